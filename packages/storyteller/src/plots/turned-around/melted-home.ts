import type { MeltedPage } from '../plot.ts'

/** The line and the evening, told on one page. */
export const homePages: readonly MeltedPage[] = [
  {
    id: 'last/rest',
    scene: {
      setting: 'market',
      time: 'day',
      shot: 'wide',
      cast: [
        ['hero', 'walk', 'calm', 'guest', '{thing}'],
        ['guest', 'cheer', 'joy', 'mentor', '{thing}'],
        ['friend', 'hold-up', 'joy', 'guest', 'rope'],
        ['mentor', 'stand', 'tender', 'hero', 'book'],
        ['companion', 'run', 'happy', 'mentor'],
      ],
      props: ['{thing}', 'flags', 'rope'],
      action: '{guest} and {hero} come over the finish line, last of all.',
    },
    text: {
      toddlers: [
        '{friend|mentor} waits and waits. In comes {guest}. [+ Clap, clap! ]{hero} comes last. [+ {heart} ]Good night, {thing}.',
        '"You go first," says {hero}. In goes {guest}. {hero} is last and laughs. [+ {heart} ]Shh, {thing}.',
        '"Here they come!" says {friend|mentor}. In comes {guest}. In comes {hero}, last of all. [+ {heart}]',
      ],
      early: [
        'The flags were coming down, and the girl in the green hat {prize.won}. But {friend|mentor} still had hold of the rope. "You first," said {hero}. So {guest} went over the line, and people cheered. Then {hero} went, and that was the end of the race. In the evening there were two {thing}s in {mentor}\'s shed, one with string and one without. "Do you want it back?" asked {guest}. "No," said {hero}. "Yours has more to hold."',
        '"Twenty-two," wrote {mentor} in the big book. That was {guest}. "Twenty-three," wrote {mentor}. That was {hero}, and after it there was nothing more to write. [?friend: {friend} let down the rope at last. {Friend.their} arms were shaking. ]The girl in the green hat {prize.won}. {hero} looked just once. That night they sat in the shed, and {guest} told it all again. "And then," said {guest}, and that was where they both fell asleep. [?companion: {companion} had gone first.]',
        '"Here they come!" called {friend|mentor}. There were not many people left, but they all stood up. {guest} went over so slowly that you could count the claps. {hero} waited, and went over last. Somebody gave {hero.them} the last bun. {Hero.they} took it along to {mentor}\'s shed, and there were two halves of it. {hero} felt for the hurting thing inside. {Img.the} {img.loose}. It must have gone when no one was looking.',
      ],
      middle: [
        'The flags were half down when they came in. Somewhere on the square the girl in the green hat {prize.won}. But {friend|mentor} had refused to let go of the rope. "I was told to hold it until the end," said {friend|mentor}, "and it isn\'t the end." {guest} went over the line, as red as a radish, with both arms up. Then {hero} went, twenty-third out of twenty-three. ¶ That evening there were two {thing}s in {mentor}\'s shed, a bare one and one that was crisscrossed with red. "You\'d need a knife to get it off," said {guest}. ¶ "Leave it," said {hero}. {Img.the} {img.loose}. It must have happened somewhere along the way.',
        '"After you," said {hero}. ¶ "No, after you," said {guest}, and they stood in front of the line and were polite until [?friend: {friend}, who was holding up the rope, said that {friend.their} arms were coming off][!friend: {mentor}, who was holding up the rope, said that there was such a thing as lunch]. So {guest} went, and then {hero}. Nobody offered to hold the race over again. The girl in the green hat {prize.won}. {hero} took one good look, and it was exactly as {hero.they} had imagined it, with somebody else in it. ¶ At bedtime {guest} was still in the shed with {hero}, telling it all to the {thing}s. "And then who comes around the corner?" said {guest}. "The wrong way?" ¶ "Me," said {hero} sleepily. ¶ "Don\'t spoil it."',
        '"Twenty-two," wrote {mentor} in the book, and looked up. {hero} came over the line behind {guest}, with the bare {thing}. [?friend: {friend} let the rope down. ][?companion: {companion} came over it, too, which made twenty-four. ]{mentor} looked at the place where the string had been, and then {mentor.they} wrote "twenty-three" in {mentor.their} best handwriting. ¶ In the shed were the forty-two chalk marks. {hero} took the chalk to make one more, and did not know what to put. "Put a snail," said {guest}. So {hero} drew a snail, and gave it a seven, and {guest} gave it an eight, and after that it looked quite fast. It was a while before {mentor} put out the lamp.',
      ],
      preteen: [
        'When they came around the last corner there was hardly anything left. On the other side of the square the girl in the green hat {prize.won}. But the rope was still there, right across the street, and at the end of it stood {friend|mentor}, with shaking arms. "They told me to take it down at noon, but I said that I can count," said {friend|mentor}. {guest} went over the line first, because {hero} had slowed down to make sure of it. After {guest.them} came {hero}, who took a deep breath, and was last. ¶ That evening there were two of them in {mentor}\'s shed, a plain brown one, and one that was all done up in red. {guest} had said that they could take the string off again, and {hero} had heard {hero.themself} say that it was fine where it was. {Img.the} {img.loose}, {hero} noticed, and {hero.they} couldn\'t work out when that had been. "Same time tomorrow?" said {guest}. ¶ "What for, when it\'s finished?" said {hero}. ¶ "Mine isn\'t," said {guest}.',
        '"You don\'t have to wait for me," said {guest}, ten yards from the line. ¶ "I\'m not, I\'m looking at the view," said {hero}, and {hero.they} looked at the view until {guest} had gone over the line, with both arms in the air. Then {hero} went over it, too. "Twenty-third," said {friend|mentor}, and let down the rope. "You do know that you were first?" ¶ "For a bit," said {hero}. Beside the well the girl in the green hat {prize.won}, and {hero} looked, right to the end. {Hero.they} had wanted it so much that it would have been rude to look away. ¶ They were sent to bed twice that night, and both times they were found in the shed again. "That\'s my string," said {mentor}, and sat down with them on the third bucket. ¶ "I was saving it for something," said {hero}, and it was so late, and they were so tired, that they laughed until nobody knew anymore what it was about.',
        '{mentor} wrote them down in the book. Number twenty-two was {guest}, and number twenty-three was {hero}. "That\'s everybody, then," said {mentor}. [?friend: {friend} let go of the rope at last, and shook out both arms. ]Nobody said that they should run the race again, because the girl in the green hat hadn\'t done anything wrong, and she {prize.won}. {hero} went over to tell her that she had been really good on the second bend, and it took {hero.them} two tries to start walking. ¶ When it was dark {hero.they} sat in the shed, with {guest} on the other bucket. "I keep thinking that I should give it back to you," said {guest}. ¶ "The string?" ¶ "No," said {guest}. ¶ {Img.the} {img.loose} by now, and what was there instead was about as big as a bun, and just as warm. "You can\'t," said {hero}, "but it\'s all right, because I know where it went."',
      ],
    },
    more: {
      middle: [
        'Outside it began to rain a little, on the course, and on the place where the flags had been, and on the roof.',
      ],
      preteen: [
        "Far away, on the square, they were still celebrating. When the wind came from there you could hear it, and then it was gone again. {hero} found that {hero.they} could listen to it, the way you listen to rain when you are in bed. It had been a good thing to want, and {hero.they} {hero:wasn't|weren't} sorry that {hero.they} had wanted it. Then somebody yawned, and somebody turned down the lamp.",
      ],
    },
  },
  {
    id: 'wanted/rest',
    scene: {
      setting: 'porch',
      time: 'dusk',
      shot: 'close',
      cast: [
        ['hero', 'sit', 'calm', 'away'],
        ['mentor', 'sit', 'tender', 'hero', 'lantern'],
        ['guest', 'sit', 'happy', 'hero'],
        ['companion', 'sleep', 'calm'],
      ],
      props: ['{thing}', 'lantern', 'bench'],
      action: '{hero}, {guest} and {mentor} sit by the shed in the evening, with the two {thing}s.',
    },
    text: {
      middle: [
        '"I wanted it," said {hero}. {Hero.they} sat in the door of the shed with {mentor} and shelled peas. "I wanted it even while I was tying the knot. Does it still count?" ¶ {mentor} split a pod from end to end. "I don\'t know how you would do it if you didn\'t want anything," said {mentor}. "That would only be a walk." ¶ Behind them stood the two {thing}s, the bare one and the red one. {guest} was telling them the whole story, because everyone else had heard it. "And then who comes around the corner?" said {guest}. "The wrong way?" ¶ "Me," said {hero} over one shoulder. {Img.the} {img.loose}. {Hero.they} had not heard it go.',
        '"Do you wish you hadn\'t?" asked {mentor}. ¶ {hero} thought about it honestly. "I wish that it hadn\'t broken," {hero.they} said, "and I wish that I could have had both." {Hero.they} looked for the third wish, the one that {mentor} had asked about, and could not find it anywhere. [?friend: {friend} came by with rope burns, to show them around. ]¶ Then {guest} came in with the chalk. There were forty-two marks on the wall of the shed, and there had to be one more. "Put a snail," said {guest}. So {hero} drew a snail and gave it a seven, and {guest} gave it an eight, and after that it looked quite fast. Then {mentor} put out the lamp.',
        '"I saw you come around the bend," said {mentor}. "I saw that there was nobody in front of you. And then I saw you stop, and I said a word that I don\'t usually say." ¶ "A bad one?" asked {hero}. ¶ "No. It was \'please.\' I didn\'t know which way I meant it." {Mentor.they} {mentor.sig}. ¶ It was nearly dark in the shed. {guest} lay on {guest.their} back on the floor between the two {thing}s. "If you could have it over again," said {guest}, "what would you do?" ¶ "I\'d bring more string," said {hero}. They all considered that for a while. [?companion: {companion} lay across somebody\'s feet. ]"And a second bun," said {hero}.',
      ],
      preteen: [
        '"Everybody keeps telling me that I don\'t mind," said {hero}. They were sitting in the door of the shed, with their backs against the warm wood. ¶ "And do you mind?" asked {mentor}. ¶ "A lot." ¶ {mentor} nodded, as if that was the first sensible thing that anybody had said all day. "I\'d be worried about you if you didn\'t," said {mentor}. ¶ Inside, {guest} had found the eleven drawings, and wanted to have every one of them explained. "There should be one more," said {guest}, "with two of them on it." {hero} found an old paper bag, turned it over, and started to draw. It wasn\'t very neat. {Img.the} {img.loose} by the time {hero.they} got to the string, but nobody looked up, so it must have been quiet about it.',
        '"Was it right?" said {hero}. ¶ {mentor} watched the light go off the roofs, one after another. "What do you think?" ¶ "I think that it was right," said {hero} slowly, "and I think that I would have been a really great winner, and I don\'t see why I couldn\'t have both." ¶ "I\'ve never found that out, either," said {mentor}, "but you usually can\'t." [?friend: {friend}, whose arms still hurt from the rope, said that {friend.they} would have liked to see it, all the same. ]¶ In the shed behind them stood a plain brown {thing} and a red one, and {guest} sat in front of both of them on a bucket. "I keep thinking that I should give it back to you," said {guest}. ¶ "The string?" ¶ "No," said {guest}. ¶ "You can\'t," said {hero}, "but it\'s all right, because I know where it went."',
        '{mentor} brought out two cups of cocoa and sat down and didn\'t say anything, because {mentor.they} {mentor:was|were} good at that. At last {hero} said into {hero.their} cup, "I had it all planned, where I was going to look when they clapped. I was going to look up at the clock, so that I wouldn\'t look proud." It sounded so silly when you said it out loud that {hero} laughed. And then {hero.they} {hero:wasn\'t|weren\'t} laughing anymore, and {mentor} moved the cups out of the way. ¶ It was quite dark when {guest} came looking for them, and sat down on the third bucket, beside the two {thing}s, and they all looked at them, the way you look at a fire. "That\'s my string," said {mentor} after a while. ¶ "I was saving it for something," said {hero}. {Img.the} {img.loose}, and nobody could have said since when.',
      ],
    },
    more: {
      middle: [
        'Outside it began to rain a little, on the course, and on the place where the flags had been, and on the roof of the shed.',
      ],
      preteen: [
        "{hero} was glad that {mentor} didn't say, \"There's always next year.\" That was true, but it wasn't the same thing. You can lose something, and have plenty of other things to be happy about, and still that one thing is gone. On the square they were still celebrating, and when the wind came from there you could hear it, until somebody turned down the lamp.",
      ],
    },
  },
]
