import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { NounPhrase } from '../wishes/noun-phrases.ts'
import type { PictureWish } from './picture-wish.ts'
import { isLook } from './read-look.ts'
import { speaksOf, thingsNamed } from './said-in.ts'

/** The first goes for the second, or comes for it. */
const goes = /\b(?:swap|replace|exchange|switch|trade)\b.*\b(?:for|with|by)\b|^(?:please )?instead of\b/
const comes = /\binstead of\b|\brather than\b|\bin place of\b/

/** "Chopsticks, not forks": two things that are known for what they are, and nothing else. */
const isContrast = (context: ClauseContext): boolean => {
  const [first, second, ...more] = thingsNamed(context)
  return (
    /^(?:please |it's |it 's |with )?(?:a |an |the |some )?\S+(?: \S+)? ,? ?not (?:a |an |the )?\S+(?: \S+)?(?: please)?$/.test(
      context.words,
    ) &&
    more.length === 0 &&
    [first, second].every(
      (one) => one && isOneOf(one.head, 'food', 'plant', 'animal', 'toy', 'vehicle', 'instrument', 'thing'),
    )
  )
}

/** "The flowers should be sunflowers", "could the leaves be a heap of sand". */
const becomes =
  /^(?:(?:please|and|but|maybe|make) )*(?:(?:the|these|those|this|that|his|her|their) (?:\S+ )?\S+ (?:should|must|ought to|could|can) be|(?:could|can|should) (?:the|these|those|this|that) (?:\S+ )?\S+ be) (?!(?:in|on|at|by|a bit|a little|more|less|much) )/

/** "Swap the basket for a teapot", "a teapot instead of the basket"; null where no two things are named. */
export function readSwapOfThings(context: ClauseContext): PictureWish[] | null {
  const { words, mentions } = context
  const [isGoing, isComing] = [goes.test(words), comes.test(words) || isContrast(context)]
  const isOther = becomes.test(words) && isNoColourAndKnown(context)
  if ((!isGoing && !isComing && !isOther) || mentions.length > 0) return null
  // "Swap it for a whistle": at the head of a sentence a verb is written as a name.
  const [first, second, ...more] = thingsNamed(context).filter(
    ({ words: named }) => !/^(?:swap|replace|exchange|switch|trade)$/i.test(named),
  )
  // "No thermos. Swap it for her tin whistle": what goes was said before.
  if (
    first &&
    !second &&
    /\b(?:swap|replace|exchange|switch|trade) (?:it|that|them) (?:for|with|by)\b/.test(words) &&
    isPlainThing(first)
  )
    return [{ kind: 'add-thing', thing: first.words, further: false }]
  // "A hug instead of the handshake".
  const touch = first && second && !isGoing ? touchOf(first) : null
  if (touch) return [{ kind: touch, who: 'everybody', whom: null }]
  if (!first || !second || more.length > 0 || ![first, second].every(isPlainThing)) return null
  const [gone, come] = isGoing || isOther ? [first, second] : [second, first]
  return [
    { kind: 'remove-thing', thing: gone.words },
    { kind: 'add-thing', thing: come.words, further: false },
  ]
}

/** Two things that are known for what they are, the second no colour and no size of the first. */
function isNoColourAndKnown(context: ClauseContext): boolean {
  const [first, second] = thingsNamed(context)
  return (
    first !== undefined &&
    second !== undefined &&
    second.from >= first.to &&
    !isOneOf(second.head, 'colour', 'place', 'body-part') &&
    isOneOf(second.head, 'food', 'plant', 'animal', 'toy', 'vehicle', 'instrument', 'thing')
  )
}

const touchOf = ({ head }: NounPhrase): 'hug' | 'hold-hands' | null =>
  speaksOf(head, 'hug') ? 'hug' : speaksOf(head, 'hands') ? 'hold-hands' : null

/** Neither a place nor an hour, and nothing that is worn. */
const isPlainThing = (phrase: NounPhrase): boolean =>
  !isLook(phrase) &&
  !phrase.units.some(
    (unit) =>
      isOneOf(unit, 'place') ||
      speaksOf(unit, 'night', 'day', 'weather', 'place', 'smile', 'feeling') ||
      (speaksOf(unit, 'pose') && unit.small.endsWith('ing')),
  )
