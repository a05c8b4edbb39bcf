import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Finding } from './book.ts'
import {
  type Claim,
  type Contradiction,
  contradictions,
  findingOf,
  placeIn,
  sentencesBetween,
  standing,
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
  /\b(?:more|an?other|others?|c[ao]me(?! (?:home|back|down|out|up|in|running|to a)\b)|joined|joins?|find|found|hatch\w*|born|new|add\w*|gave|given|buy|bought|bring|brought(?! (?:them|her|him)\b)|fetch\w*|bak(?:e|ed|es|ing)|plus|grew|wak\w*|woke|made|drew|count\w*)\b/i
const going =
  /\b(?:left|los[te]|gone|away|only|rest|others?|ate|eat(?:en)?|fell|broke|took|taken?|gave|give|given|sold|missing|none|one of|half|count\w*|flew|ran off|went out)\b/i

/** Three ducks, and then all five of them, and none was added. */
export function findNumbers(reading: Reading): Finding[] {
  const counted = [...reading.things.values()].flat().flatMap(claimOf)
  const claims = [...counted, ...claimsOfGroups(counted, reading), ...claimsSpoken(reading)]
  return contradictions(claims, (found) => mayHaveChanged(found, claims, reading)).map((found) => {
    const finding = findingOf(found, {
      kind: 'number',
      of: `the number of ${plural(found)} is`,
      again: 'it is',
      how: 'Write the same number on both pages, or tell how some came or went.',
    })
    const isOnly = [found.first, found.second].some(({ words }) => /^(?:only|both)$/i.test(words))
    return isOnly
      ? { ...finding, sentence: finding.sentence.replace('only', 'one').replace('both', 'two'), mends: [] }
      : finding
  })
}

const plural = ({ first, second }: Contradiction): string => {
  const phrase = [first, second].map(({ thing }) => thing?.phrase).find((one) => one?.isPlural)
  return phrase?.noun.small ?? first.noun
}

/** Of these a house has so many and no more. */
const young = /^(?:puppy|kitten|duckling|chick|lamb|piglet|cub|foal|fawn|calf|gosling|baby|twin)$/
const beings = ['animal', 'kin-words', 'kin', 'person', 'trade', 'childhood', 'fantasy'] as const

/** "You are my only sister," he said. */
function claimsSpoken(reading: Reading): Claim[] {
  return reading.pages.flatMap(({ speeches }) =>
    speeches.flatMap(({ speaker, words, start, page }) => {
      const match = /\bmy (only) (brother|sister|son|daughter|child|cousin|aunt|uncle)\b/d.exec(words)
      const [from, to] = match?.indices?.[1] ?? [0, 0]
      const [noun = ''] = match ? match.slice(2) : []
      const where = standing(reading, page, { start: start + from, end: start + to })
      return match ? [{ topic: noun, noun, owner: speaker, words: 'only', value: '1', ...where }] : []
    }),
  )
}

/** "All seven were there", "exactly four of them": of the one group that the book counts. */
function claimsOfGroups(counted: readonly Claim[], { sentences }: Reading): Claim[] {
  const pattern = new RegExp(
    `\\b(?:[Aa]ll|[Ee]xactly) (${aNumber})(?: of (?:them|us|the [a-z]+))?(?= (?:were|had|sat|slept|stood|climbed|ran|followed|came|went|[a-z]+ed)\\b|[,:;.!])|\\b(?:[Aa]ll|[Ee]xactly) (${aNumber}) of (?:them|us|the [a-z]+)`,
    'dg',
  )
  const groups = [...counted]
  for (const [at, { told, page, start }] of sentences.entries())
    for (const match of told.matchAll(pattern)) {
      const place = match[1] === undefined ? 2 : 1
      const words = match[place] ?? ''
      const [from, to] = match.indices?.[place] ?? [0, 0]
      const topics = new Set(groups.filter((one) => one.at < at).map(({ topic }) => topic))
      const [topic = 'them', ...others] = topics
      // "She met four people, and all four of them said so."
      const isSaidHere = new RegExp(`\\b${words} [a-z]+`, 'i').test(told.slice(0, match.index))
      const isOfThings = groups.some(
        (one) => one.topic === topic && one.thing && !isOneOf(one.thing.phrase.noun, ...beings),
      )
      if (others.length > 0 || words === 'one' || isSaidHere || isOfThings) continue
      groups.push({
        topic,
        noun: topic,
        owner: null,
        words,
        value: valueOfNumber(words),
        place: placeIn(page, { start: start + from, end: start + to }),
        at,
      })
    }
  return groups.slice(counted.length)
}

const isNumber = new RegExp(`^${aNumber}$`, 'i')

function claimOf({ phrase, sentence, at, owner }: Thing): Claim[] {
  const { count, article, head, adjectives } = phrase
  const only = adjectives.find(({ small }) => small === 'only')
  if (only && article === 'own' && !phrase.isPlural)
    return [claimWith(only, '1', { phrase, sentence, at, owner }, false)]
  const both = sentence.units[phrase.from]
  const isBoth =
    /^both$/i.test(both?.text ?? '') && phrase.isPlural && article === 'the' && !uncounted.test(head)
  if (both && isBoth) return [claimWith(both, '2', { phrase, sentence, at, owner }, false)]
  const isKin =
    isOneOf(phrase.noun, 'kin-words') && /^(?:have)$/.test(sentence.units[phrase.from - 1]?.lemma ?? '')
  if (count?.small === 'one' && isKin) return [claimWith(count, '1', { phrase, sentence, at, owner }, true)]
  if (!count || !phrase.isPlural || !isNumber.test(count.small) || count.small === 'one') return []
  const before = sentence.units[phrase.from - 1]
  const isCounted = /\bcounted\b/.test(sentence.told.slice(0, count.start - sentence.start))
  const isAll = /^(?:exactly|all)$/.test(sentence.units[phrase.from]?.small ?? '') || before?.small === 'all'
  const isWhole = isCounted || article === 'the' || article === 'own' || isAll
  if (uncounted.test(head) || (countless.test(head) && !isWhole && !isTold(before?.lemma))) return []
  if (/^(?:or|about|almost|nearly|other|another|than|of|and)$/.test(before?.small ?? '') && !isWhole)
    return []
  if (adjectives.some(({ small }) => /^(?:more|other|new|last|first|next|of)$/.test(small))) return []
  return [
    claimWith(
      count,
      valueOfNumber(count.small),
      { phrase, sentence, at, owner },
      !isWhole && !young.test(head),
    ),
  ]
}

const claimWith = (words: Unit, value: string, thing: Thing, isNew: boolean): Claim => ({
  topic: thing.phrase.head,
  noun: thing.phrase.head,
  owner: thing.owner,
  words: words.text,
  value,
  place: placeIn(thing.sentence.page, words),
  at: thing.at,
  thing,
  isNew,
})

const isTold = (verb: string | undefined): boolean =>
  /^(?:have|buy|see|meet|put|bake|find|carry|be|lay|pick|get|take)$/.test(verb ?? '')

/** "Her aunt has three": of whatever is counted there are more. */
const bareNumber = new RegExp(
  `\\b(?:has|had|have|brought|of) ${aNumber}(?: more| too| as well)?(?=[.,;!?]|$| and )`,
  'i',
)

function mayHaveChanged(
  { first, second }: Contradiction,
  claims: readonly Claim[],
  reading: Reading,
): boolean {
  const values = new Set(claims.filter(({ topic }) => topic === first.topic).map(({ value }) => value))
  if (values.size !== 2) return true
  if (first.owner !== null && second.owner !== null && first.owner !== second.owner) return true
  const isOfOne = reading.book.cast.length === 1
  if (
    !isOfOne &&
    [first.owner, second.owner].includes(somebody) &&
    first.owner !== second.owner &&
    first.owner !== null
  )
    return true
  if (
    sentencesBetween(reading, first.at, second.at)
      .slice(1, -1)
      .some((sentence) => bareNumber.test(sentence))
  )
    return true
  const isMore = Number(second.value) > Number(first.value)
  // Of seven ducks two may well do something of their own.
  if (
    !isMore &&
    second.thing !== undefined &&
    !/\bcounted\b/.test(second.thing.sentence.told) &&
    !/^(?:all|both)\b/i.test(wordsOf(second)) &&
    second.thing?.phrase.article !== 'own' &&
    !isSameSpot(first, second)
  )
    return true
  const stem = first.noun === 'them' ? ' them' : first.noun.slice(0, -1)
  const [opening = '', ...rest] = sentencesBetween(reading, first.at, second.at)
  const behind = opening.slice((first.place?.span[1] ?? 0) - (reading.sentences[first.at]?.start ?? 0))
  const last = second.place ? second.place.span[0] - (reading.sentences[second.at]?.start ?? 0) : 0
  return [behind.replace(/^ *(?:[a-z]+ )?(?:were|was|had been) (?:born|hatched)/, ' '), ...rest]
    .map((sentence, index) => (index > 0 && index === rest.length ? sentence.slice(0, last) : sentence))
    .map((sentence) => sentence.replaceAll(/\bg[ai]ve (?:(?:[a-z]+ ){1,3}of|every|each|them|all)\b/gi, ' '))
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
