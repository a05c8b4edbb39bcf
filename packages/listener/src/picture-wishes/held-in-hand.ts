import { isOneOf, type Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import type { PictureWish, Whom } from './picture-wish.ts'
import { isLook } from './read-look.ts'
import { thingsNamed } from './said-in.ts'
import { whomIn, whoWasSpokenOf } from './whom-in.ts'

const leading = /^(?:be|n't|not|is|are|should|must|could|can|belongs?|goes|go|has|to|right|,)$/
const hands = /^(?:hands?|arms?|paws?|fist|fingers)$/

/** "He had his elephant, put that in his hand". */
const thatInHand =
  /^(?:(?:please|and|so|can you|could you|just|he|she|they|should|must|could|ought to|needs to|has to) )*(?:put|place|have|hold|holds|has) (?:that|it|this|them|him|her) (?:back )?in(?:to)? (?:(?:his|her|their|the) |\S+ 's )?(?:left |right )?(?:hands?|arms?|paws?)\b/

/** "The cup in her hand must be blue". */
const colourBehind = (units: readonly Unit[]): string =>
  isOneOf(units.at(-1), 'colour') && units.at(-2)?.small === 'be' ? `${units.at(-1)?.small} ` : ''

/** "Rosary in Nana's hand, not on the table", "let him have the fan in his hand", "ball under his arm": a thing with the hand it is in. */
export function heldInHand(context: ClauseContext): PictureWish | null {
  const { units, mentions, words } = context
  const that = thatInHand.test(words) ? context.subjectBefore : null
  if (that !== null && !context.cast.some(({ name }) => name === that)) {
    const whose = whomIn(context)
    return { kind: 'hold', who: whose.length > 0 ? whose : whoWasSpokenOf(context), thing: that }
  }
  if (/^(?:please )?(?:no|without)\b|\b(?:wrong|why|looks?|hand in hand|instead|shape)\b/.test(words))
    return null
  // "The rabbit isn't in her arms" misses it there; "not in his hand" refuses it.
  // "Torch in hand not teeth" says where it is instead.
  if (
    /\bnot in\b(?! (?:the |his |her |their )?(?:mouth|teeth|beak|pocket|bag|basket)\b)|\bn't (?:be|put|hold|have)\b/.test(
      words,
    ) ||
    /^(?:please )?(?:do|should) ?n't\b/.test(words)
  )
    return null
  const hand = units.findIndex(({ small }) => hands.test(small))
  const led = units.findLastIndex(({ small }, at) => at < hand && /^(?:in|into|under|inside)$/.test(small))
  if (led < 0 || hand - led > 4) return null
  const things = thingsNamed(context)
  // "In Ewa's hand a basket".
  const behind =
    led <= 1 ? things.find(({ from, article }) => from === hand + 1 && article !== null) : undefined
  const thing =
    behind ??
    things.find((one) => one.to <= led && units.slice(one.to, led).every(({ small }) => leading.test(small)))
  if (
    !thing ||
    isLook(thing) ||
    isOneOf(thing.head, 'body-part') ||
    (!behind && mentions.some(({ from }) => from < thing.from))
  )
    return null
  const whose = whomIn(context, led, hand + 1)
  const who: Whom = whose.length > 0 ? whose : whoWasSpokenOf(context)
  return {
    kind: 'hold',
    who,
    thing: `${colourBehind(units)}${thing.words.replace(/^(?:put|with|have|hold) /, '')}`,
  }
}
