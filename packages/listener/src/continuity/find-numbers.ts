import type { Finding } from './book.ts'
import {
  type Claim,
  type Contradiction,
  contradictions,
  findingOf,
  placeIn,
  sentencesBetween,
} from './claim.ts'
import { aNumber, valueOfNumber } from './number-words.ts'
import { type Reading, somebody, type Thing } from './reading.ts'

/** Of these a story has now these and now those. */
const uncounted =
  /^(?:day|night|week|month|year|hour|minute|second|time|step|mile|word|thing|people|person|friend|child|girl|boy|kid|man|woman|one|hand|foot|arm|leg|finger|eye|ear|knee|side|half|piece|bit|row|part|way|sip|bite|more|other|page|line|song|rule|turn|breath|tap|knock|o'clock|morning|evening|afternoon|place|kind|sort|note|penny|coin|cent|dollar|drop|bark|spoonful|stair|inch|meter|metre|foot|hop|jump|clap|beat)$/
/** These a story has others of too, but not of so many and no more: "exactly three cups", "his five loaves". */
const countless =
  /^(?:cup|coin|loaf|slice|stone|pebble|apple|button|egg|seed|nut|berry|cookie|shoe|boot|sock|plate|bowl)$/
/** Words by which there may be more of them, or less. */
const coming =
  /\b(?:more|an?other|others?|c[ao]me|joined|joins?|find|found|hatch\w*|born|new|add\w*|gave|given|buy|bought|bring|brought(?! (?:them|her|him)\b)|fetch\w*|bak\w*|plus|grew|wak\w*|woke|made|drew|count\w*)\b/i
const going =
  /\b(?:left|los[te]|gone|away|only|rest|others?|ate|eat(?:en)?|fell|broke|took|taken?|gave|give|given|sold|missing|none|one of|half|count\w*|flew|ran off|went out)\b/i

/** Three ducks, and then all five of them, and none was added. */
export function findNumbers(reading: Reading): Finding[] {
  const claims = [...reading.things.values()].flat().flatMap(claimOf)
  return contradictions(claims, (found) => mayHaveChanged(found, claims, reading)).map((found) =>
    findingOf(found, {
      kind: 'number',
      of: `the number of ${plural(found)} is`,
      again: 'it is',
      how: 'Write the same number on both pages, or tell how some came or went.',
    }),
  )
}

const plural = ({ first }: Contradiction): string => first.thing?.phrase.noun.small ?? first.noun
const isNumber = new RegExp(`^${aNumber}$`, 'i')

function claimOf({ phrase, sentence, at, owner }: Thing): Claim[] {
  const { count, article, head, adjectives } = phrase
  if (!count || !phrase.isPlural || !isNumber.test(count.small) || count.small === 'one') return []
  const before = sentence.units[phrase.from - 1]
  const isWhole = article === 'the' || article === 'own' || sentence.units[phrase.from]?.small === 'exactly'
  if (uncounted.test(head) || (countless.test(head) && !isWhole && !isTold(before?.lemma))) return []
  if (/^(?:or|about|almost|nearly|other|another|to|than|of|and)$/.test(before?.small ?? '') && !isWhole)
    return []
  if (adjectives.some(({ small }) => /^(?:more|other|new|last|first|next|of)$/.test(small))) return []
  return [
    {
      topic: head,
      noun: head,
      owner,
      words: count.text,
      value: valueOfNumber(count.small),
      place: placeIn(sentence.page, count),
      at,
      thing: { phrase, sentence, at, owner },
      isNew: !isWhole,
    },
  ]
}

const isTold = (verb: string | undefined): boolean =>
  /^(?:have|buy|see|meet|put|bake|find|carry)$/.test(verb ?? '')

function mayHaveChanged(
  { first, second }: Contradiction,
  claims: readonly Claim[],
  reading: Reading,
): boolean {
  const values = new Set(claims.filter(({ topic }) => topic === first.topic).map(({ value }) => value))
  if (values.size !== 2) return true
  if (first.owner !== null && second.owner !== null && first.owner !== second.owner) return true
  if ([first.owner, second.owner].includes(somebody) && first.owner !== second.owner && first.owner !== null)
    return true
  const isMore = Number(second.value) > Number(first.value)
  // Of seven ducks two may well do something of their own.
  if (
    !isMore &&
    !/^all\b/i.test(wordsOf(second)) &&
    second.thing?.phrase.article !== 'own' &&
    !isSameSpot(first, second)
  )
    return true
  const stem = first.noun.slice(0, -1)
  const [opening = '', ...rest] = sentencesBetween(reading, first.at, second.at)
  const behind = opening.slice((first.place?.span[1] ?? 0) - (first.thing?.sentence.start ?? 0))
  return [behind, ...rest]
    .map((sentence) => sentence.replaceAll(/\bg[ai]ve (?:[a-z]+ ){1,3}of\b/gi, ' '))
    .some(
      (sentence) =>
        (isMore ? coming : going).test(sentence) &&
        (sentence.includes(stem) || /\b(?:them|they|it|these|one|more|another)\b/i.test(sentence)),
    )
}

const wordsOf = ({ thing }: Claim): string =>
  (thing ? thing.sentence.told.slice(0, thing.phrase.noun.end - thing.sentence.start) : '')
    .split(/[,;] /)
    .at(-1) ?? ''

/** "In the window", told of both. */
function isSameSpot(first: Claim, second: Claim): boolean {
  const [one, other] = [first, second].map(
    ({ thing }) =>
      /\b(?:in|on|at|under|behind) (?:the|her|his) [a-z]+/.exec(
        thing?.sentence.told.slice(thing.phrase.noun.end - thing.sentence.start) ?? '',
      )?.[0],
  )
  return one !== undefined && one === other
}
