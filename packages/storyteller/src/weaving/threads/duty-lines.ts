import type { ThreadsByAge } from './thread-lines.ts'

/** Something that lies ahead of `{who}`: `{wish.base}` is "read in church", `{wish.ing}` "reading in church". */
export const dutyLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Soon {who} will {wish.base}. Big day!',
      'What will {who} do? {wish.base}!',
      '"I will {wish.base}," says {who}. Big day!',
      'Who will {wish.base}? {who} will!',
      'Tick, tock. {who} will {wish.base}.',
      'Guess what, {who}? You will {wish.base}!',
    ],
    used: [
      'Can {who} do it? {who} thinks so.',
      '{who} tries it, very softly. Shh.',
      'Soon, {who}. Very soon.',
      'One big breath, {who}. In and out.',
      '{who} thinks of the big day.',
      'Not yet, {who}. First this.',
    ],
    paid: [
      '{who} can do it now. Oh, yes!',
      'Who is ready? {who} is ready!',
      '{who} can wait now. It will be good.',
      'You will do it, {who}. God is near.',
      '{who} is not scared. Not one bit.',
      'Big day, you can come! Good, {who}!',
    ],
  },
  early: {
    planted: [
      'There was one more thing. {who} was going to {wish.base}. {Who.they} thought of it every time {who.they} put on {who.their} shoes.',
      '"You are going to {wish.base}," said {other}. "I know," said {who}. {Who.they} had known it all week.',
      '{who} was going to {wish.base}. {Who.they} had told everybody, and then {who.they} had told the hens.',
      '{who} told the wall all about it. "I am going to {wish.base}," {who.they} said. The wall took it well.',
      'When {who} thought how {who.they} would {wish.base}, {who.their} tummy did a small jump.',
      '"What if I do it wrong?" asked {who}. {Who.they} meant when {who.they} had to {wish.base}. "Then you do it again," said {other}.',
    ],
    used: [
      '{who} practiced under {who.their} breath. It went a bit better than before.',
      'For a moment {who} did not think of the big day at all. Then {who.they} did.',
      '{who} took one deep breath. {Who.they} {who:was|were} saving the next one for later.',
      'It was a good thing to practice being brave. {who} would need some soon.',
      '"Are you nervous?" asked {other}. "Only in my knees," said {who}.',
      '{who} said it all once more, very softly, to {who.their} own two shoes.',
    ],
    paid: [
      'After all that, the big day did not look so big to {who}.',
      '"What if I get it wrong?" {who} had asked. Now {who.they} thought, "Then I will say sorry, and do it again."',
      '"You will do it very well," said {other}. {who} thought so, too, but {who.they} did not say it out loud.',
      {
        say: '{who} looked for the jump in {who.their} tummy. It was still there. But now it was more of a hop.',
        after: 'small jump',
      },
      '"I will sit in the front," said {other}, "so that you can see me." {who} was glad of that.',
      'There was nothing left to practice. {who} knew it all, even the hard bit.',
    ],
  },
  middle: {
    planted: [
      'And then there was the other thing. {who} had to {wish.base}, and it sat at the end of the week like a teacher at the end of a row.',
      '"Have you practiced?" asked {other}. {who} was going to {wish.base}, and everybody seemed to know it. "In my head," said {who}. "In my head I am very good."',
      'Whenever there was a quiet moment, {who} remembered that {who.they} would have to {wish.base}. So {who.they} tried not to have any quiet moments.',
      '{who} was going to {wish.base}. Each time {who.they} thought of it, it was like coming down the stairs and finding one step fewer than there ought to be.',
      'If you saw {who} moving {who.their} lips, it was because {who.they} had to {wish.base}, and {who.they} liked to be prepared.',
      '{who} had told only three people and one cat how {who.they} felt about having to {wish.base}.',
    ],
    used: [
      '{who} was going over it again in {who.their} head. {Who.they} got a little further than the last time.',
      'It occurred to {who} that {who.their} other worry had gone quiet. It was probably only waiting for its turn.',
      '"If you can get through this," said {other}, "you can get through the other thing as well." {who} hoped that it worked like that.',
      'Compared with this, the thing {who} was so nervous about looked almost friendly.',
      '{who} said the first bit under {who.their} breath, and stopped, and started over. It kept {who.them} from thinking.',
      "Two worries are not twice as heavy as one. {who} noticed that with interest. They mostly get in each other's way.",
    ],
    paid: [
      'There was still the other thing to do, and {who} did it when the day came, with red ears and a steady voice.',
      '"Nervous?" asked {other}. {who} looked for it everywhere. "Not as much as I was planning to be," {who.they} said.',
      "As for the thing at the end of the week, {who} went up to it and did it. Later {who.they} could only remember {other}'s face in the middle of all the others.",
      '{who} practiced one last time, out loud, and nobody laughed, not even the cat.',
      'It is a good thing to have been brave once already in a week. {who} found that there was some left over.',
      '"I\'ll be there," said {other}. "Where?" said {who}, and then {who.they} remembered, and stood a bit straighter.',
    ],
  },
  preteen: {
    planted: [
      'On top of everything else {who} had to {wish.base}. {Who.they} had said yes to it weeks ago, when it was still far away and looked small.',
      '{who} had to {wish.base}. Everybody told {who.them} not to think about it, and none of them had to do it.',
      '"How do you feel about it?" asked {other}. Everyone knew that {who} was going to {wish.base}. ¶ "Like a goat on a roof," said {who}. "I can see a long way, and I don\'t know how I got up here."',
      "{who} had to {wish.base}, and the thought of it went on ticking all day, like a clock in another room. Sometimes {who.they} didn't hear it for a whole hour.",
      '{who} had written it on {who.their} hand, as if there were any danger of forgetting that {who.they} had to {wish.base}.',
      'There were good days, when {who} was sure that {who.they} could {wish.base} without falling over, and there were other days. This was one of the others.',
    ],
    used: [
      {
        say: 'The clock in the other room had started again. {who} listened to it, went over the hard part once more, and got stuck where {who.they} always got stuck.',
        after: 'clock in another room',
      },
      '{who} had been practicing all week to be brave, and now {who.they} had to be it in the wrong place, with nobody watching.',
      '"Shall I hear you say it?" asked {other}. {who} shook {who.their} head. The words were all there. It wasn\'t the words that were the problem.',
      '{who} went through it again under {who.their} breath. It is strange how a thing you know by heart can look at you as if you had never met.',
      'A week ago {who} had thought that {who.they} had only one thing to be nervous about. That had been a good week.',
      'There was one good thing about having two worries. When one of them got too loud, {who} could always go and see the other.',
    ],
    paid: [
      'When the big day came, it was over in about four minutes. People told {who} that it had gone well. All that {who} remembered was that it had been quiet, and that {other} had nodded.',
      'It was still ahead, the thing that {who} had been dreading. {Who.they} looked it over from all sides, and could not find the part that had been so terrible.',
      '"You\'ve stopped moving your lips," said {other}. {who} hadn\'t noticed. It must have gone in.',
      "When {who}'s turn came {who.their} knees knocked, just as {who.they} had expected. {Who.they} let them knock, and did it anyway.",
      {
        say: "The ink on {who}'s hand had worn off by then. It didn't matter. {Who.they} {who:was|were} even looking forward to it, a little.",
        after: 'hand, as if',
      },
      '"And if I get stuck?" asked {who}. ¶ "Then there will be a pause," said {other}. "People like a pause." It was the best advice that {who} had gotten so far.',
    ],
  },
}
