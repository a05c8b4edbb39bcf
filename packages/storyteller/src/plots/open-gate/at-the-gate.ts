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
        'Oh! The gate is open. No {away}. "{away}? {away}?" No one comes.',
        '{hero} comes to say good night. Where is {away}? [+ Not here. Not here! ]Oh no.',
        'Creak, says the gate. {hero} looks in. All empty. {away} is gone!',
        'Look, {hero}. The gate is wide open. "{away}!" [+ It is so still. ]"{away}!"',
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
        '{hero} had seen that gate every day of {hero.their} life, and had never known that it could look like that. It stood wide open to the lane, quite at its ease, and swung a little, and creaked. There was half a supper on the ground. There were the crusts, which {away} always kept until the end. {Hero.they} went around the yard by the wall, and looked behind the trough, and then, because {hero.they} could think of nowhere else, beneath the bucket, where nothing larger than a hen could have been concealed. {Hero.they} called. It was the silence afterward that told {hero.them}, for {away} had never in {away.their} life let anybody call twice. Inside {hero.them} {img.start}.',
        "It is possible to know a thing with your feet before you know it with your head. {hero}'s feet had stopped, just short of the green gate, and would not go any nearer. It was open. There were prints in the damp earth beside the post, clear and unhurried, and they led out, across the stones, in the direction of everywhere. [?friend: {friend}, arriving out of breath, looked at the prints, and at {hero}, and for once asked nothing. ]{hero} put out a finger and touched the latch, which hung straight down, as it does when nobody has lifted it. In four minutes, {hero.they} thought, I did everything but one thing. And inside {hero.them} {img.start}.",
        "The worst of it was how peaceful it looked. A blackbird was singing on the open gate. The trough was full, the bucket stood where {hero} liked to sit, and there was a dent in the straw in the shape of {away}, and when {hero.they} laid a palm in the dent it was cold. {Hero.they} stood up. {Hero.they} closed the gate, since that was what you did, and lifted the latch and dropped it, and it gave its small dry click without the slightest difficulty, as it would have done at six o'clock for anybody who had waited. {hero} listened to it with attention. It was two hours late. Inside {hero.them} {img.start}.",
        '"{away}!" called {hero}, coming along the wall, and began at once to tell {away.them} how the practice had gone, for {hero.they} had gotten into the habit of starting well before the gate. {Hero.they} had come to the third sentence when {hero.they} noticed that {hero.they} {hero:was|were} speaking to an empty yard. The gate was open behind {hero.their} back; {hero.they} had walked straight through it. Nothing had been broken. There were no signs of anything, except of somebody who had been left alone with an open gate and a fine evening, and who had drawn the natural conclusion. "No," said {hero}. "No, no, no." It did not alter anything. Inside {hero.them} {img.start}.',
      ],
    },
    more: {
      early: ['{hero} shut the gate. Then {hero.they} opened it again, in case {away} came back.'],
      middle: [
        '{hero} shut the gate. It was a silly thing to do, and {hero.they} did it anyway, and then opened it again, in case {away} came back.',
      ],
      preteen: [
        'Beyond the last house there were the meadows, and beyond those the mill, and the stream, and the woods, all turning slowly gray. {hero} had always considered it rather a small place to live in. Now {hero.they} stood at the end of the lane and looked at it, hedge behind hedge, with somebody in it about the size of a grain of rice. {Hero.they} filled {hero.their} lungs and shouted the name once more, as loud as {hero.they} could, and a dog answered, and it was the wrong dog; and then all along the lane the doors began to open.',
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
        'Within a quarter of an hour the entire lane was out of doors. {hero} had never seen anything like it. The baker had come in one slipper, with a bun on a length of string, which he trailed behind him through the nettles in a hopeful manner. Two neighbors who had not spoken for a year, because of a drain, were searching the same ditch. [?friend: {friend} had brought a saucepan and was beating it with a spoon. ]Each of them had a special way of calling, which they had clearly used for years when they thought nobody was listening, and it turned out that the grim old widow at number nine addressed {away} as *my little plum*. Lanterns went in and out among the hedges. It would have been a beautiful sight if you had not known what it was for.',
        '"Not in the bakery," somebody reported, and somebody else said, "Not in the churchyard." They came up to {owner} one after another out of the dusk, like messengers in a play, and each brought another place where {away} was not. Nobody grumbled. [?friend: {friend} had been up two trees already, although {away} had never shown any talent for climbing. ]As they went by {hero}, every one of them said something kind, because it was {hero}\'s week, and they were sorry for {hero.them}. Not one of them had thought that there might be anything else to be. {hero} thanked them. {Hero.they} would rather have had turnips thrown at {hero.them}.',
        'It is only when somebody is missing that you find out what they were holding together. People whom {hero} had never seen in the same room were walking arm in arm along the ditch. Someone rang a handbell, and someone else asked them to stop, and was told quite politely to listen, then, if they thought that it was any use. {owner} stood beside the gate with the big lantern and did not call at all, but only turned {owner.their} head from side to side. [?friend: {friend} said that it was like a party, and then looked stricken. ]It was like a party, from which the one person for whom it had been given had gone home.',
      ],
    },
    more: {
      early: ['By nine there was no bush in the lane that had not been asked.'],
      middle: ["By nine o'clock there was no bush in the lane that had not been asked."],
      preteen: [
        'What made it so hard was that they would not stop being nice. Somebody hung a shawl around {hero}\'s shoulders, and somebody gave {hero.them} the end of the bun. "And the night before {day.the}," said the baker, shaking his head. "You ought to be in bed. We\'ll find {away.them}, don\'t you fret." {hero} held the piece of bun and could not swallow, and over the baker\'s shoulder {hero.they} could see the gate.',
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
        '"That latch again," said {owner}, holding the lantern up to it. "There\'ll have been a gust. I ought to have seen to it years ago." It was said with so much sadness that several people hurried to assure {owner.them} that nobody could have known, and then they all began to talk about the wind. There had been a gust at about seven, one of them was fairly certain. Somebody\'s washing had gone. By degrees it turned into quite a storm, and {hero}, standing behind {mentor} in the dark, listened to it rising. {Hero.they} needed to do nothing. {Hero.they} had only to let it blow. The lantern burned straight up, without a flicker, in the perfectly motionless air, and {img.the} {img.tight}.',
        'It had not occurred to anyone that it might be {hero}. That was the extraordinary part. "If it had been some of them," said the widow from number nine, "I\'d have wondered, but {hero} has always waited for the click." There was a murmur of approval. They were actually praising {hero.them}. [?friend: {friend}, across the circle of lanterns, had gone red, and was studying the toe of one boot. ]So it was the wind. It was a great relief to everybody, because you cannot be angry with the wind, or disappointed in it, and in the morning {hero} would {day.part} while all these people cheered. {Hero.they} tried to imagine the cheering, and for the first time in nine days {hero.they} could not hear it. {Img.the} {img.tight}.',
        "{hero} found out that you don't need words for a lie. You can do it just by standing still. Somebody had said that it must have been the wind, and several had agreed, and all that {hero} had done was to let {hero.their} head hang a bit, as if {hero.they} {hero:was|were} sad. And {hero.they} {hero:was|were} sad, partly. {Owner.they} looked so old, holding up that lantern. \"It's nobody's fault,\" said {owner} to {hero.them}, kindly, across the others, and {img.the} {img.tight}. It came to {hero} that if it was nobody's fault now it would be nobody's fault forever, and that {hero.they} would have to meet this Nobody every time {hero.they} passed the gate.",
      ],
    },
    more: {
      middle: ['Up in the pear tree not one leaf moved.'],
      preteen: [
        'They were about to go off again. In another minute there would have been nobody left at the gate to tell, and it would have been too late, and {hero} saw that minute coming with a sort of dreadful hope. {Hero.they} only had to count to sixty. {Hero.they} got as far as eleven.',
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
        '"It was me," says {hero}. "No click. I am sorry." [+ {mentor} holds {hero}.]',
        'Who did it? {hero} looks up. "I did." A tear runs down. Plop.',
        '{hero} pulls {owner}\'s sleeve. "I ran. I did not wait." There. It is out.',
        '"The wind?" asks {owner}. "No. Me," says {hero}. {mentor} takes {hero}\'s hand.',
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
        '"Well, it\'s no use asking the wind," said {owner}, turning to go.¶"It wasn\'t the wind," said {hero}.¶{Hero.they} had spoken so softly that only those who stood nearest could have heard it, and for an instant {hero.they} had the wild idea that {hero.they} might get away with that: that it would count as having been said. But {owner} had turned around. "It was me," said {hero}, and this time it carried. "I was late for the practice. I pushed the gate with my foot, and I never waited for the click, and there isn\'t anything else to it. I let you go on about the wind because I wanted it to be the wind." One after another the lanterns came up, until {hero.they} could see nothing behind them. {Hero.they} stood there with {hero.their} arms at {hero.their} sides, and let {hero.themself} be looked at.',
        '{hero} had supposed that the truth, when it came, would come in a rush, like something breaking. It came in pieces, and each of them had to be fetched. "The latch isn\'t broken," {hero.they} began. "It wasn\'t done up." And then, since they were all still waiting politely to be told by whom: "I didn\'t do it up. I was thinking about tomorrow, and how you\'d all be there, and I ran." [?friend: "I was yelling at {hero.them} to hurry," said {friend}, somewhere on the left, in a very small voice, "so it was partly me." ]Nobody answered. {hero} looked for {owner}\'s face, and found it, and it was that face, rather than the dark or the twenty lanterns, that {hero.they} would have given anything in the world not to have to see.',
        '"You did hear the click?" asked {owner}. It was not an accusation. It was the sort of thing that you ask just to be thorough, before you go on to something else; and {hero} understood that it was the last time that anyone would ask.¶"No," {hero.they} said.¶It\'s a short word for how much room it takes up. The baker lowered his bun. {hero} heard {hero.themself} go on, quite steadily, and tell them about the practice, and the foot, and the bang; and how {hero.they} had known it from the first minute, standing in the yard, and had let them hunt all evening for a gust. "I\'m not telling you so that you\'ll say it doesn\'t matter," said {hero}. "I only couldn\'t go on being patted."',
        'What decided it, in the end, was that someone fetched a hammer. A neighbor had set about the latch, with a mouthful of nails, and was explaining to the others what was wrong with it, and nothing was; it had hung there for sixty years and done what it was asked. {hero} could have borne a good deal, but {hero.they} could not stand by and see it blamed. {Hero.they} went forward into the light and took hold of it, and lifted, and let it drop. *Click.* "There," {hero.they} said. "It works. It would have worked this evening, if I had stayed to hear it. I was in a hurry to be wonderful, and I left it open, and {away} went." The neighbor took the nails out of his mouth, one by one.',
      ],
    },
    more: {
      early: ['Then {hero.they} waited. That was the worst part, and there was nothing to do in it.'],
      middle: ['Then {hero.they} waited. That was the worst part, and there was nothing to do in it.'],
      preteen: [
        '{Hero.they} had thought, if {hero.they} had thought at all, that something would happen. They would shout, perhaps, or turn their backs on {hero.them}, or {day.the} would be taken away and given to some worthier person. What happened was that the widow from number nine blew her nose. It went on being evening. {hero} was surprised to notice that {hero.their} legs were still there, and that {mentor} had come to stand beside {hero.them}, at a distance of about an inch.',
      ],
    },
  },
]
