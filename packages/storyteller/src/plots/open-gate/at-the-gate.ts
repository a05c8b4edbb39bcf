import type { Beat } from '../plot.ts'

/** The gate stands open, and somebody has to say whose fault it is. */
export const atTheGate: readonly Beat[] = [
  {
    id: 'gone',
    purpose: 'The gate stands open; the yard is empty.',
    core: true,
    valence: -2,
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'stand', 'worried', 'gate'],
        ['friend', 'stand', 'worried', 'gate'],
        ['mentor', 'walk', 'calm', 'hero', 'lantern'],
        ['companion', 'sit', 'sad', 'hero'],
      ],
      props: ['gate', 'well'],
      action: '{hero} stands before the open gate, and the yard behind it is empty.',
    },
    text: {
      toddlers: [
        '[+ Oh! ]The gate is open. {away} is gone! "{away}? {away}?" No one comes.',
        '{hero} comes to say good night. Where is {away}? {away} is not here! [+ Oh no.]',
        'Creak goes the gate. {hero} looks in. No one is there. {away} is gone!',
        'Look, {hero}. The gate is wide open. [+ It is so still. ]{away} is gone! "{away}!"',
      ],
      early: [
        '{hero} came back to say good night. The gate stood open. [+ It was open as wide as a yawn. ]"{away}?" said {hero}. Nothing moved. [+ There was the water. There was the supper, half eaten. ]There was no {away}. Inside {hero.them}, {img.start}.',
        'Creak, went the gate. Creak. {hero} stood still. [+ {Hero.they} knew that sound. It was the sound of not shut. ]{Hero.they} ran into the yard, all the way around, and looked under the bucket. {away} would not have fit under the bucket. {away} was gone, and inside {hero}, {img.start}.',
        '"Good night, {away}," said {hero}, but {hero.they} said it to nobody. The yard was empty. [+ In the soft ground there were steps, and they went out, and none came back. ]{hero} looked at the latch. "I never heard the click," {hero.they} whispered. Inside {hero.them}, {img.start}.',
        '{hero} only wanted to show {away} {hero.their} best hat. But the gate was open, and the yard was all wrong. It had no {away} in it! [?friend: "Maybe {away.they} {away:is|are} hiding," said {friend}. ][+ {hero} held on to the gate. It moved. ]Nobody had shut it. Inside {hero.them}, {img.start}.',
      ],
      middle: [
        'The gate was open. {hero} saw it from the pump, and {hero.their} legs stopped by themselves. It stood open as if it had never been anything else, and it moved a little, to and fro, and creaked.¶"{away}?" said {hero}.¶There was the trough. There was the bucket to sit on. There was half a supper, with the crusts left, because {away} always saved the crusts for last. {Hero.they} walked all around the yard with {hero.their} hand on the wall, in case it was darker than it looked. Then {hero.they} stood in the middle of it, and inside {hero.them} {img.start}.',
        'You can tell when a place is empty. It is quieter than when somebody is only keeping still. {hero} could tell it before {hero.they} had come through the gate, and {hero.they} had not had to open the gate to come through.¶"It\'s all right," {hero.they} said aloud. "{Away.they} {away:is|are} only around the corner." There was no corner. [?friend: {friend} had caught up, and did not make a joke. ]In the mud by the post were {away}\'s footprints. They went out into the lane, in no hurry at all, as if somebody had held the door. Inside {hero}, {img.start}.',
        "{hero} had brought {away} a piece of potato. {Hero.they} {hero:was|were} still holding it out when {hero.they} noticed that there was no one there to take it.¶The gate creaked behind {hero.them}. {Hero.they} turned around and looked at the latch, hanging down like a tongue. It had not been broken. It had not been forced. It just hadn't been dropped. *Water, supper, good night, gate*, thought {hero}, and it went through {hero.them} from top to bottom: there had been a bang. There had never been a click.¶Inside {hero.them} {img.start}.",
        '"{away}! Good night, {away}!"¶Usually there was an answer before {hero} got as far as the wall. {Hero.they} called again. The yard lay there in the last of the light, very neat, like a bed that nobody has slept in.¶Far down the lane somebody was whistling the tune for tomorrow. {hero} hardly heard it. {Hero.they} put a palm against the open gate and pushed, and lifted, and let go, the way {hero.they} had been shown. *Click*, it said at once. It was not hard to do. It was not hard at all. Inside {hero.them} {img.start}.',
      ],
      preteen: [
        "{hero} had seen that gate every day of {hero.their} life, but {hero.they} had never seen it like this. It was wide open, and it swung a little, and creaked. Half the supper was still on the ground, even the crusts, and {away} always ate the crusts. {hero} looked along the wall, and behind the trough, and then, because {hero.they} couldn't think of any other place, {hero.they} looked under the bucket, where you couldn't have hidden a hen. {Hero.they} called, and nothing came, although {away} had never let anybody call twice, not once in {away.their} whole life. Inside {hero.them} {img.start}.",
        "{hero}'s feet knew it first, because they stopped, just before the green gate, and they didn't want to go any nearer. It was open, and there were footprints in the wet earth beside the post, and they went out of the gate and across the stones, not in a hurry at all. [?friend: {friend} came running, out of breath, and looked at the prints, and then at {hero}, and for once {friend.they} didn't ask anything. ]{hero} put out one finger and touched the latch. It was hanging straight down, the way it does when nobody has dropped it. In those four minutes, {hero.they} thought, I did everything, except for one thing. And inside {hero.them} {img.start}.",
        "The worst of it was how nice it looked. A blackbird was sitting on the open gate and singing. The trough was full, and there was a dent in the straw, in the shape of {away}. {hero} put {hero.their} hand into the dent, and it was cold. Then {hero.they} stood up and closed the gate, because that's what you do, and lifted the latch and dropped it. It clicked right away, as it would have clicked at six o'clock for anybody who had waited, and now it was two hours too late. Inside {hero.them} {img.start}.",
        '"{away}!" called {hero} from the wall, and started to tell {away.them} all about the practice, because {hero.they} could never wait until {hero.they} got there. {Hero.they} had come to the third sentence before {hero.they} noticed that {hero.they} {hero:was|were} talking to an empty yard. The gate was open behind {hero.them}, and {hero.they} had walked straight through it. Nothing was broken, but somebody had just been left alone, on a nice evening, with an open gate, and had gone for a walk. "No," said {hero}. "No, no, no." It didn\'t help. Inside {hero.them} {img.start}.',
      ],
    },
    more: {
      early: ['{hero} shut the gate. Then {hero.they} opened it again, in case {away} came back.'],
      middle: [
        '{hero} shut the gate. It was a silly thing to do, and {hero.they} did it anyway, and then opened it again, in case {away} came back.',
      ],
      preteen: [
        'Behind the last house there were the meadows, and behind the meadows there was the mill, and the stream, and the woods, and all of it was slowly turning gray. {hero} had always thought that this was a small place. Now it went on and on, and somewhere in it there was {away}. {Hero.they} took a deep breath and shouted {away.their} name as loudly as {hero.they} could. Somewhere a dog answered, but that was no help at all. Then all along the lane the doors began to open.',
      ],
    },
  },
  {
    id: 'everyone',
    purpose: 'The whole lane turns out to look, everybody calling in their own way.',
    core: false,
    rank: { young: 3, old: 9 },
    valence: 1,
    scene: {
      setting: 'street',
      time: 'dusk',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'worried', 'lantern'],
        ['owner', 'hold-up', 'worried', 'street', 'lantern'],
        ['friend', 'run', 'wow', 'hero'],
        ['mentor', 'walk', 'calm', 'hero', 'lantern'],
      ],
      props: ['lanterns', 'people'],
      action: 'Everybody in the lane comes out with lanterns and calls for {away}.',
    },
    text: {
      toddlers: [
        'All come out. Lamps, lamps, lamps! "{away}!" calls {owner}. "{away}!" calls {mentor}. "{away}!"',
        'The baker calls. The mail carrier calls. [?friend: {friend} calls. ]"{away}! Where are you?"',
        'One lamp. Two lamps. Ten lamps! "{away}, come home!"',
      ],
      early: [
        'Everybody came. The baker called with his deep voice. The mail carrier blew her whistle. [?friend: {friend} called "Supper!", because {friend.they} would have come for that. ]An old man rang a spoon on a pot. It was such a noise that {away} could not have got a word in.',
        '"{away} is gone," said {owner}, and all the doors in the lane flew open. The baker came in one slipper. He had a bun on a string. "For bait," he said. [?friend: {friend} ate half of it, by mistake. ]Soon there were lanterns in all the hedges, like a second lot of stars.',
        'Nobody asked whose turn it was. They just took their lamps and went. {owner} took the left side. {mentor} took the right. {hero} went down the middle and called until {hero.their} ears rang. "{away}!" said the lane, from end to end.',
      ],
      middle: [
        'It went through the lane faster than a fire bell: {away} was gone. The baker came out in one slipper, with a bun on a string. The two who weren\'t speaking, on account of the drain, came out of opposite doors and said "Have you heard?" at the same time. [?friend: {friend} came with a saucepan and a spoon. ]¶Everybody called in a different way. The mail carrier whistled. Somebody\'s grandmother sang. It was such a racket that {mentor} held up a hand at last. "If {away} is answering," said {mentor}, "how would we know?"',
        '{hero} had not known that there were so many lanterns in the lane. They came bobbing out of eleven doors, and nobody said that it was late, or that it was only an animal. They just asked, "Which side hasn\'t been done?"¶[?friend: {friend} looked in the mailbox. "You never know," {friend.they} said. ]"Come, my treasure," called the baker, who never spoke to his own children like that. People looked at their feet. Then they all began to call {away.them} treasure.',
        'They looked along the lane first, and behind the bakery, and in the coal shed. They looked in places where {away} could only have been if {away.they} had been folded. {owner} walked up and down with the big lantern, calling and then stopping, calling and then stopping. [?friend: {friend} ran from one to the other with the news that there wasn\'t any. ]Every time that somebody came up to {hero}, they put a hand on {hero.their} shoulder and said, "Poor you, and in your week." That was hard. They were all so kind.',
      ],
      preteen: [
        'After a quarter of an hour the whole lane was outside. {hero} had never seen anything like it. The baker had only one slipper on, and pulled a bun on a string behind him through the nettles. The two neighbors who weren\'t talking because of the drain were looking in the same ditch. [?friend: {friend} had a pot, and was hitting it with a spoon. ]They all had their own way of calling, and you could hear that they had been doing it for years, when they thought that nobody was listening. The grumpy old lady from number nine called {away} "my little plum." Lanterns went in and out between the hedges. It would have been pretty, if you hadn\'t known what it was for.',
        "They came running from all sides with lanterns and flashlights, and each of them knew another place where {away} wasn't. {away} wasn't at the pump, and {away} wasn't in the churchyard, and nobody complained about being out there in the dark. [?friend: {friend} had already been up two trees, although {away} couldn't climb. ]And when they passed {hero}, every one of them stopped to say something nice. It was {hero}'s week, so they felt sorry for {hero.them}. Not one of them had thought of anything else. {hero} said thank you, and would rather have had turnips thrown at {hero.them}.",
        "{hero} saw people that evening who never spoke to each other, and now they were walking along the ditch arm in arm. Somebody was ringing a little bell, and somebody told him to stop, and then said sorry, and told him to go on. {owner} stood beside the gate with the big lantern, and didn't call, and just turned {owner.their} head from one side to the other, and listened. [?friend: \"It's like a party,\" said {friend}, and then looked as if {friend.they} wanted to take it back. ]It was a bit like a party, thought {hero}. Only the one that it was for wasn't there.",
      ],
    },
    more: {
      early: ['By nine there was no bush in the lane that had not been asked.'],
      middle: ["By nine o'clock there was no bush in the lane that had not been asked."],
      preteen: [
        "The hardest part was that they wouldn't stop being nice. Somebody hung a shawl around {hero}'s shoulders, and somebody gave {hero.them} the end of the bun. \"And that on the night before {day.the},\" said the baker, and shook his head. \"You should be in bed. Don't you worry, we'll find {away.them}.\" {hero} held the piece of bun in {hero.their} hand and couldn't swallow, and over the baker's shoulder {hero.they} could see the gate.",
      ],
    },
  },
  {
    id: 'wind',
    purpose: '"It must have been the wind": the hero could leave it at that.',
    core: false,
    rank: { young: 12, old: 3 },
    valence: -1,
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'medium',
      cast: [
        ['owner', 'stand', 'sad', 'gate', 'lantern'],
        ['hero', 'stand', 'shy', 'owner'],
        ['mentor', 'stand', 'calm', 'hero'],
        ['friend', 'stand', 'thinking', 'hero'],
      ],
      props: ['gate', 'lanterns'],
      action: '{owner} thinks that the wind opened the gate, and {hero} says nothing.',
    },
    text: {
      toddlers: [
        '"It was the wind," says {owner}. {hero} looks at the gate. {hero} says nothing.',
        '"Bad wind!" says the baker. {hero} has a hot face. It was not the wind.',
        '"Who did it?" "The wind." Hush. {hero} hides behind {mentor}.',
      ],
      early: [
        '"It was the wind," said {owner}. "That old latch." Everyone nodded. The wind was very bad, they said. {hero} looked at the trees. Not one leaf moved. It was nice of them to say it was the wind. So why did {hero.their} ears get hot?',
        'Somebody had to have done it. They all looked at the gate. "A fox," said the baker. "A thief," said his wife. "The wind," said {owner}, and then they all said the wind. {hero} opened {hero.their} mouth. Then {hero.they} put a bit of bun into it.',
        '"You did it right, did you not?" said {owner}. "You always do. So it was the wind." {hero} nodded. It was only a little nod. It was so small that it was hardly there. But it was a nod.',
      ],
      middle: [
        '"It\'ll have been the wind," said {owner}, and held the lantern up to the latch. "I ought to have seen to that long ago." Everybody agreed about the wind. There had been a gust at seven, somebody remembered. Somebody else remembered two.¶{hero} stood at the back. It was so simple. {Hero.they} did not have to say a thing. {Hero.they} only had to go on standing there, and it would be the wind. {Img.the} {img.tight}.¶There was no wind. A feather lay on the gatepost, and it did not so much as stir.',
        '"Whose week is it?" asked the mail carrier.¶"{hero}\'s," said {owner}, "so it can\'t have been that." And {owner.they} patted {hero.them} on the back. {hero} would have given anything not to be patted.¶They settled on the wind. It was nobody\'s fault, then, and nobody needed to be angry, and {hero} could {day.part} tomorrow with everyone cheering. {Img.the} {img.tight}. [?friend: {friend} was looking at {hero.them}. {friend} had been at the corner. {friend} had heard the bang as well. ]',
        'It is strange how fast a thing can become true. First one person said that it might have been the wind. Then it probably was. By the time they had all said it, they were shaking their fists at the sky.¶"Wicked wind," said the baker.¶{hero} looked at the ground. {Hero.they} hadn\'t lied. Nobody had asked. {Img.the} {img.tight}, and {hero.they} found that not saying something can be as loud as shouting, if you are the one who hears it.',
      ],
      preteen: [
        '"It\'s that old latch again," said {owner}, and held the lantern up to it. "It must have been the wind. I should have had it fixed years ago." {Owner.they} said it so sadly that everybody told {owner.them} at once that {owner.they} couldn\'t have known, and then they all started to talk about the wind. One of them had felt it at about seven. Somebody\'s washing had blown off the line. The longer they talked the stronger it got, until it was practically a storm, and {hero} stood behind {mentor} in the dark and listened. {Hero.they} didn\'t have to do anything, and {hero.they} just had to let them go on. The flame in the lantern stood perfectly still, and {img.the} {img.tight}.',
        'Nobody thought that it could have been {hero}. "With some of the others I\'d have wondered," said the lady from number nine, "but {hero} always waits for the click." They all nodded, and they were praising {hero.them}! [?friend: On the other side of the circle {friend} had turned red, and looked at {friend.their} shoes. ]So it must have been the wind, and everyone was glad about that, because you can\'t be angry at the wind. And tomorrow at eight {hero} would {day.part}, and all of these people would cheer. {Hero.they} tried to hear it, the way {hero.they} had heard it every night for nine days, and it didn\'t work anymore. {Img.the} {img.tight}.',
        "{hero} found out that you don't need words for a lie, and you can do it by standing still. Somebody said that it must have been the wind, and the others said so, too, and {hero} only looked at the ground, as if {hero.they} {hero:was|were} sad. {Hero.they} really {hero:was|were} sad. {owner} looked so old, with that big lantern. \"It's nobody's fault,\" said {owner} to {hero.them}, across all the others, and {img.the} {img.tight}. If it was nobody's fault now, thought {hero}, it would be nobody's fault forever, and every time {hero.they} went past the gate {hero.they} would know who Nobody was.",
      ],
    },
    more: {
      middle: ['Up in the pear tree not one leaf moved.'],
      preteen: [
        "They were about to go off again with their lanterns. In one more minute there wouldn't be anybody left at the gate to tell, and then it would be too late. {hero} could see that minute coming, and part of {hero.them} wanted it to come, and {hero.they} only had to count to sixty. {Hero.they} only got as far as eleven.",
      ],
    },
  },
  {
    id: 'tell',
    purpose: '"It was not the wind": the hero tells whose fault it was.',
    core: true,
    valence: 0,
    scene: {
      setting: 'garden',
      time: 'dusk',
      shot: 'close',
      cast: [
        ['hero', 'stand', 'sad', 'owner'],
        ['owner', 'stand', 'wow', 'hero', 'lantern'],
        ['mentor', 'stand', 'tender', 'hero'],
        ['friend', 'stand', 'thinking', 'hero'],
      ],
      props: ['gate', 'lanterns'],
      action: '{hero} tells {owner} and everybody else who left the gate open.',
    },
    text: {
      toddlers: [
        '"It was me," says {hero}. "I did not shut the gate. I am sorry." [+ {mentor} holds {hero}.]',
        '"Who did it?" asks {owner}. "I did," says {hero}. A tear runs down. [+ Plop.]',
        '{hero} goes to {owner}. "I ran. I did not shut the gate. I am sorry."',
        '"Was it the wind?" asks {owner}. "No. Me," says {hero}. {mentor} takes {hero}\'s hand.',
      ],
      early: [
        '"It must have been the wind," said {owner}. {hero} looked at all the lamps and all the faces. Then {hero.they} put up one arm, as you do at school. "It was not the wind," said {hero}. "It was me. I did not wait for the click."',
        '{hero} pulled at {owner}\'s sleeve. "There is something in my mouth," {hero.they} said, "and it won\'t go down." "Then let it out," said {owner}. {hero} took a big breath. "I ran off. I left the gate. And I\'m so sorry about {away}." It got very quiet in the lane.',
        '"Poor {hero}," said everyone, "and in your week!" That was too much. "Don\'t be nice," said {hero}. "It was me. I said good night, and I ran, and I never heard the click." [?friend: "I was calling hurry," said {friend}. "That\'s a bit me, too." ]{mentor} came and stood close.',
        'They all looked at the latch. "Who was it?" asked the baker. {hero} wanted to be small as a pea. But {hero.they} went to the front, where the light was. "I was in a hurry," {hero.they} said, "and I was happy, and I forgot to listen." It was only one breath. It was the hardest one of the day.',
      ],
      middle: [
        '"So it was the wind," said {owner}.¶"No," said {hero}.¶It came out louder than {hero.they} had meant, and all the lanterns turned. {Hero.they} walked into the middle of them. {Hero.they} would have liked to say that {hero.they} tripped, or that somebody had called. [?friend: Somebody had, and was standing right there. ]But that was not it. "I shut it with my foot," said {hero}. "I was late, and I was thinking about tomorrow. I didn\'t wait for the click. It was me, and it wasn\'t anything else."¶Nobody spoke. A moth went around a lantern, twice.',
        '{hero} counted the people. There were twenty-three. It would have been easier to tell one of them, in the dark, and to let that one tell the rest. But it was everybody\'s {away}.¶So {hero.they} climbed onto the rim of the trough, where they could see {hero.them}. {Hero.their} knees were knocking. "You\'re all looking for the wrong thing," {hero.they} said. "You\'re looking for who did it as well, in between. You can stop. It was me. I went off without the click."¶[?friend: "I was there," said {friend}, and climbed up, too. "I told {hero.them} to hurry." ]It was the longest quiet that {hero.they} had ever stood on top of.',
        '"You mustn\'t cry," said {owner}. "It\'s nobody\'s fault."¶"It is, though," said {hero}. {Hero.they} wiped {hero.their} nose on {hero.their} {hero.wear}. "It\'s mine. I keep hearing it. I heard the bang, and I thought that was the same, and I ran." {Hero.they} had thought that when it was out {hero.they} would feel better at once. {Hero.they} didn\'t. {Hero.they} felt as if {hero.they} had opened a second gate. "I\'m sorry," said {hero}, to {owner}, and then to all of them, from left to right. "I\'m so sorry. It was your {away}, too."',
        'Somebody had started to mend the latch. He had a hammer, and was going to put in a better spring.¶"Don\'t," said {hero}. "There\'s nothing wrong with it." {Hero.they} went up to the gate, lifted the latch, and let it fall. *Click.* Everyone heard it. "That\'s all you have to do. I knew that, and I didn\'t do it, because I wanted to get to {day.the}."¶The man put down the hammer. {mentor} came and stood next to {hero.them}, so near that their sleeves touched, and did not say anything.',
      ],
      preteen: [
        '"Well, it\'s no use asking the wind," said {owner}, and turned to go.¶"It wasn\'t the wind," said {hero}.¶{Hero.they} had said it so quietly that hardly anyone could have heard it, and for a second {hero.they} hoped that it would count anyway, but {owner} had turned around. "It was me," said {hero}, and this time everybody heard. "I was late for practice, and I pushed the gate with my foot, and I didn\'t wait for the click, and then I let you talk about the wind, because I wanted it to be the wind." One after another the lanterns came up, until {hero.they} couldn\'t see anything behind them. {hero} let {hero.their} arms hang down, and stood there, and let them all look at {hero.them}.',
        '{hero} had always thought that the truth just comes out. It didn\'t, and {hero.they} had to get it out in pieces, and every piece was work. "The latch isn\'t broken, it just wasn\'t shut," {hero.they} said, and they all waited politely to hear who hadn\'t shut it. "I didn\'t shut it. I was thinking about tomorrow, and how you\'d all be there, and I ran." [?friend: "I was yelling that we were late," said {friend} in a very small voice, somewhere on the left. "So it was me, too, a bit." ]Nobody said a word. {hero} looked for {owner}\'s face, and found it, and that was worse than the dark, and worse than all the lanterns.',
        '"You did hear it click, didn\'t you?" asked {owner}. {Owner.they} didn\'t mean it in a bad way. {Owner.they} only asked so that {owner.they} could go on to the next thing, and {hero} knew that nobody would ever ask again.¶"No," said {hero}.¶It\'s such a short word, and everything stopped. The baker let go of his string. {hero} heard {hero.themself} go on and tell them about the practice, and the foot, and the bang, and how {hero.they} had known it from the very first minute, and had let them look all evening, and hadn\'t said anything. "You don\'t have to say that it doesn\'t matter," said {hero}. "I just couldn\'t stand it anymore that you were all so nice to me."',
        'In the end it was because of a hammer. One of the neighbors had brought one, and a mouth full of nails, and wanted to repair the latch, and he told the others what was wrong with it. Nothing was wrong with it, because it had hung there for sixty years and done its job, and {hero} couldn\'t stand there and let somebody blame it. {Hero.they} stepped into the light, and took hold of the latch, and lifted it, and let it drop. *Click.* "It works," said {hero}, "and it would have worked this evening, too, if I had waited. I was in a hurry to be wonderful, and I left it open, and {away} went out." The neighbor took the nails out of his mouth, one after another.',
      ],
    },
    more: {
      early: ['Then {hero.they} waited. That was the worst part, and there was nothing to do in it.'],
      middle: ['Then {hero.they} waited. That was the worst part, and there was nothing to do in it.'],
      preteen: [
        '{hero} had thought that something would happen now. They would shout at {hero.them}, or turn their backs, or say that somebody else should {day.part}, but all that happened was that the lady from number nine blew her nose. The evening just went on. {hero} was surprised to find that {hero.their} legs still worked, and that {mentor} had come to stand right next to {hero.them}, so close that their sleeves touched.',
      ],
    },
  },
]
