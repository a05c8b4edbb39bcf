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
      "{other} traveled, as always, on {hero}'s collar, and was the only member of the party who had not been asked to carry anything.",
      'It takes some practice to be the friend of somebody as small as {other}. {hero} had learned to sit down carefully.',
      'Most people would have said that {hero} was alone. {other}, on the back of {hero.their} hand, did not trouble to contradict them.',
      '{hero} moved {other} out of the wind with one finger, in the middle of a sentence, without noticing it.',
    ],
    middle: [
      "{other} had set out on a journey along {hero}'s forearm, and it was restful to watch somebody who knew the way.",
      '{hero} laid the matter before {other}, who walked around it, or at any rate around a button, and came back to the beginning.',
      'For {other} the whole question did not exist. {hero} tried to see it from there, and for a moment nearly could.',
      "{other} paused at the edge of {hero}'s thumb, as at the edge of a cliff, and chose the longer way.",
    ],
    dark: [
      '{other} weighed nothing, and {hero} could have told with {hero.their} eyes shut exactly where {other.they} {other:was|were}.',
      '{hero} put one hand around {other}, against the draft. It was a relief that there was something one could do.',
      "There was a tickle at {hero}'s wrist, hardly more than a comma. It was {other}, who had not gone away.",
      'It is possible to be comforted by somebody who could sit on a pea. {other} sat, and {hero} was.',
    ],
    last: [
      '{other} was given a crumb, and dealt with it as other people deal with a wedding cake.',
      '{hero} lifted {other} up to where one could see. Nobody ought to miss a thing like that on account of being small.',
      "{other} had gone the whole way on somebody else's collar, and bore the honor of it lightly.",
      'Whether {other} was asleep or merely thinking it over could not be determined, and {hero} spoke softly, in case.',
    ],
  },
}
