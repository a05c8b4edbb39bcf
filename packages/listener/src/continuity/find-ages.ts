import { listenToCharacter } from '../listen-to-character.ts'
import type { Finding } from './book.ts'
import { type Claim, contradictions, findingOf } from './claim.ts'
import { aNumber, valueOfNumber, wordsOfNumber } from './number-words.ts'
import { anyOf } from './read-page.ts'
import type { Reading } from './reading.ts'

/** In such a book people grow older. */
const growing =
  /\b(?:birthdays?|turn(?:ed|s|ing)? (?:six|seven|eight|nine|ten|eleven|twelve|three|four|five|\d+)|years? (?:later|passed|ago|went by)|next year|grew|grown up|younger|when \w+ was)\b/i

/** Somebody who is six on one page and seven on another, and has no birthday. */
export function findAges(reading: Reading): Finding[] {
  const { book, pages, beings } = reading
  if (pages.some(({ text }) => growing.test(text))) return []
  const names = [
    ...new Set([...beings.castNames, ...beings.mentions.flatMap(({ id, isNamed }) => (isNamed ? [id] : []))]),
  ]
  const ofDetails = book.cast.flatMap(({ name, details }) =>
    listenToCharacter({ name, details }).facts.flatMap((fact) =>
      fact.kind === 'age' && fact.about === name && fact.certain
        ? [claimOf(name, wordsOfNumber(fact.years), null, -1)]
        : [],
    ),
  )
  const claims = [...ofDetails, ...claimsTold(reading, names), ...claimsSpoken(reading)]
  return contradictions(claims, () => false).map((found) =>
    findingOf(found, {
      kind: 'age',
      of: `${found.first.noun} is`,
      again: 'the age is',
      how: `Give ${found.first.noun} one age, or tell of a birthday.`,
    }),
  )
}

const claimOf = (name: string, words: string, place: Claim['place'], at: number): Claim => ({
  topic: name,
  noun: name,
  owner: null,
  words: words.toLowerCase(),
  value: valueOfNumber(words),
  place,
  at,
})

/** "Ida was six", "six-year-old Ida", "eight years old like Ida". */
function claimsTold({ sentences }: Reading, names: readonly string[]): Claim[] {
  const name = `(?<!\\p{L})(?<name>${anyOf(names)})`
  const age = `(?<age>${aNumber})`
  const end = '(?= years old|,|\\.|!|;| and )'
  const patterns = [
    new RegExp(`${name},?(?: who)? (?:was|is) (?:only |just |already )?${age}${end}`, 'dgu'),
    new RegExp(`${name}, ${age},`, 'dgu'),
    new RegExp(`${name},? aged ${age}`, 'dgu'),
    new RegExp(`(?<![\\p{L}-])${age}-year-old ${name}`, 'dgiu'),
  ]
  const likeOne = new RegExp(
    `(?<![\\p{L}-])${age} years old,? (?:like|just like|the same as) ${name}`,
    'dgiu',
  )
  return sentences.flatMap(({ told, whole, page, start }, at) =>
    [...patterns.map((pattern) => [pattern, told] as const), [likeOne, whole] as const].flatMap(
      ([pattern, text]) =>
        [...text.matchAll(pattern)].flatMap((match) => {
          const [from, to] = match.indices?.groups?.age ?? [0, 0]
          const { name: who = '', age: words = '' } = match.groups ?? {}
          // "There were three in the corner, and Ida was one."
          const isAge = words !== 'one' || /^(?: years? old|-year)/.test(text.slice(to))
          return isAge ? [claimOf(who, words, { page, span: [start + from, start + to] }, at)] : []
        }),
    ),
  )
}

/** "I am only nine," whispered Lotte. */
function claimsSpoken({ pages, sentences }: Reading): Claim[] {
  const pattern = new RegExp(
    `(?<!\\b(?:[Ww]hen|[Ii]f|[Uu]ntil|[Oo]nce|[Bb]efore|[Ll]ike|[Tt]ill) )\\bI(?: am|'m) (?:only |just |already )?(${aNumber})(?= years old|[,.!?]| and | $|$)`,
    'dg',
  )
  return pages.flatMap(({ speeches }) =>
    speeches.flatMap(({ speaker, words, start, page }) =>
      speaker === null
        ? []
        : [...words.matchAll(pattern)].map((match) => {
            const [from, to] = match.indices?.[1] ?? [0, 0]
            const at = sentences.findIndex(
              (one) => one.page === page && one.start + one.whole.length > start + from,
            )
            return claimOf(speaker, match[1] ?? '', { page, span: [start + from, start + to] }, at)
          }),
    ),
  )
}
