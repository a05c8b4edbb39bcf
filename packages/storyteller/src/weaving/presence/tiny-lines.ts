import type { PresenceByAge } from './presence-lines.ts'

/** For an animal that fits on a hand (a ladybug, a snail, a mouse): it leans on nobody, and is looked after. */
export const tinyLines: PresenceByAge = {
  toddlers: {
    first: [
      'Who sits on {hero}? {other}!',
      'So small! It is {other}.',
      'Tickle, tickle! That is {other}.',
      'Peek! There sits {other}.',
    ],
    middle: [
      '{other} goes up. {other} goes down.',
      '{other} sits on a sleeve.',
      'Shh. {other} sits still.',
      'Where is {other}? On {hero}!',
    ],
    dark: [
      '{other} stays with {hero}.',
      '{other} is so small. {other} stays.',
      'Tickle. {other} is here.',
      '{hero} holds {other}. So light!',
    ],
    last: [
      '{other} has a crumb. Yum!',
      'Good night, small {other}.',
      '{other} sits up high. See?',
      'And {other}? Here, on {hero}!',
    ],
  },
  early: {
    first: [
      "{other} came, too, on {hero}'s sleeve. It was the best way to see.",
      '{hero} walked a bit slower than usual, so as not to shake {other}.',
      '"Mind {other}," said {hero}. Everybody minded {other}.',
      '{other} was not very big. But {hero} always counted {other.them} as one.',
    ],
    middle: [
      "{other} walked all the way up {hero}'s arm and all the way down again. It took some time.",
      "{other} sat on the back of {hero}'s hand, and did not weigh a thing.",
      '{hero} looked at {other}. {other} looked very busy.',
      '{hero} asked {other} what to do. {other} went left.',
    ],
    dark: [
      "{other} sat quite still on {hero}'s sleeve. It was good not to be the only one.",
      "There was a small tickle on {hero}'s wrist. It was {other}, and it helped.",
      '{hero} put one hand around {other}, to keep off the draft.',
      '{other} did not go away. For someone so small, it was a lot.',
    ],
    last: [
      'There was a crumb for {other}. To {other.them} it was a cake.',
      '{hero} held {other} up, so that {other.they} could see it, too.',
      '{other} went once around a button, and was home again.',
      '"Good night, {other}," said {hero}, very softly, for it was a very small ear.',
    ],
  },
  middle: {
    first: [
      "{other} traveled on {hero}'s collar, where there was a view.",
      'Nobody else would have noticed {other}. {hero} always did.',
      '{hero} moved {other} from the left hand to the right, the way other people look at a watch.',
      'Where {hero} went, {other} went, and most people never knew that there were two of them.',
    ],
    middle: [
      "{other} set out along {hero}'s arm, reached the elbow, and turned back, like somebody who has forgotten something.",
      '{hero} watched {other} for a while. There was somebody who just put one foot in front of the other.',
      '{hero} asked {other} for advice. {other} went around a button twice. It was not bad advice.',
      "{other} had stopped on the back of {hero}'s hand, and seemed to be thinking as well.",
    ],
    dark: [
      "{other} sat in the hollow of {hero}'s hand and did not weigh anything at all. {hero} was glad of every bit of it.",
      'It helps to have somebody to keep the wind off. {hero} put one hand around {other}.',
      '{other} stayed exactly where {other.they} {other:was|were}. {hero} stayed, too.',
      "There was a tickle at {hero}'s wrist, no more than a comma. That was {other}.",
    ],
    last: [
      'There was a crumb of everything for {other}, who ended up with the largest supper of them all, for {other.their} size.',
      '{hero} held {other} up to see. It would have been a pity to miss it.',
      "{other} had come through it all without a scratch, on somebody else's collar.",
      '{other} was asleep, or thinking. With {other} you could not tell.',
    ],
  },
  preteen: {
    first: [
      "{other} traveled on {hero}'s collar, as always, and was the only one who hadn't been asked to carry anything.",
      'When your friend is as small as {other}, you learn to sit down carefully. {hero} did it without thinking.',
      "People who didn't look closely thought that {hero} was alone. {other} sat on the back of {hero.their} hand and let them think so.",
      '{hero} moved {other} out of the wind with one finger, in the middle of a sentence, without noticing it.',
    ],
    middle: [
      "{other} had set out to cross {hero}'s arm. It took forever, and it was good to watch somebody who knew the way.",
      '{hero} told {other} the whole problem. {other} walked once around a button and came back to the beginning, and so did {hero}.',
      'For {other} there was no problem at all. {hero} tried to see it from down there, and for a second it nearly worked.',
      "{other} came to the edge of {hero}'s thumb, looked down, and took the long way around.",
    ],
    dark: [
      '{other} weighed nothing at all, and still {hero} could have told you with {hero.their} eyes shut exactly where {other.they} {other:was|were}.',
      '{hero} put one hand around {other}, to keep off the draft. At least that was something you could do.',
      "There was a tickle at {hero}'s wrist, no bigger than a comma. It was {other}, who had not gone away.",
      'It is strange who can comfort you. {other} could have sat on a pea. {Other.they} sat on {hero}, and it helped.',
    ],
    last: [
      '{other} was given a crumb, and walked all around it before starting, as you would with a wedding cake.',
      '{hero} lifted {other} up to where you could see. Nobody should have to miss a thing like that just for being small.',
      "{other} had come the whole way on somebody else's collar, and didn't show off about it.",
      '{other} was asleep, or thinking. {hero} talked softly, in case it was the first.',
    ],
  },
}
