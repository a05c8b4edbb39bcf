import type { ThreadsByAge } from './thread-lines.ts'

/** An animal or several, such as can be met near a house. */
export const animalLines: ThreadsByAge = {
  toddlers: {
    planted: [
      'Who is that? {Wish.a}!',
      'Shh! Look there. {Wish.a}!',
      'Hello, hello! Here {wish:comes|come} {wish.a}.',
      '{hero} sees {wish.a}. Oh, hello!',
      'Peek! Behind the bush: {wish.a}!',
      'Come, come! {hero} calls {wish.a}.',
    ],
    used: [
      'Where {wish:is|are} {wish.the} now? There!',
      '{hero} whispers to {wish.the}. Psst, psst.',
      '{Wish.the} {wish:sits|sit} very still.',
      'Look, {wish.the} {wish:looks|look} at {hero}.',
      'Do not run, {wish}! Stay.',
      '{Wish.the} {wish:knows|know}. Shh.',
    ],
    paid: [
      'And {wish.the}? Fast asleep.',
      'A pat for {wish.the}. Pat, pat!',
      '{Wish.the} {wish:comes|come} back. Hooray!',
      '{hero} gives {wish.the} a crumb. Nibble!',
      'Here {wish:is|are} {wish.the} again. Hello!',
      '{hero} waves. {Wish.the} {wish:blinks|blink}.',
    ],
  },
  early: {
    planted: [
      'Something moved. {hero} stood very still. It was {wish.a}!',
      'Every day {hero} looked for {wish.a}. That day {hero.they} did not have to look long.',
      '"Don\'t scare anybody," whispered {hero}. There, not far away, {wish:was|were} {wish.a}.',
      'And then there {wish:was|were} {wish.a}. Nobody had asked {wish.them}. It did not seem to matter.',
      '{hero} had put out a dish of water for {wish.a}. In the morning it was empty.',
      '"I think I heard {wish.a}," said {hero}. {other} listened. "I think so, too," said {other}.',
    ],
    used: [
      '{Wish.the} came a bit closer. {hero} did not move. It was good not to be alone.',
      '{hero} looked for {wish.the}, and there {wish.they} {wish:was|were}, quite near.',
      '"You have it easy," {hero} told {wish.the}. {Wish.the} did not say yes, and did not say no.',
      'Even {wish.the} had gone quiet.',
      "Something warm went by {hero}'s leg. {hero} did not have to look. {Hero.they} knew who it was.",
      '"What would {wish.the} do?" asked {hero}. "Have a bite to eat," said {other}. "And then do the right thing."',
    ],
    paid: [
      'And {wish.the}? {hero} had kept a crust. It was gone in one bite.',
      '{Wish.the} lay down right in the middle, where everybody had to step over.',
      '"Look who is back," said {other}. It was {wish.the}, and nobody had to call.',
      '{hero} told {wish.the} how it had ended. {Wish.they} yawned. It was that kind of ending.',
      {
        say: '{hero} was going to fill the dish of water for {wish.the} again, right up to the rim.',
        after: 'dish of water',
      },
      '"{Wish.the} can stay," said {hero}. Nobody said no.',
    ],
  },
  middle: {
    planted: [
      'You had to be quiet if you wanted to see {wish.a}. {hero} was quiet for almost a whole minute, and it was worth it.',
      '{hero} was on good terms with {wish.a}. It had taken a week, a lot of crumbs, and a lot of sitting still.',
      '"We are being watched," said {other}. And so they were, by {wish.a}, with great interest.',
      'Somewhere close by there was a rustle, and then a pause, and then {wish.a}, looking as if it had been {hero} who was late.',
      'The day had hardly begun when {wish.a} turned up. {hero} took it for a good sign. {Hero.they} took most things for a good sign.',
      'If you asked {hero} who {hero.their} neighbors were, {hero.they} began with {wish.a}.',
    ],
    used: [
      '{Wish.the} turned up just then and sat down not far off. It was odd how much that helped.',
      '{hero} envied {wish.the} a little. Nobody ever asked {wish.them} to decide anything.',
      'There was a small noise behind {hero}. It was only {wish.the}, being careful.',
      '{hero} told {wish.the} about it, more or less. {Wish.the} listened with every hair.',
      '"Even {wish.the} can tell," said {other}. "Tell what?" said {hero}. {other} did not answer that.',
      'For some time only {wish.the} moved at all.',
    ],
    paid: [
      "{Wish.the} came out again when the voices had grown soft, and inspected everybody's shoes.",
      'There was a corner of bread left. {hero} laid it down where {wish.the} would find it, and looked the other way, out of politeness.',
      '"There, you see," said {hero} to {wish.the}, who had seen all of it, from the beginning.',
      'And {wish.the}? Asleep, in the one place where nobody could get past.',
      'From then on {wish.the} always came a step nearer than before. It was only one step, but {hero} had measured it.',
      'They all kept still for a moment, even {other}, so that {wish.the} could go by.',
    ],
  },
  preteen: {
    planted: [
      'Nobody had ever introduced {hero} to {wish.a}. They had just noticed each other, some time ago, and had left it at that.',
      '{hero} held up one hand, and everybody stopped. A little way off {wish:was|were} {wish.a}, looking at them as if it had not been decided yet who should run.',
      'If you called, {wish.a} never came. So {hero} had made a habit of sitting down and not calling.',
      '"There," said {other}, hardly moving {other.their} lips. It took {hero} a moment, and then {hero.they} couldn\'t see anything else. It was {wish.a}.',
      'There was one thing in the day that {hero} would not have skipped for anything, and that was visiting {wish.a}, which took patience and a lot of crusts.',
      'There had been {wish.a} around the place for as long as anyone could remember, and {hero} was the only one who ever said good morning.',
    ],
    used: [
      "Just then {wish.the} came, without a sound, and settled down a little way off, like a doctor who doesn't want to scare anybody.",
      "{hero} looked at {wish.the}, and {wish.the} looked back. It wasn't advice, but it was company.",
      '"I wonder how much {wish.the} understand{wish:s|}," said {other}. {hero} thought that it was probably the important half.',
      'Not far off {wish.the} went on with an ordinary day, and {hero} watched, the way you watch a fire.',
      'If you had asked {hero} right then which of them was the wiser, {hero.they} would have voted for {wish.the}.',
      'The nice thing about {wish.the} was that there were never any questions. {hero} was glad of that.',
    ],
    paid: [
      'When everything was quiet again, {wish.the} came back, and nobody had to explain anything.',
      '{hero} had saved the best crust. {Wish.the} waited a little before taking it, so as not to look greedy.',
      'There was nobody awake to tell, so {hero} told {wish.the}, who took it very calmly.',
      '"I think {wish.the} approve{wish:s|}," said {other}. "{Wish.the} would approve of anything with crumbs in it," said {hero}, but {hero.they} looked pleased.',
      'At the very end, when nobody was looking, {wish.the} crossed the last bit of distance. {hero} held {hero.their} breath, and went on holding it for quite a while.',
      'Then the place belonged to {wish.the} again, as it had before anyone got up. {hero} said good night, out loud, and meant it.',
    ],
  },
}
