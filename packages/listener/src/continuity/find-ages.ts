import type { Finding } from './book.ts'
import { type Claim, contradictions, findingOf, sentencesBetween, standing } from './claim.ts'
import { aNumber, valueOfNumber, wordsOfNumber } from './number-words.ts'
import { anyOf } from './read-page.ts'
import { type Reading, somebody } from './reading.ts'
import { anyOfCast, memberCalled, whoIsMeant } from './who-is-meant.ts'

/** Between such words people grow older. */
const growing =
  /\b(?:birthdays?|turn(?:ed|s|ing)? (?:six|seven|eight|nine|ten|eleven|twelve|three|four|five|\d+)|years? (?:later|passed|ago|went by)|next year|gr(?:ew|own) (?:up|older|big\w*|tall\w*)|had grown|younger|when \w+ was)\b/i

/** Somebody who is six on one page and seven on another, and has no birthday. */
export function findAges(reading: Reading): Finding[] {
  const { described, beings } = reading
  const names = [
    ...new Set([...beings.castNames, ...beings.mentions.flatMap(({ id, isNamed }) => (isNamed ? [id] : []))]),
  ]
  const ofDetails = described.flatMap(({ name, facts }) =>
    facts.flatMap((fact) =>
      fact.kind === 'age' && fact.certain ? [claimOf(name, wordsOfNumber(fact.years), null, -1)] : [],
    ),
  )
  const claims = [
    ...ofDetails,
    ...claimsTold(reading, names),
    ...claimsOfLives(reading),
    ...claimsSpoken(reading),
  ]
  return contradictions(claims, ({ first, second }) => mayHaveGrown(first, second, reading)).map((found) =>
    findingOf(found, {
      kind: 'age',
      of: `${found.first.noun} is`,
      again: 'the age is',
      how: `Give ${found.first.noun} one age, or tell of a birthday.`,
    }),
  )
}

/** A description tells of the day on which the book begins. */
function mayHaveGrown(first: Claim, second: Claim, reading: Reading): boolean {
  const [opening = '', ...rest] = sentencesBetween(reading, first.at, second.at)
  const behind = first.place
    ? opening.slice(first.place.span[1] - (reading.sentences[first.at]?.start ?? 0))
    : opening
  return [behind, ...rest].some((sentence) => growing.test(sentence))
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
function claimsTold({ sentences, pages }: Reading, names: readonly string[]): Claim[] {
  const name = `(?<!\\p{L}|\\b[Ww]hen |[Ss]ince |[Uu]ntil |[Bb]efore |[Ii]f |[Tt]ime |[Ww]hile )(?<name>${anyOf(names)})`
  const age = `(?<age>${aNumber})`
  const end = '(?= years old|,|\\.|!|;| and )'
  const patterns = [
    new RegExp(`${name},?(?: who)? (?:was|is) (?:only |just |already )?${age}${end}`, 'dgu'),
    new RegExp(`${name}, ${age},`, 'dgu'),
    new RegExp(`${name} (?:was|is) turning ${age}(?= years old|,|\\.|!)`, 'dgu'),
    new RegExp(`${name},? aged ${age}`, 'dgu'),
    new RegExp(`(?<![\\p{L}-])${age}-year-old ${name}`, 'dgiu'),
  ]
  // What people say aloud of somebody else may be a guess; not so where they call them by it.
  const likeOne = new RegExp(
    `(?<![\\p{L}-])${age} years old,? (?:like|just like|the same as) ${name}|(?<=\\b[Ff]or an? )${age}-year-old ${name}`,
    'dgiu',
  )
  const anyNumber = new RegExp(aNumber, 'i')
  return sentences.flatMap(({ told, whole, page, start }, at) =>
    !anyNumber.test(whole)
      ? []
      : [...patterns.map((pattern) => [pattern, told] as const), [likeOne, whole] as const].flatMap(
          ([pattern, text]) =>
            [...text.matchAll(pattern)].flatMap((match) => {
              const [from, to] = match.indices?.groups?.age ?? [0, 0]
              const { name: who = '', age: words = '' } = match.groups ?? {}
              // "There were three in the corner, and Ida was one."
              // "Samuel was seven" may be the number on his back.
              if (/\bnumber/.test(pages[page]?.text ?? '') && !/^(?: years? old|-year)/.test(text.slice(to)))
                return []
              const isAge = words !== 'one' || /^(?: years? old|-year)/.test(text.slice(to))
              return isAge ? [claimOf(who, words, { page, span: [start + from, start + to] }, at)] : []
            }),
        ),
  )
}

/** "In all the eight years of his life", "in all her nine years". */
function claimsOfLives(reading: Reading): Claim[] {
  const pattern = new RegExp(
    `\\b(?:the (?:whole |long )?(?<age>${aNumber}) years of (?<whose>his|her) life|(?:all|whole|of|with) (?<its>his|her) (?:whole |long )?(?<years>${aNumber}) years(?! of| at| in))`,
    'dg',
  )
  return reading.sentences.flatMap(({ told, page, start }, at) =>
    [...told.matchAll(pattern)].flatMap((match) => {
      const { whose, its, age, years } = match.groups ?? {}
      const behind = told.slice(match.index + match[0].length)
      const [, called] = new RegExp(`^,? (${anyOfCast(reading)})(?!\\p{L})`, 'u').exec(behind) ?? []
      const id = called
        ? memberCalled(reading, called)
        : whoIsMeant(reading, page, start + match.index, whose ?? its ?? '')
      const [from, to] = match.indices?.groups?.age ?? match.indices?.groups?.years ?? [0, 0]
      return id === null || id === somebody
        ? []
        : [claimOf(id, age ?? years ?? '', { page, span: [start + from, start + to] }, at)]
    }),
  )
}

/** "I am only nine," whispered Lotte. */
function claimsSpoken(reading: Reading): Claim[] {
  const { book, pages } = reading
  const ofOneself = new RegExp(
    `(?<!\\b(?:[Ww]hen|[Ii]f|[Uu]ntil|[Oo]nce|[Bb]efore|[Ll]ike|[Tt]ill) )\\bI(?: am|'m) (?:only |just |already )?(${aNumber})(?= years old|[,.!?]| and | $|$)`,
    'dg',
  )
  const [only, ...others] = book.cast
  const toOnly = new RegExp(
    `\\b(?:[Yy]ou(?: are|'re)|[Ff]or a (?:girl|boy|child) of) (${aNumber})(?= years old|(?<=of (?:${aNumber})))|\\b(?:[Nn]ow(?: that)?|[Ss]ince|[Bb]ecause) you(?: are|'re) (${aNumber})(?=[,.!?]|,? | $|$)`,
    'dg',
  )
  return pages.flatMap(({ speeches }) =>
    speeches.flatMap(({ speaker, words, start, page }) => {
      // In a book of one child whoever else speaks speaks to that child.
      const isToChild = only !== undefined && others.length === 0 && speaker !== only.name
      const ofWhom = [
        ...(speaker === null ? [] : [{ who: speaker, pattern: ofOneself }]),
        ...(isToChild ? [{ who: only.name, pattern: toOnly }] : []),
      ]
      return ofWhom.flatMap(({ who, pattern }) =>
        [...words.matchAll(pattern)].map((match) => {
          const [from, to] = match.indices?.[1] ?? match.indices?.[2] ?? [0, 0]
          const { place, at } = standing(reading, page, { start: start + from, end: start + to })
          return claimOf(who, match[1] ?? match[2] ?? '', place, at)
        }),
      )
    }),
  )
}
