import { topicsIn } from '../learned/cues.ts'
import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from '../wishes/clause-context.ts'
import { type NounPhrase, wordsOf } from '../wishes/noun-phrases.ts'
import { pictureNouns } from './picture-nouns.ts'

/** What a parent begins with before what is asked. */
export const politeness =
  "^(?:(?:please|and|also|but|so|just|actually|really|maybe|perhaps|can|could|would|you|we|i|want|like|'d|to|let|'s|there|should|must|be|might) )*"

export const denied = /\b(?:not|n't|never|no|without|stop)\b/

/** Whether a word speaks of one of these topics of pictures. */
export function speaksOf(unit: Unit, ...topics: readonly string[]): boolean {
  return topicsIn([unit], 'picture').some((topic) => topics.includes(topic))
}

const denying =
  /^(?:off|except|no|not|n't|never|without|stop|less|fewer|instead|than|remove|too|isn't|don't|nor)$/

/** "She doesn't go out without her glasses": with them. */
const never = /^(?:not|n't|never|nobody|no|wouldn't|doesn't|don't)$/

/** "No rain", "not in the forest", "instead of the sea": whether what stands at this place is refused. */
export function isDenied(units: readonly Unit[], at: number): boolean {
  const comma = units.slice(0, at).findLastIndex(({ small }) => small === ',') + 1
  const start = Math.max(comma, saidAnew(units, at))
  const before = units.slice(Math.max(start, at - 5), at)
  const isTwice =
    before.some(({ small }) => small === 'without') &&
    units.slice(start, at).some(({ small }) => never.test(small))
  return !isTwice && (before.some(({ small }) => denying.test(small)) || isUnwanted(units.slice(start, at)))
}

/** "She isn't sad, she's cross": behind "she's" it is said how it is instead. */
export const saidAnew = (units: readonly Unit[], at: number): number =>
  units.findLastIndex(
    ({ small }, place) =>
      place > 1 &&
      place < at &&
      /^(?:she|he|they|it)$/.test(small) &&
      /^(?:is|'s|are|'re)$/.test(units[place + 1]?.small ?? ''),
  )

/** "I don't want it to look like a sad place": all that stands behind is not wanted. */
function isUnwanted(before: readonly Unit[]): boolean {
  return before.some(
    ({ small }, at) =>
      /^(?:want|like|need)$/.test(small) && /^(?:not|n't|never)$/.test(before[at - 1]?.small ?? ''),
  )
}

/** Nouns to the tagger, and nothing that is seen: "dozens", "50 years", "ten kilos", "if it's no trouble". */
const vacuous =
  /^(?:dozens?|hundreds|thousands|em|am|years?|months?|weeks|minutes?|kilos?|pounds|percent|wish|wishes|trouble|bother|icing|crack|dpi|clear|please|opinion|need)$/

/** What a clause names that can stand in a picture, somebody of the cast left out; "a basket of apples" is one. */
export function thingsNamed({ phrases, mentions, units }: ClauseContext): NounPhrase[] {
  const others = phrases.filter(
    ({ from, to, head, units: inside }) =>
      !mentions.some((one) => one.from < to && one.to > from) &&
      !pictureNouns.test(head.small) &&
      !vacuous.test(head.small) &&
      !(inside.length === 1 && head.small.length < 2),
  )
  const joined: NounPhrase[] = []
  for (const phrase of others) {
    const before = joined.at(-1)
    const isContent = before && before.to === phrase.from - 1 && units[before.to]?.small === 'of'
    if (isContent) {
      const whole = units.slice(before.to - before.units.length, phrase.to)
      joined[joined.length - 1] = { ...before, units: whole, words: wordsOf(whole), to: phrase.to }
    } else joined.push(phrase)
  }
  return joined
}

const prepositions =
  /^(?:in|on|at|by|near|under|inside|aboard|to|into|onto|beside|behind|around|outside|over|above|below|next|from|through|between|among|against|along|across|toward|towards|off|beneath|underneath)$/

/** What stands beside somebody is not worn: "a hat next to Leo". */
export const besides = /\b(?:next to|beside|near|behind|between|in front of)\b/

/** Whether a preposition of place leads to a phrase. */
export const isPlaced = ({ from }: { from: number }, { units }: ClauseContext): boolean => {
  const isLed = /^(?:the|his|her|their|our|my)$/.test(units[from - 1]?.small ?? '')
  return prepositions.test(units[from - (isLed ? 2 : 1)]?.small ?? '')
}

/** "He is too big next to Ada": he is. */
export const isCompared = ({ from }: { from: number }, { units }: ClauseContext): boolean =>
  /^(?:to|than|beside|against|like|as)$/.test(units[from - 1]?.small ?? '') &&
  !/^(?:would|'d|i|we|she|he)$/.test(units[from - 2]?.small ?? '')

/** The words that say where: "on the left", "next to Mia"; null where none do. */
export function whereIn({ units }: ClauseContext, from = 0): string | null {
  const start = units.findIndex(
    ({ small }, at) =>
      at >= from &&
      prepositions.test(small) &&
      !(
        small === 'to' &&
        units[at + 1]?.part === 'VERB' &&
        !/^(?:left|right)$/.test(units[at + 1]?.small ?? '')
      ),
  )
  return start < 0 ? null : wordsOf(units.slice(start))
}

/** Where a phrase begins behind its article: "no" is one. */
export const startOf = ({ to, units }: { to: number; units: readonly Unit[] }): number => to - units.length

/** "She looks sad" is a complaint of which nobody knows what it asks for; "she looks sad, make her smile" is cut before. */
export const isStated = ({ words }: ClauseContext): boolean =>
  /\b(?:looks?|is|are|'s|'re|seems?)\b/.test(words) &&
  !/^look /.test(words) &&
  !/^(?:both|all|everyone|everybody) (?:\S+ )?look\b/.test(words) &&
  !/\b(?:should|must|make|let|could|can|have|want|be|not|n't|less|more|too|so|to)\b/.test(words)
