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
        '{friend|mentor} waits and waits. In comes {guest}. [+ Clap, clap! ]{hero} is last. {heart} Good night, {thing}.',
        '[+ The flags are gone. ]"You first," says {hero}. "Then me. Last!" {heart} Shh, {thing}.',
        '"Here they come!" says {friend|mentor}. [+ In comes {guest}. ]In comes {hero}, last of all. {heart}',
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
        'There was scarcely anything left when they came around the last corner. On the far side of the square the girl in the green hat {prize.won}. But across the street hung the rope, and at the end of it stood {friend|mentor}, with both arms trembling. "They told me to take it down at noon," said {friend|mentor}. "I said that I could count." {guest} went over first, since {hero} had slowed down a lot to make certain of it, and after {guest.them}, with a deep breath, went {hero}, who was last. ¶ That evening there were two of them in {mentor}\'s shed: the plain one, and the one done up in scarlet. {guest} had offered to unpick the string, and {hero} had heard {hero.themself} say that it was better where it was. {Img.the} {img.loose}, {hero.they} noticed, although {hero.they} could not work out where that had been. "Same time tomorrow?" said {guest}. ¶ "What for?" said {hero}. "It\'s finished." ¶ "Mine isn\'t," said {guest}.',
        '"You needn\'t wait for me," said {guest}, ten yards from the line. ¶ "I\'m not," said {hero}. "I\'m admiring the view." {Hero.they} admired it until {guest} had gone over, with {guest.their} arms flung up. Then {hero.they} went over after {guest.them}. "Twenty-third," said {friend|mentor}, lowering the rope. "You do know that you were first?" ¶ "Briefly," said {hero}. By the well the girl in the green hat {prize.won}, and {hero} watched until the end. It seemed only polite to something that {hero.they} had been so fond of. ¶ They were sent to bed twice that night, and both times they were found again in the shed. "That\'s my string," {mentor} said, sitting down on the third bucket. ¶ "I was saving it for something," said {hero}, and it was so late that it went around the three of them several times before they had finished laughing.',
        '{mentor} wrote them down in the book: twenty-second, {guest}; twenty-third, {hero}. "That completes the page," was all that {mentor.they} said. [?friend: {friend} let the rope fall at last and shook out {friend.their} arms. ]Nobody proposed that they should do it over again, for the girl in the green hat, who had broken none of the rules, {prize.won}, and {hero} went across and told her that she had been quick on the second bend. It took {hero.them} two attempts to start walking. ¶ When it was dark {hero.they} sat in the shed, with {guest} on the other bucket. "I keep thinking that I should give it back to you," said {guest}. ¶ "The string?" ¶ "No," said {guest}. ¶ {Img.the} {img.loose} by now, and what was there instead was no bigger than a bun and about as warm. "You can\'t," said {hero}. "It\'s all right. I know where it went."',
      ],
    },
    more: {
      middle: [
        'Outside it began to rain a little, on the course, and on the place where the flags had been, and on the roof.',
      ],
      preteen: [
        'A long way off, on the square, somebody was still celebrating. You could hear it and then not hear it, according to the wind. {hero} found that {hero.they} could listen to it quite peacefully, the way you listen to rain when you are in bed. It had been a good thing to want. Wanting it did not stop because {hero.they} had given it up, but went on, quite clearly, like a clock in a room that everyone has left, and then somebody yawned, and somebody else reached up and turned down the lamp.',
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
        '"People have been telling me that I don\'t mind," said {hero}. They were sitting in the door of the shed with their backs to the warm wood. ¶ "And do you mind?" asked {mentor}. ¶ "Horribly." ¶ {mentor} nodded, as if that was the first sensible thing that anybody had said all day. "I\'d be worried about a person who could do that and not mind," {mentor.they} said. ¶ Inside, {guest} had found the eleven drawings, and wanted to have each of them explained. "There ought to be a twelfth," {guest} observed, "with two of them on it." {hero} turned over an old paper bag, since there was nothing else, and began to draw. It was not to scale. {Img.the} {img.loose} by the time {hero.they} got to the string, and it must have been quiet about it, for no one looked up.',
        '"Was it the right thing?" said {hero}. ¶ {mentor} watched the light go off the roofs, one after the other. "What do you think?" ¶ "I think that it was right, and I think that I\'d have made a marvelous winner, and I don\'t see why the two of them have to be in the same sentence." ¶ "No," said {mentor} thoughtfully. "I never have found out why. They generally are, though." [?friend: {friend}, whose arms still hurt from the rope, said that {friend.they} would have liked to see it, all the same. ]¶ In the shed behind them stood a plain {thing} and a scarlet one, and {guest} sat in front of both on a bucket. "I keep thinking that I should give it back to you," {guest.they} said. ¶ "The string?" ¶ "No," said {guest}. ¶ "You can\'t," said {hero}. "It\'s all right. I know where it went."',
        '{mentor} brought out two cups and did not begin. {Mentor.they} had a gift for not beginning. Finally {hero} said into the cup, "I\'d planned where I was going to look. When they clapped. I was going to look at the clock, so as not to seem proud." It sounded so foolish, out in the air, that {hero.they} laughed, and then {hero.they} {hero:was|were} not laughing, and {mentor} moved the cups out of the way. ¶ It was quite dark when {guest} came looking for them. {Guest.they} sat down on the third bucket, beside the two {thing}s, and all of them looked at these in silence, as you look at a fire. "That\'s my string," {mentor} said at length. ¶ "I was saving it for something," said {hero}. {Img.the} {img.loose}, and who could say since when.',
      ],
    },
    more: {
      middle: [
        'Outside it began to rain a little, on the course, and on the place where the flags had been, and on the roof of the shed.',
      ],
      preteen: [
        '{hero} was grateful that {mentor} did not say it would be different next year. Next year was perfectly true, and it had nothing to do with the matter. You can lose one particular thing, and have plenty of reasons to be happy, and the particular thing is lost all the same. On the square somebody was still celebrating, and you could hear it and then not hear it, according to the wind, until somebody reached up and turned down the lamp.',
      ],
    },
  },
]
