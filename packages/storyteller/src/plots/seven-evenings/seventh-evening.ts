import type { Beat } from '../plot.ts'

/** The seventh day: the words, the wagon, the gate and the last pin. */
export const seventhEvening: readonly Beat[] = [
  {
    id: 'verse',
    purpose: 'The words, on the seventh day, a few hours before six.',
    core: true,
    valence: 0,
    carries: 'verse',
    scene: {
      setting: 'kitchen',
      time: 'day',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'thinking', 'mentor'],
        ['mentor', 'work', 'tender', 'hero'],
        ['companion', 'sit', 'calm', 'hero'],
      ],
      props: ['table', 'basket', 'window'],
      action: '{hero} sits with {mentor} in the kitchen and listens.',
    },
    text: {
      toddlers: [
        { say: '{mentor} sings. {hero} sits near. {verse} {heart}', way: 'sung' },
        { say: 'The big book opens. {mentor} reads. {verse} {heart}', way: 'read-aloud' },
        { say: 'Pop, pop, go the peas. {mentor} says: {verse} {heart}', way: 'hands-busy' },
        { say: 'A card from {owner}! {mentor} reads. {verse} {heart}', way: 'in-a-letter' },
      ],
      early: [
        {
          say: 'There was a card in the mailbox. It was from {owner}, and it was for {hero}. On the back there was only one line.¶{verse}¶"Nothing about the pins?" asked {mentor}. {hero} turned the card around. "No," {hero.they} said. "Only this."',
          way: 'in-a-letter',
        },
        {
          say: '{mentor} was making soup, and {hero} was making a face. "Say something," said {hero}. {mentor} went on cutting carrots. Then {mentor.they} said it by heart, one word for each carrot.¶{verse}¶"That was a lot of carrots," said {hero}.',
          way: 'hands-busy',
        },
        {
          say: 'The church door was open, and somebody was practicing for Sunday. {hero} stood still with {mentor} and listened.¶{verse}¶"They sang it twice," said {hero}. "Maybe they weren\'t sure," said {mentor}. "I think they were," said {hero}.',
          way: 'overheard',
        },
        {
          say: '{hero} wrote a card for {owner}. "Welcome home," it said. There was a lot of room under it. {mentor} put a finger on a line in the Bible, and {hero} wrote that, too.¶{verse}¶"Now I have to give it to {owner.them}," said {hero}. "And look at {owner.them}."',
          way: 'written-out',
        },
      ],
      middle: [
        {
          say: 'At noon the mail carrier brought a postcard with a railway station on it. {owner} had very small handwriting. *The food is good*, it said, *and the beds are short. I think of the pins at six, and then I have my supper in peace. Here is what we had in church:*¶{verse}¶"At six," said {hero}, "and then in peace." {Hero.they} propped the card against the milk jug. It was no good. It could be read from everywhere in the room.',
          way: 'in-a-letter',
        },
        {
          say: 'There was a wooden spoon on {mentor}\'s wall, too big for any pot. It had letters burned into the handle. {hero} had seen it every day and had taken it for decoration. Now that {hero.they} {hero:was|were} looking for something to do except think, {hero.they} read it, from the bowl upward.¶{verse}¶"Who made this?" asked {hero}.¶"A man who wasn\'t any good at spoons," said {mentor}. "He said that it was the words he needed."',
          way: 'on-a-thing',
        },
        {
          say: '{hero} had learned it for a sticker. {Hero.they} had said it in front of the whole class at full speed, like somebody running downstairs, and had got the sticker, and had never thought of it since. Now, over a bowl of soup that was getting cold, it came back up the stairs, one step at a time.¶{verse}¶"Did you say something?" asked {mentor}.¶"No," said {hero}. "Something said me." That was not quite what {hero.they} meant, but it was close.',
          way: 'by-heart',
        },
        {
          say: 'They were shelling peas, {hero} on one side of the bowl and {mentor} on the other. "Do you still know that one that goes in turns?" asked {mentor}. "You say some and I say some."¶{hero} knew it. They said it over the bowl, a few words each, with peas in between.¶{verse}¶"You had the longer half," said {hero}.¶"It goes around," said {mentor}. "Next time it\'s you."',
          way: 'in-turns',
        },
      ],
      preteen: [
        {
          say: '{hero} had gone to fetch down the big Bible from {mentor}\'s shelf for the least pious of reasons, which was that there was a train timetable in it. There might have been another way of getting to {wish.the}. The timetable was not there. Where it should have been, a pressed clover lay between the pages, and beside the clover somebody had drawn a line in pencil.¶{verse}¶"Have you found what you were looking for?" {mentor} called from the stove.¶"No," said {hero}, still reading.',
          way: 'opened-by-chance',
        },
        {
          say: 'At noon there was a postcard. It had a railway station on the front and {owner}\'s upright handwriting on the back, so small that {owner.they} must have done it with a pin. *I am being fed too much*, {owner.they} wrote. *At six o\'clock every evening I look at my watch, and think of you, and then I pass the potatoes. The sermon was on this, and I thought it was rather in your line:*¶{verse}¶{hero} read it standing up. Then {hero.they} handed it across the table to {mentor}, because it is sometimes easier to have a thing in two pairs of hands.¶"{Owner.they} didn\'t write it to catch you out," said {mentor}. "I know," said {hero}. "That\'s how it caught me."',
          way: 'in-a-letter',
        },
        {
          say: 'It was stamped around the rim of the bread plate, in letters so worn that you could feel them better than you could see them. {hero} had eaten from that plate more often than {hero.they} could count. It was only because {hero.they} had no appetite, that noon, that {hero.they} pushed the crust aside and followed the words with one finger, all the way around.¶{verse}¶"It\'s been on there the entire time," said {hero}.¶"That\'s what it\'s for," said {mentor}, pouring the water. "You\'re meant to reach it when you\'ve finished what\'s on top."',
          way: 'on-a-thing',
        },
        {
          say: '"Can you still do the one you learned for Sunday?" asked {mentor}, who was up to the elbows in the sink and needed entertaining.¶{hero} could. {Hero.they} had rattled it off so often that it ran without supervision, like a clock, and so {hero.they} began, with {hero.their} mind on the wagon. About halfway through, {hero.their} mind came back in, and stood listening in the doorway.¶{verse}¶There was a silence, with dripping in it. "You slowed down," said {mentor}.¶"I was listening to it," said {hero}. "I generally just say it."',
          way: 'by-heart',
        },
      ],
    },
    more: {
      middle: [
        'The clock on the wall said ten minutes past two. {hero} had never known it to be so much on its mind.',
      ],
      preteen: [
        'It would be wrong to say that this decided it. {hero} was not the kind of person that you can decide with one sentence. But it had been a question, up to then, of what {hero.they} could get away with, and now, without anybody raising their voice, it seemed to be a question of something else. {Hero.they} finished the soup, since it was there. The clock struck the half hour; it would strike it three times more.',
      ],
    },
  },
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
        'Jingle, jingle! Here is the wagon. "Come up, {hero}!"',
        'The wagon is big. Jingle! It is full of people. [+ La, la, la!]',
        'Clip, clop, clip, clop. What comes? The wagon! [+ Lights all over.]',
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
        '{hero} had intended to be out of sight by then. But the wagon came early, and there it was at the end of the lane, with lanterns at its corners and paper roses in its wheels, exactly as {hero.they} had seen it when {hero.they} lay awake. Everyone whom {hero} had ever met seemed to be sitting on it. [?friend: {friend} stood up in the front, and nearly fell, and pointed with both hands at the place beside {friend.them}. "I\'ve been sitting on it sideways since the church," {friend.they} yelled, "so that nobody would get it!" ][!friend: "There\'s one left, up here by me," called the driver, who remembered everybody, "and it\'s the one with the reins." ]It was the best place there was. It would have been a good deal simpler if they had forgotten to keep it. The horse shook its bells, and the whole glittering affair drew up in front of {hero} and stopped.',
        'It is one thing to decide against something in the kitchen, and quite another when it comes down the lane to meet you with bells on. The wagon was fuller, and brighter, and very much louder than anything that {hero} had prepared for. Old Finch was on it, in a bow tie; there was a cake. [?friend: There was {friend}, who had saved {hero.them} the seat beside the driver, and defended it, obviously, for about a mile against five small bakers. ][!friend: The seat beside the driver, the one with the reins, was empty, and five small bakers were looking at it with longing. ]"We leave at six," said the driver, consulting a watch the size of a turnip. "That gives you four minutes, if you have anything still to do." {hero} began to laugh, rather helplessly, and could not explain to anyone why.',
        '"You aren\'t even dressed!" somebody called down from the wagon, as it came to a halt, and it was true. {hero} had on the same old boots as on all of the other evenings. {Hero.they} had done that on purpose, so as not to be tempted, and it had made no difference, because nobody minded about boots. [?friend: {friend} only hauled {friend.their} jacket off the place that {friend.they} had been saving, and thumped the board. ][!friend: They only moved up, all along the front bench, until there was a gap of exactly the right width. ]They were singing something with a chorus. The lanterns swung; it smelled of hay, and lemon peel, and horse. {hero} had never in all {hero.their} life been so thoroughly invited. It was four minutes to six by the church clock, and to the left was the wagon, and to the right was the gate.',
      ],
    },
    more: {
      middle: ['"It\'s nearly six," said {mentor}. {Mentor.they} did not say anything else.'],
      preteen: [
        "{mentor} had come out and was standing by the wall, in the usual place, with the usual mending. {Mentor.they} looked at the horse, and at the lanterns, with honest admiration. \"It's the prettiest it's ever been,\" said {mentor}, who might perfectly well have pretended that it wasn't. {hero} had never liked anybody so much, or found anybody so little help.",
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
        'Ding, dong. Six! There is the wagon. There is the gate. Squeak. [+ In goes {hero}.]',
        '"Come up!" call the people. "I said I would." Squeak goes the gate.',
        '{hero} wants to go. But {hero} walks to the gate. Squeak!',
        'The wagon waits. The pin waits. Which way? Step, step. Squeak!',
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
        'It was not, in the end, a matter of deciding. {hero} had expected there to be a moment when the thing was weighed, and one side of it went down. There was the wagon in the lane, lit up like a birthday, and there was the single place that was free on it. There was the church clock, drawing its breath. And there were {hero.their} own feet, in the old boots, which had gone through a certain gate on six evenings in a row, and which now simply turned around and did it again. [?friend: "You\'re not serious," said {friend} from above, and then, when {hero} looked up, "You are." ]"Have a good time," said {hero}. {Hero.their} voice came out rather high. The gate gave its lower note, the one for *in*, and for as long as it took to close {hero.they} did not dare to look behind {hero.them}.',
        '"Nobody would blame you," said the driver, leaning down.¶"I know," said {hero}. "I\'ve asked everybody." The clock had begun to strike. {Hero.they} had thought up something to say for this occasion, something short and fairly noble, but now {hero.they} looked along the row of faces in the lantern light, all of which only wanted {hero.them} to come, and it seemed no time for being noble. "I want to," {hero.they} said, and it was a relief to have it out in the open. "I want to so much that I feel sick. I just said I\'d be somewhere else." {Hero.they} crossed the lane; it was five steps. [?friend: At the third of them {friend} called {hero.their} name, not to stop {hero.them}, but only as you do at a station. ]{Hero.they} lifted the latch, and pushed.',
        '{hero} had supposed that there would be some pride in it; there ought to have been, by rights. What there was instead was a gate, with peeling paint, and a latch that always stuck a little in the evening damp, and forty people at {hero.their} back who had stopped singing in order to watch. {Hero.they} would have preferred to be doing it alone. The clock struck one, and two. [?companion: {companion} looked back at the wagon with open regret, and then up at {hero}, and then sat down against the gate. ]{Hero.they} could still have turned it into a joke. {Hero.they} noticed the joke, in fact, lying ready, and stepped over it. "Excuse me," {hero.they} said to nobody in particular, as you do when you leave a row of seats before the end, and lifted the latch, and went in.',
        'What would have happened, {hero} sometimes asked {hero.themself} afterward, if the wagon had been late, or the clock had been slow, or if one single person had been unpleasant about it? There might have been something to be brave against. But the driver only held out a hand. [?friend: {friend} only moved over, and smiled, and there was not the smallest doubt in {friend.their} face. ]The lanterns only shone. {hero} had to do it with no help of any kind, as you get out of a warm bath. {Hero.they} laid a palm against the side of the wagon for a moment, the way you would touch a horse. Then {hero.they} turned {hero.their} back on the best evening of the year, and walked across the lane to {owner}\'s gate, and heard it ask, on its usual two notes, who was there. "It\'s me," said {hero}. "Who else?"',
      ],
    },
    more: {
      early: ['"I will be here on the wall," said {mentor}, and sat down.'],
      middle: ['"I\'ll be here on the wall," said {mentor}, and sat down.'],
      preteen: [
        '{mentor} came after {hero.them} and sat down on the wall, in the usual place. {Mentor.they} did not say "well done." {Mentor.they} unfolded the mending, and bent {mentor.their} head over it, and for quite some time {mentor.they} did not appear to be able to find the hole. There is a kind of company that consists mainly of not looking, and {hero}, whose eyes were not quite dry, was glad of it.',
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
        'Jingle, jingle. There it goes. Bye-bye, wagon. [+ {mentor} is near.]',
        'The wagon rolls away. Small. Smaller. Gone. {hero} is sad. [+ Sniff.]',
        '"Bye!" calls {hero}. Jingle, jin... It is so still now.',
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
        'The driver said something to the horse. There was a cheer, and a jolt, and then the whole blaze of it began to move off down the lane, and the light slid along the top of the wall, and was gone. {hero} stood inside the gate. {Hero.they} had believed that once {hero.they} had done the thing, the worst would be over. Nobody had mentioned that afterward you had to stand there and listen; it took the wagon nearly ten minutes to get out of earshot. There was singing as far as the mill, and a cheer at the bridge, and then a murmur that grew thinner and thinner, until it would have been hard to say at what point it left off being the wagon, and became the stream. {Hero.they} cried for some of it; there was no one there but {mentor}, and {mentor.they} moved over on the wall.',
        '{hero} did not watch it go. {Hero.they} had the firmest intention of not watching, and so it must have been somebody else who was standing on an upturned bucket with {hero.their} chin on the wall. The lanterns went away between the hedges, swinging. [?friend: On the front seat one person was sitting the wrong way around and looking back. ]Nobody on it was thinking about {hero} any longer, or very few, and that was as it should be; you could not expect it of people on their way to {wish.the}. It was what hurt, though, oddly enough: not the part that {hero.they} would miss, but how little gap it left. At the corner the last lantern winked, and the hedge closed, and it was an ordinary lane.',
        '"You can still hear them," said {mentor}, after some minutes.¶"I know," said {hero}. "I\'d rather you didn\'t point it out." But they both listened, side by side, with their backs against the gate, to that small bright noise getting smaller; it went by the mill. It went over the bridge. "I thought I\'d feel good," {hero} said after a while. "In stories people feel good."¶{mentor} thought about it. "I dare say they do, by the end of the chapter," {mentor.they} said. "I never heard that anyone felt good on the actual doorstep." There was one more burst of bells, very far away, as thin as a pin dropping into a tin. Then there was nothing.',
      ],
    },
    more: {
      middle: ['A single paper rose lay in the lane, with a wheel mark across it.'],
      preteen: [
        'The dust in the lane took a while to settle. Where the wagon had stood there was a paper rose with a wheel track over it, and some horse dung, and a great number of footprints that all pointed the same way. {hero} looked at it all with attention; it is a strange thing to see the very spot where you are not. After a time {hero.they} discovered that {hero.they} {hero:was|were} cold, and that it was six minutes past six.',
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
        'It is so quiet. {job.tdo} {job.tturn} Last pin. Clack.',
        '{job.tdo} "I came," says {hero}. {job.tturn} Last pin. Clack!',
        'No lights. Only {job.the}. {job.tdo} {job.tturn} Clack.',
        '{job.tdo} Look! {job.tturn} Seven pins. Clack. [+ All done.]',
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
        "It was so quiet that {hero} could hear the pin turning on the line, and {hero.they} {job.did}. There was no audience, and nothing to be got by it, and {hero.they} noticed with mild surprise that {hero.they} {hero:was|were} taking more trouble than on any evening since the first. It was not a protest. It was only that this was the thing for which {hero.they} had given up {wish.the}, and it seemed a pity to do it badly. When the wind came around you could hear {wish.sound}, from beyond the hill, like a party in somebody else's life.¶And then {job.the} {job.turn}. {hero} stood as still as {hero.they} had ever stood; it was no reward. Nobody had arranged it, and it did not weigh as much as {wish.best}, or anything like it. But it had happened in that place at that minute, and there had been someone there; it was dark before {hero.they} took down the last pin. By then the music had stopped, and it was over. *Clack.*",
        '"I gave up {wish.best} for you," {hero} informed {job.the}. "I don\'t suppose that you care to comment?" {Job.it} did not. {hero} {job.did}, step by step, while the light went, and found that it is possible to be thoroughly miserable and to have steady hands. Somewhere along the way the misery got bored and wandered off. There was only the work, and the smell of the evening, and {mentor} on the wall, drawing a thread through cloth. {Hero.they} knew it all so well by now, and {hero.they} would rather miss it, {hero.they} thought, and was astonished.¶It was at that moment that {job.the} {job.turn}. "Oh," said {hero}, who could think of nothing more suitable. From over the hill came one last cheer, a long way off, and after it the silence that means that people are looking for their coats. It had been, and {hero.they} had not been there. The seventh pin dropped into the tin.',
        '{hero} had always imagined that the last time would be different from the other six, and it was not. {Hero.they} {job.did}. The same board creaked, and the same blackbird made the same remark. From beyond the hill came {wish.sound}, and {hero} could have drawn a map of it: now they would be getting down from the wagon, and now they would be looking for places, and now it would be {wish.best}. {Hero.they} followed it all in {hero.their} mind from beginning to end, and {hero.their} hands meanwhile went on with what they were doing. So {hero.they} very nearly failed to see it. {Job.the} {job.turn}.¶"{mentor}," said {hero}, hardly moving {hero.their} lips. {mentor} laid down the mending. Neither of them said anything for a long time. When {hero.they} finally unclipped the pin it was night, and the hill was silent, and what {hero.they} had wanted all year was over. *Clack*, said the tin, very plainly. Seven.',
        'There was nobody left in the lane at all. Every window was dark; it was as if the whole world had gone to {wish.the} and left {hero} the key. {Hero.they} {job.did}, and it took four minutes, as it had on the first evening, since there was no longer any reason to be quick. Then {hero.they} waited, without knowing for what, and {job.the} {job.turn}.¶{hero} let out {hero.their} breath. {Hero.they} had imagined, more than once, how it would be to look back on this evening from a long way off, and to be proud. {Hero.they} had not imagined that there would be anything in it to like. A faint noise still came over the hill from time to time, {wish.sound}, and each time it gave {hero.them} a small clean pang. At last it did not come anymore; they would be going home now. {hero} reached up and took the seventh pin from the line, and held it for a moment before {hero.they} let it drop.',
      ],
    },
    more: {
      early: ['"Seven," said {mentor}, and looked in the tin, to be fair. It was seven.'],
      middle: ['"Seven," said {mentor}, and counted the tin, to be fair. It was seven.'],
      preteen: [
        'The line swung for a little while with nothing on it; it looked much longer than it had with the pins. {hero} put the lid on the tin and wiped {hero.their} nose, and went across to the wall, where {mentor} had long since stopped pretending to sew, and for a time they simply sat. "Was it four minutes?" {hero} asked at last.¶"I didn\'t look," said {mentor}. "I\'d say that it was about a year."',
      ],
    },
  },
]
