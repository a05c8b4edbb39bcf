import type { ThreadsByAge } from './thread-lines.ts'

/** Something to eat or drink. */
export const foodLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Sniff, sniff. {Wish.a}! Mmm!',
      'Yum! {hero} can smell {wish.a}.',
      'What is for later? {Wish.a}!',
      '{hero} wants {wish.a}. Rub, rub, tummy!',
      'Who likes {wish.a}? {hero} does!',
      '"{Wish.a}!" says {hero}. Not yet. Soon!',
    ],
    used: [
      'Not yet, {wish}! Wait, wait.',
      'No time for {wish.the} now.',
      '{hero} thinks of {wish.the}. Tummy says grr.',
      'One little lick? No. Later.',
      'Who will eat {wish.the}? We will see.',
      'Mmm. {Wish.the} still {wish:smells|smell} so good.',
    ],
    paid: [
      'Now for {wish.the}! Munch, munch.',
      'Some for {hero}. Some for you. Yum!',
      'Open wide! In {wish:goes|go} {wish.the}.',
      'Crumbs, crumbs! No more {wish}.',
      '{hero} shares {wish.the}. One bite each.',
      'All gone! Bye-bye, {wish}!',
    ],
  },
  early: {
    planted: [
      'There was going to be {wish.a}. {hero} had smelled it on the stairs, and {hero.their} nose was never wrong.',
      '"Is it time for {wish.a} yet?" asked {hero}. "Not yet," said {other}. "Now?" "Still not."',
      '{hero} was saving room for {wish.a}. It was hard. There was so much room.',
      'Somebody had made {wish.a}. {hero} put {hero.their} hands behind {hero.their} back, where they could not get into trouble.',
      '"What would you like best of all?" asked {other}. "{Wish.a}," said {hero}. "And then some more."',
      'For later there {wish:was|were} {wish.a}. Later is a very long word when you are hungry.',
    ],
    used: [
      'Even {wish.the} did not sound so good now. Well, a bit good.',
      '"Are you hungry?" asked {other}. "Only on the outside," said {hero}.',
      '{hero} thought about {wish.the} for a while. It made the rest seem smaller.',
      '{hero} looked over to see if {wish.the} {wish:was|were} still there. Nobody had touched a crumb.',
      '"{Wish.the} can wait," said {hero}. {Hero.they} had never said that before.',
      '{Hero.their} tummy asked about {wish.the}. {hero} told it to be quiet.',
    ],
    paid: [
      'Then it was time for {wish.the}, and for a bit nobody said a thing.',
      'There {wish:was|were} {wish.a} when all was done. "{other} gets the most," said {hero}, and looked at it for a moment. "I get the second most."',
      'There were two bites of {wish} left. {hero} ate one. Then {hero.they} pushed the other one across.',
      'Of {wish.the} not a crumb was left. {hero} checked. {Hero.they} checked with one finger.',
      'It turned out that {wish} {wish:tastes|taste} better when somebody sits beside you.',
      '"I told you that there would be enough {wish}," said {other}. And there was, with a bit over for the birds.',
    ],
  },
  middle: {
    planted: [
      'There {wish:was|were} going to be {wish.a}. It was hours away, but {hero} had a nose, and it kept turning toward the kitchen by itself.',
      '"Nobody touches it before we are done," {other} had said about {wish.a}. {hero} did not touch. {Hero.they} only breathed in.',
      'The plan for the day had one good line in it, and the line was {wish.a}. {hero} had read it several times.',
      '{hero} had left a corner free at breakfast, because of {wish.a}. It was what you call thinking ahead.',
      'If there was one thing worth hurrying home for, it was {wish.a}, and {hero} had been known to hurry for much less.',
      '"Guess what we are having," said {other}. {hero} did not have to guess. {Wish.a}! It was written all over {other.their} sleeve.',
    ],
    used: [
      '{hero} had been looking forward to {wish.the} all day. Now {hero.they} could not have swallowed a bite.',
      '{hero} tried thinking about {wish.the}. It usually worked. It worked for about as long as it takes to say it.',
      '"Shall we have {wish.the} now?" asked {other}. "After," said {hero}. {Hero.they} did not say after what.',
      'Only {wish.the} {wish:was|were} just the same as before, which did not seem quite right.',
      '{Wish.the} would have to wait. {hero} was surprised at how easy that was to say.',
      'A stomach has no manners. Even now {hero.their} own kept asking about {wish.the}.',
    ],
    paid: [
      'They had {wish.the} after that, all of them, and talked with their mouths full, and nobody said a word about it.',
      '{hero} divided {wish.the} into equal parts, and then gave away the most equal one.',
      '"You first," said {hero}, and pushed {wish.the} over to {other}. {Hero.their} hand hardly shook at all.',
      '{Wish.the} had never been so good. It may have been the waiting. It may have been the company.',
      'When {wish.the} {wish:was|were} finished, they sat and looked at the crumbs, and were pleased with them.',
      'There was exactly enough of {wish.the}, if you counted the bit that {hero} had put aside for whoever might still come.',
    ],
  },
  preteen: {
    planted: [
      'Somebody had said that there was going to be {wish.a}, and since then {hero} had not been able to think about anything else for longer than a minute.',
      '"You may look," said {other}, who was guarding {wish.a} with a wooden spoon. {hero} looked, from as close as the spoon would let {hero.them}.',
      "Some families remember their days by the weather. In {hero}'s they remembered what there had been to eat, and this would be the day with {wish.a}.",
      "All day long the thought of {wish.a} had been waiting at the back of {hero}'s mind, like somebody with a tray.",
      '{hero} believed that no plan could be really bad as long as there was {wish.a} at the end of it.',
      'You could smell {wish.a} all the way out to the street, and {hero} followed it home like somebody on a rope.',
    ],
    used: [
      "There was still {wish.the}, of course. {hero} was shocked to find that {hero.they} didn't want any.",
      '"Eat something," said {other}. It was kindly meant. But some things don\'t get better with {wish.the}, and this was one of them.',
      '{hero} tried as hard as {hero.they} could to think about {wish.the}, and it worked for nearly a minute.',
      'It seemed unfair that {wish.the} should go on smelling so cheerful at a time like this.',
      "{Wish.the} would keep, {hero} decided. Some other things wouldn't.",
      'It turns out that you can be worried and hungry at the same time. {hero} looked over at {wish.the}, and was a bit ashamed of {hero.their} stomach.',
    ],
    paid: [
      'Afterward there {wish:was|were} {wish.the}, and for a while nobody said anything except "please" and "pass me that."',
      "{hero} divided {wish.the} up fairly, which meant that the biggest piece was on the other side of the table. Only {other} noticed, and {other} didn't tell.",
      'Everyone agreed that {wish.the} had never been so good. {hero} thought that it might not have been the cooking.',
      '"Is that all you\'re having?" asked {other}. ¶ "I had most of it already," said {hero}, "in my head." And {hero.they} passed the rest along.',
      'What was left of {wish.the} would have fitted on a spoon. It went around the table three times, because everybody was being polite.',
      'They finished {wish.the} down to the last crumb, leaning against each other, too tired to sit up straight.',
    ],
  },
}
