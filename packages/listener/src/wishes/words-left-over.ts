import { topicsOfWord } from '../learned/cues.ts'
import type { Unit } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'
import type { Saying } from './label-of-saying.ts'
import { startOfDenied } from './start-of-denied.ts'
import type { TextWish } from './text-wish.ts'
import { topicsOfWish } from './topics-of-wish.ts'

const weighty = /^(?:NOUN|PROPN|ADJ|VERB|NUM|X)$/
/** "Let the father appear sooner": when it is to be is asked, too. */
const ofOrder = /^(?:sooner|earlier|later|beforehand|afterwards)$/

/** Words of weight that none of the wishes speaks of and that are no words of wishing. */
export function wordsLeftOver(
  { units, mentions }: ClauseContext,
  wishes: readonly TextWish[],
  saying: Pick<Saying, 'from' | 'to'> | null,
): string[] {
  const spokenOf = wishes
    .flatMap((wish) => Object.values(wish))
    .join(' ')
    .toLowerCase()
    .replaceAll(/\./g, '')
    .split(/[^\p{L}\p{N}']+/u)
  const topics = new Set(wishes.flatMap(topicsOfWish))
  const isOfTopic = (unit: Unit) =>
    // "A star" shines; "the stars" are things.
    unit.small !== 'stars' &&
    !ofOrder.test(unit.small) &&
    [...topicsOfWord(unit)].some((topic) => topics.has(topic))
  // The age that is wrong is spoken of by the one that is right.
  const isAge = wishes.some(({ kind }) => kind === 'age')
  const starts = startsOf(units)
  const isInSaying = (at: number) =>
    saying !== null && (starts[at] ?? 0) >= saying.from && (starts[at] ?? 0) < saying.to
  // Of what is to be another the one before is spoken of, too.
  const denied = wishes.some(({ kind }) => exchanges.has(kind)) ? startOfDenied(units) : -1
  return (
    units
      .filter((_unit, at) => !mentions.some(({ from, to }) => at >= from && at < to))
      .filter((_unit, at) => !isInSaying(at))
      .filter((_unit, at) => denied < 0 || at < denied)
      .filter(
        (unit) =>
          (weighty.test(unit.part) || ofOrder.test(unit.small)) &&
          !isOfTopic(unit) &&
          !(isAge && unit.part === 'NUM'),
      )
      .map(({ small }) => small)
      // "With a K", and the quotation marks of a title.
      .filter((word) => /[\p{L}\p{N}]{2}|\p{N}/u.test(word))
      .filter(
        (word) =>
          !word.split(' ').every((one) => spokenOf.includes(one.replace('.', ''))) && !wishing.has(word),
      )
  )
}

const exchanges: ReadonlySet<TextWish['kind']> = new Set([
  'other-thing',
  'correct',
  'rename',
  'pronoun',
  'age',
  'title',
  'time',
  'place',
  'other-plot',
])

/** Of a deed that is told as a whole: whom or what it is to be instead of. */
export const wordsDenied = ({ units }: ClauseContext): string[] =>
  startOfDenied(units) < 0
    ? []
    : units
        .slice(startOfDenied(units) + 2)
        .filter(({ part }) => weighty.test(part))
        .map(({ small }) => small)

/** Where each word begins in the words of its clause. */
function startsOf(units: readonly Unit[]): number[] {
  let next = 0
  return units.map(({ small }) => {
    const start = next
    next += small.length + 1
    return start
  })
}

/** Verbs and nouns that ask and name nothing by themselves. */
const wishing = new Set(
  'mr mrs ms dr many few every each really completely different something make makes made want wants like love need needs please think feel feels use show shows let lets tell told write part bit thing story book text way kind sort read reads reading little one ones kid kids child children son daughter goes go going come comes get gets see everything something set happen happens happening stay stays say says said same rest touch two three'.split(
    ' ',
  ),
)
