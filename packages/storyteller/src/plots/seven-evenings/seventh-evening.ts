import type { Beat } from '../plot.ts'

/** The seventh day: the wagon, the gate and the last pin. */
export const seventhEvening: readonly Beat[] = [
  {
    id: 'wagon',
    purpose: 'Ten minutes to six: the wagon comes down the lane, and a place is kept.',
    core: false,
    rank: { young: 9, old: 8 },
    valence: 0,
    scene: {
      setting: 'street',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'look-up', 'wow', 'wagon'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'wave', 'joy', 'hero'],
        ['companion', 'look-up', 'wow', 'wagon'],
      ],
      props: ['wagon', 'lanterns', 'people'],
      action: 'The wagon for {wish.the} comes down the lane, full of people, and stops.',
    },
    text: {
      toddlers: [
        '[+ Jingle, jingle! ]Here is the wagon. It goes to {wish.the}. "Come up, {hero}!"',
        'The wagon is big. It is full of people. They go to {wish.the}. [+ La, la, la!]',
        '[+ Clip, clop! ]Here comes the wagon. "We go to {wish.the}!" call the people.',
      ],
      early: [
        'At ten to six the wagon came. It had lanterns on all four corners, and half the lane sat on it and sang. [?friend: "I kept you a place!" called {friend}. ][!friend: "One place is left!" called the baker. ]It was the one in front, beside the driver. [+ You could hold the end of the reins there.]',
        'The wagon stopped. The horse blew through its nose. There were six children on it, and one baker, and a basket with a cake. "Up you come!" said the driver, and held out a hand as big as a plate. [?friend: {friend} moved over. ]{hero} looked at the hand.',
        'Jingle, jingle, jingle! Doors flew open all along the lane. The baker ran out with flour on his nose. The mail carrier ran out with one shoe. [?friend: "Here! Here!" called {friend}. ]They all climbed up, and only one place was left.',
      ],
      middle: [
        'The wagon was early. It came swaying down the lane at ten minutes to six with lanterns on its corners, and everybody was on it. Really everybody: the baker, five small bakers, the mail carrier with his mother, and old Finch in a bow tie. [?friend: {friend} stood up in front and waved both arms. "I\'ve kept you the best one! I had to sit on it sideways!" ][!friend: "One place left!" called the driver. "The best one, up here by me!" ]¶It was the place beside the driver, where you got to hold the end of the reins. {hero} had always wondered who got that place. The horse turned its head and looked at {hero.them}, as if it had been told to expect somebody.',
        'First there was the bell. Then there was the horse, white, with a hat on. Then came the wagon with its lanterns, and the singing, and the smell of lemonade and hay, and all of it stopped in the lane as though it had nowhere better to be. [?friend: "Come on!" shouted {friend}, and patted the boards. "Quick! It\'s the seat with the reins!" ][!friend: "Come on!" shouted the five small bakers. "There\'s the seat with the reins!" ]¶"We\'ve got four minutes," said the driver, with his watch in his hand. It was a strange thing to say. It was exactly how many {hero} would have needed.',
        '{hero} had meant to be behind the house when it came. {Hero.they} had planned not to look. But it is not so easy not to look at a wagon with forty people on it, all of whom are calling your name. [?friend: {friend} was the loudest. {Friend.they} had saved a place with {friend.their} own jacket. ]They had brought a drum. They had brought a cake. The driver lifted his hat.¶"All aboard?" he called.¶{hero} stood between the wagon and the gate, and it was five steps either way.',
      ],
      preteen: [
        '{hero} had planned to be out of sight by then, but the wagon was early. There it was already at the end of the lane, with lanterns at the corners and paper roses in the wheels, just as {hero.they} had seen it when {hero.they} couldn\'t sleep. Everybody that {hero} had ever met was sitting on it. [?friend: {friend} was standing up in the front, and nearly fell off, and pointed with both hands at the place next to {friend.them}. "I\'ve been sitting on it sideways since the church," yelled {friend}, "so that nobody would get it!" ][!friend: "There\'s one left, up here next to me," called the driver, "and it\'s the one where you get to hold the reins!" ]It was the best place on the whole wagon. It would have been a lot easier if they had forgotten about {hero.them}. The horse shook its bells, and then all of it, with the lights and the music, stopped right in front of {hero}.',
        "It's one thing to say no in the kitchen, and it's quite another when it comes down the lane with bells on. The wagon was fuller and brighter and much louder than anything that {hero} had gotten ready for. There was a man on it with an accordion, and there was a cake. [?friend: There was {friend}, who had saved the seat next to the driver for {hero.them}, and must have defended it for about a mile against the baker's five children. ][!friend: The seat next to the driver was empty, the one where you got to hold the reins, and the baker's five children couldn't stop looking at it. ]\"We leave at six,\" said the driver, and looked at a watch that was as big as a turnip. \"So you've got four minutes, if there's anything you still have to do.\" Then {hero} started to laugh, and couldn't explain to anyone why.",
        '"You\'re not even dressed!" somebody called when the wagon stopped, and it was true. {hero} was wearing the same old boots as on all the other evenings. {Hero.they} had done that on purpose, so that {hero.they} couldn\'t go, and it made no difference at all, because nobody cared about boots. [?friend: {friend} just pulled a jacket off the place that {friend.they} had been saving, and banged on the board. ][!friend: They just moved up, all along the front bench, until there was a gap, and it was exactly the right size. ]They were singing something that you could join in. It smelled of hay and lemonade and horse, and nobody had ever wanted {hero} to come along as much as this. On the church clock it was four minutes to six, and on the left was the wagon, and on the right was the gate.',
      ],
    },
    more: {
      middle: ['"It\'s nearly six," said {mentor}. {Mentor.they} did not say anything else.'],
      preteen: [
        "{mentor} had come out, and was standing by the wall, in the usual place, with the usual mending. {Mentor.they} looked at the horse, and at the lanterns. \"It's the prettiest that it's ever been,\" said {mentor}, who could just as well have said that it wasn't so special. {hero} had never liked anybody so much, or found them so little help.",
      ],
    },
  },
  {
    id: 'gate',
    purpose: "Six o'clock: the hero turns in at the neighbor's gate.",
    core: true,
    valence: 1,
    carries: 'choice',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['hero', 'reach', 'calm', 'gate'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'look-up', 'sad', 'hero'],
        ['companion', 'walk', 'calm', 'hero'],
      ],
      props: ['gate', 'wagon', 'lanterns'],
      action: "{hero} turns away from the wagon and opens {owner}'s gate.",
    },
    text: {
      toddlers: [
        'Here is the wagon to {wish.the}. {hero} wants to go. "No. I must {job.tto}." {hero} opens the gate. [+ Squeak!]',
        '"Come to {wish.the}!" call the people. "I said I would help," says {hero}. {hero} opens the gate. [+ Squeak!]',
        '{hero} wants to see {wish.the}. But {hero} said yes to {owner}. So {hero} opens the gate. [+ Squeak!]',
        'The wagon waits. {job.the} waits. Which way? {hero} said yes. {hero} goes to {job.the}. Squeak goes the gate!',
      ],
      early: [
        'The wagon stood in the lane, and one place was free. The church clock began to strike. It was a very good place. [?friend: {friend} had a hand on it. ]{hero} turned around and pushed the gate. Squeak. "I can\'t," {hero.they} said. "It\'s six."',
        '"Aren\'t you coming?" [?friend: called {friend}][!friend: called the driver] from the wagon. {hero} wanted to. {Hero.they} wanted to right down to the toes. But the toes were already pointing the other way. "I have one pin left," said {hero}. Squeak. {hero} went in.',
        '{hero} held on to the gatepost. In front was the wagon, with the lights and the song. Behind {hero.them} was one pin. Ding, went the clock. Dong. {hero} took a big breath and let go of the post. {Hero.they} turned around, and pushed. Squeak!',
        '"Please," said {hero}, "could you wait a bit?" The driver shook his head. There were forty people on the wagon. "Then you have to go," said {hero}, "and I have to go, too." Squeak, said the gate, as on all the other days.',
      ],
      middle: [
        'The church clock cleared its throat, the way it does before it strikes. The wagon stood in the lane, shining from end to end, and there was one place free on it. {hero} could have told you how many steps it was. [?friend: "Get *in*," begged {friend}. ]¶"I can\'t," said {hero}. "It\'s six."¶It was the plainest sentence in the world. {Hero.they} had to turn around before {hero.they} had quite finished it, or {hero.they} might have taken it back. {Hero.they} put {hero.their} weight against {owner}\'s gate. It squeaked on its low note, the one for *in*.¶Nobody clapped. The lane was not that sort of lane. [?companion: {companion} slipped through after {hero.them}, just before it closed.]',
        '"Won\'t they let you off?" asked the driver. He meant it kindly.¶"I\'d have to ask," said {hero}, "and there\'s no one here to ask. That\'s sort of the point." {Hero.they} looked along the wagon once more, at the lanterns, and the faces, and the one place with nobody in it. [?friend: {friend} had stopped waving. ]{Hero.they} tried to keep it the way you keep a picture. Then the clock struck, and {hero.they} walked five steps across the lane, the wrong way. The latch was cold. The gate said *in*.',
        'If somebody had said something just then, {hero} might have climbed up. Or if somebody had said the opposite, {hero.they} might have climbed up out of crossness. But {mentor} only stood by the wall with {mentor.their} mending. The horse only shook its bells. There was nothing to push against.¶So it had to be {hero.themself}. {Hero.they} looked down at {hero.their} feet, and saw that they were already standing sideways. "All right," {hero.they} told them. *One*, said the clock. *Two.* [?friend: "{hero}!" called {friend}. ]By *three* {hero.they} had the latch in {hero.their} grip. By *six* {hero.they} {hero:was|were} inside.',
        '{hero} walked up to the wagon. {Hero.they} went right up to the wheel, and put a palm on it. It was warm from the road. [?friend: "At last," said {friend}, and reached down to help. ][!friend: "At last," said the driver, and reached down to help. ]¶"I only came to say have fun," said {hero}. It took two tries, because the first one had no sound in it. "And look at {wish.best} for me. Look properly." Then the clock began to strike, and {hero} let go of the wheel, and crossed the lane, and opened the gate. {mentor} had left it on the latch.',
      ],
      preteen: [
        'In the end {hero} didn\'t decide it at all. {Hero.they} had always thought that there would be a moment when you make up your mind. There was the wagon, lit up like a birthday, with one place left on it. There was the church clock, just about to strike. And there were {hero.their} own feet, in the old boots, which had gone through a certain gate on six evenings in a row, and now they turned around and did it again. [?friend: "You\'re joking," said {friend} from above. Then {hero} looked up. "You\'re not joking," said {friend}. ]"Have fun," said {hero}, and {hero.their} voice came out too high. The gate squeaked on its low note, the one for going in. Until it was shut behind {hero.them} {hero.they} didn\'t dare to turn around.',
        '"Nobody would blame you," said the driver, leaning down.¶"I know, I asked everybody," said {hero}. The clock had started to strike, and {hero.they} had thought of something to say, something short and brave. But now {hero.they} saw all the faces in the light of the lanterns, and every one of them wanted {hero.them} to come. "I want to," said {hero}, and it was good to say it out loud. "I want to so much that I feel sick. I just told somebody that I\'d be somewhere else." Then {hero.they} crossed the lane, and it was five steps. [?friend: At the third one {friend} called {hero.their} name, not to stop {hero.them}, but only the way you do at a train station. ]{hero} lifted the latch, and pushed.',
        '{hero} had thought that {hero.they} would at least feel proud. But there was only a gate with old paint on it, and a latch that got stuck when it was damp, and forty people behind {hero.them} who had stopped singing to see what {hero.they} would do. {Hero.they} would rather have done it without anybody looking. The clock struck one, and two. [?companion: {companion} looked back at the wagon, and then up at {hero}, and then {companion.they} sat down in front of the gate. ]{hero} could still have made a joke out of it, and {hero.they} even had one ready. "Excuse me," {hero.they} said instead, to nobody in particular, as you do when you have to leave a movie before the end. Then {hero.they} lifted the latch and went in.',
        'It would have been easier if one of them had been mean about it, but the driver only held out his hand. [?friend: {friend} only moved over and smiled, and wasn\'t worried at all. ]The lanterns just went on shining, and there was nothing that you could be brave against. It was like getting out of a warm bath. {hero} put one hand on the side of the wagon for a moment, the way you pat a horse. Then {hero.they} turned {hero.their} back on the best evening of the year, and walked across the lane to {owner}\'s gate. It squeaked on its two notes, as if it wanted to know who was there. "It\'s me," said {hero}. "Who else?"',
      ],
    },
    more: {
      early: ['"I will be here on the wall," said {mentor}, and sat down.'],
      middle: ['"I\'ll be here on the wall," said {mentor}, and sat down.'],
      preteen: [
        '{mentor} came after {hero.them} and sat down on the wall, in the usual place. {Mentor.they} didn\'t say "Well done." {Mentor.they} took out the mending and bent over it, and it was quite a while before {mentor.they} found the hole. {hero} was crying a bit, and it was good to have somebody there who wasn\'t looking.',
      ],
    },
  },
  {
    id: 'wagon-leaves',
    purpose: 'The wagon goes; the sound gets smaller.',
    core: false,
    rank: { young: 2, old: 9 },
    valence: -2,
    scene: {
      setting: 'street',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'peek', 'sad', 'wagon'],
        ['mentor', 'comfort', 'calm', 'hero'],
        ['companion', 'sit', 'sad', 'hero'],
      ],
      props: ['wagon', 'lanterns', 'wall'],
      action: '{hero} looks over the wall as the wagon drives away without {hero.them}.',
    },
    text: {
      toddlers: [
        '[+ Jingle, jingle. ]The wagon goes to {wish.the}. {hero} stays. [+ {mentor} is near.]',
        'The wagon rolls away. It is small. It is gone. {hero} is sad. [+ Sniff.]',
        '"Bye-bye!" calls {hero}. The wagon is gone. It is so quiet now.',
      ],
      early: [
        '{hero} climbed on the bucket to see over the wall. The wagon went around the corner, first the horse, then the lanterns, then the song. [?friend: {friend} waved with both arms. ]{hero} waved, too. "It\'s gone," {hero.they} said. "Yes," said {mentor}.',
        'Clip, clop. Clip, clop. Clip. Then it was quiet. {hero} sat down where no one could see {hero.them}, and cried a bit. [?companion: {companion} sat down, too. ]It was about as long as a shoelace. After that {hero.they} wiped {hero.their} nose and stood up. There was still a job to do.',
        'Far away the bell went jingle. Then it went jin. {hero} held {hero.their} breath to hear it a little longer. "There," {hero.they} said. "No," said {mentor}, "that was a cricket." So it was over, and it had gone without {hero.them}.',
      ],
      middle: [
        'The whip cracked, and everyone on the wagon shouted. {hero} did not look around. {Hero.they} heard it roll to the end of the lane, bells, wheels, song and all, and {hero.they} heard it turn the corner. After that {hero.they} could only hear the bells. Then it might have been bells, or it might have been wanting to hear them.¶"It\'s gone," said {hero}.¶"Yes," said {mentor}.¶Nobody said that there would be another one, because there wouldn\'t, not for a year. {hero} leaned {hero.their} forehead against the inside of the gate. [?companion: {companion} leaned against {hero}. ]It was rough, and it smelled of rain.',
        '{hero} stood on the upturned bucket and watched it go. It was a mistake, but {hero.they} would have been sorry not to. The lanterns went bobbing away between the hedges. [?friend: {friend} had turned around on the seat and was looking back for as long as there was anything to see. ]At the bridge they all shouted "Hurray!" as people do, and then the trees closed over them like a curtain.¶{hero} got down from the bucket and turned it the right way up. {Hero.their} chin was behaving badly. {mentor} handed over a handkerchief with a half-finished hem, and looked at the sky.',
        'It took a long time for it to be quiet. You would not believe how long you can hear forty people who are happy. They got to the mill, and there was a cheer. They got to the bridge, and there was another. {hero} listened to each of them as if {hero.they} had been paid to.¶Then it was only evening. A blackbird said something short.¶"I\'m not sorry I did it," said {hero}. "But I\'m sorry."¶"You can be both," said {mentor}. "There\'s room on the wall."',
      ],
      preteen: [
        "The driver said something to the horse. Everybody cheered, and then the whole bright wagon moved off down the lane, and its light slid along the top of the wall and was gone. {hero} stood inside the gate, and {hero.they} had thought that the worst would be over now. Nobody had told {hero.them} that afterward you have to stand there and listen. It took ten minutes until you couldn't hear the wagon anymore. They sang as far as the mill, and at the bridge they cheered, and after that it got quieter and quieter, until you couldn't have said if it was the wagon or only the stream. {hero} cried for part of it. {mentor} moved over on the wall, to make room.",
        "{hero} wasn't going to watch it go, because {hero.they} had made up {hero.their} mind about that, so it must have been somebody else who was standing on the bucket and looking over the wall. The lanterns swung away between the hedges. [?friend: On the front seat somebody was sitting backward and looking at the gate. ]The others weren't thinking about {hero} anymore, and of course they weren't, because they were on their way to {wish.the}. That was what hurt, though. It wasn't only that {hero.they} would miss it, it was that hardly anybody would notice. At the corner the last lantern blinked, and then it was just a lane.",
        '"You can still hear them," said {mentor} after a while.¶"I know, you don\'t have to tell me," said {hero}. They sat next to each other, with their backs against the gate, and listened to the music getting smaller. It went past the mill, and then it went over the bridge. "I thought that I\'d feel good," said {hero}. "In stories they always feel good."¶{mentor} thought about that. "Probably they do by the end of the chapter," {mentor.they} said. "I\'ve never heard of anybody who felt good right on the doorstep." One last time you could hear the bells, very far away, as thin as a pin that drops into a tin. Then there was nothing.',
      ],
    },
    more: {
      middle: ['A single paper rose lay in the lane, with a wheel mark across it.'],
      preteen: [
        'It took a while until the dust had settled. In the place where the wagon had stood there was a paper rose, with the track of a wheel across it, and lots of footprints that all pointed in the same direction. {hero} looked at it. Then {hero.they} noticed that {hero.they} {hero:was|were} cold, and that it was six minutes past six.',
      ],
    },
  },
  {
    id: 'last-pin',
    purpose:
      'The job, done properly, in the quiet; what the hero wanted is missed, and something small happens.',
    core: true,
    valence: 1,
    scene: {
      setting: 'place',
      time: 'evening',
      shot: 'close',
      cast: [
        ['hero', 'work', 'tender', '{job}'],
        ['mentor', 'sit', 'calm', 'hero'],
        ['companion', 'sit', 'happy', '{job}'],
      ],
      props: ['{job}', 'tin'],
      action: '{hero} does the job for the seventh time, and the {job} is the only one there to see it.',
    },
    text: {
      toddlers: [
        'It is so quiet. {job.tdo} {job.tturn} The last pin comes down. [+ Clack.]',
        '"Here I am," says {hero}. {job.tdo} {job.tturn} That is the last pin. [+ Clack!]',
        'The people are at {wish.the}. {hero} is with {job.the}. {job.tdo} {job.tturn} Clack.',
        '{job.tdo} Look! {job.tturn} Seven pins are down. [+ All done!]',
      ],
      early: [
        'There was no one in the lane now. {hero} {job.edid}, and did not leave out a bit. And then, while {hero.they} stood there with a wet nose, {job.the} {job.eturn}. Then the music over the hill stopped. Clack went the last pin.',
        '"Good evening," said {hero}. "It\'s me. I was nearly not me." Then {hero.they} {job.edid}. Over the hill {wish.the} had begun, without {hero.them}. And {job.the} {job.eturn}! "Oh!" said {hero}. [?companion: {companion} saw it, too. ]Nobody else in the world did. Clack.',
        '{hero} {job.edid}. It was the seventh time, and {hero.they} kept {hero.their} eyes wide open. And {job.the} {job.eturn}. "{mentor}!" whispered {hero}. "Look!" They looked until it was nearly dark, and the music over the hill had stopped. "I missed it," said {hero}. The last pin went clack.',
        'The pin hung all alone on its line. "Not yet," {hero} told it. First {hero.they} {job.edid}. And then {job.the} {job.eturn}. And {hero} laughed out loud, with one tear still on {hero.their} chin. But over the hill it was dark, and {wish.the} was over. Clack. Seven.',
      ],
      middle: [
        'It was very quiet. {hero} {job.did}. {Hero.they} did it neither fast nor slowly, and {hero.they} did not leave out the part that nobody ever saw. From beyond the hill came {wish.sound}, now and then, when the wind was right. {Wish.best} must be just about now.¶Then {job.the} {job.turn}.¶{Job.it} had never done that before. {hero} held {hero.their} breath. There was no one to call, and {hero.they} would not have called anyone. They stayed like that, the two of them, until the sky over the hill went from gold to gray, and {hero.they} noticed that the music had stopped, and that it was over, and {hero.they} had missed it.¶The last pin was stiff. It went into the tin with the others. *Clack.*',
        '"You don\'t even know what day it is," {hero} told {job.the}. {Job.it} gave no sign of it. {hero} {job.did}, for the seventh time, and somewhere in the middle {hero.they} noticed a thing. {Hero.they} {hero:was|were} not doing it for the pin anymore, or for {owner}, or to be the sort that does it. {Hero.they} {hero:was|were} just doing it, and {hero.they} knew each bit, and it was rather peaceful.¶And that was when {job.the} {job.turn}. "Well, look at you," said {hero}, very low.¶By the time {hero.they} had reached up for the pin, it was dark. *Clack.* Over the hill {wish.best} had come and gone. {Hero.they} would have to hear about it.',
        '{mentor} sat on the wall and did not ask how it was going. Behind the hill they had {wish.sound}. On this side they had a cricket. {hero} {job.did}. {Hero.they} did it properly, because it was the last time, and because if {hero.they} had come here for this, then this was what {hero.they} wanted to have come for.¶"{mentor}," {hero.they} said after a while, in a strange voice. "Come here. Slowly."¶{mentor} came. {Job.the} {job.turn}.¶"Seven evenings," whispered {mentor}, "and {job.it} picks this one." They stood and looked. A long way off people cheered, for the last time, and then no more. {hero} took down the pin. It weighed nothing. *Clack.*',
        "The seventh time was like the first, only without the noise. {hero} had left the broom at home, and the bow, and the song. {Hero.they} {job.did}. That was all there was to do, and {hero.they} did all there was.¶Then {job.the} {job.turn}.¶{hero} would have liked to be able to say that it made up for {wish.the}. It didn't. {Wish.the} was still going on over there without {hero.them}, and then it was over without {hero.them}, and it would not be back for a year. But nobody on that wagon had seen this. There had been only one place for it, and {hero} had been standing on it. *Clack*, said the last pin, and the line was empty.",
      ],
      preteen: [
        "It was so quiet that {hero} could hear the pin turning on the line. {Hero.they} {job.did}. There was nobody to see it, and nothing to get for it, and {hero.they} noticed that {hero.they} {hero:was|were} taking more trouble over it than on any evening since the first one. If {hero.they} had given up {wish.the} for this, then {hero.they} at least wanted to do it well. When the wind turned you could hear {wish.sound} from behind the hill, like a party in somebody else's house.¶And then {job.the} {job.turn}. {hero} stood as still as {hero.they} had ever stood. It wasn't a reward, because nobody had planned it. It wasn't nearly as big as {wish.best}, either, but it had happened right there, at that moment, and if {hero} had been on the wagon, nobody would have seen it. It was dark when {hero.they} took down the last pin. By then the music had stopped, and it was over. *Clack.*",
        '"I gave up {wish.best} for you," {hero} told {job.the}. "Do you have anything to say about that?" {Job.it} didn\'t. {hero} {job.did}, one thing after another, while it got dark, and noticed that you can be completely miserable and still have steady hands. And somewhere in the middle of it {hero.they} forgot to be miserable. There was only the work, and how the evening smelled, and {mentor} on the wall, pulling a thread through a sock. {Hero.they} knew all of it so well by now, and {hero.they} would miss it, {hero.they} thought, and was surprised.¶Just then {job.the} {job.turn}, and "Oh," said {hero}, who couldn\'t think of anything else to say. From behind the hill came one last cheer, and then it got quiet, the way it does when people look for their coats. It was over, and {hero.they} hadn\'t been there, and the seventh pin dropped into the tin.',
        '{hero} had always thought that the last time would be different from the other six, and it wasn\'t, and {hero.they} {job.did}. The same board creaked, and the same blackbird sang the same song. From behind the hill came {wish.sound}, and {hero} knew exactly what was happening there. Now they were getting down from the wagon, and now they were finding their places, and now it was time for {wish.best}. {Hero.they} thought of it from beginning to end, and {hero.their} hands went on with what they were doing, so {hero.they} almost didn\'t see it. {Job.the} {job.turn}.¶"{mentor}," whispered {hero}, and hardly moved {hero.their} lips. {mentor} put down the mending. For a long time neither of them said a word. When {hero} took down the last pin it was night, and behind the hill it was quiet, and what {hero.they} had wanted for a whole year was over. *Clack*, went the tin. Seven.',
        "There was nobody left in the lane, and all the windows were dark, as if the whole world had gone to {wish.the} and had left {hero} the key. {Hero.they} {job.did}, and it took four minutes, just as on the first evening, because there wasn't any reason to hurry anymore. Then {hero.they} stayed there, and didn't know what {hero.they} {hero:was|were} waiting for, and {job.the} {job.turn}.¶{hero} let out {hero.their} breath. {Hero.they} had imagined that one day {hero.they} would look back on this evening and be proud of it. {Hero.they} hadn't imagined that there would be anything in it to like. From behind the hill you could still hear {wish.sound} now and then, and each time it hurt a little, and then you couldn't hear it anymore. They were going home now. {hero} reached up and took down the seventh pin, and held it for a moment before {hero.they} let it drop.",
      ],
    },
    more: {
      early: ['"Seven," said {mentor}, and looked in the tin, to be fair. It was seven.'],
      middle: ['"Seven," said {mentor}, and counted the tin, to be fair. It was seven.'],
      preteen: [
        'The line swung back and forth with nothing on it, and it looked a lot longer than before. {hero} put the lid on the tin, and wiped {hero.their} nose, and sat down next to {mentor}, who had stopped pretending to mend a long time ago. "Was it four minutes?" asked {hero} after a while.¶"I didn\'t look," said {mentor}. "I\'d say that it was about a year."',
      ],
    },
  },
]
