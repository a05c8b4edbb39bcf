import { listenToCharacter } from '../listen-to-character.ts'
import type { Book, Finding } from './book.ts'
import { type Claim, contradictions, findingOf } from './claim.ts'
import { aNumber, valueOfNumber, wordsOfNumber } from './number-words.ts'
import { anyOf, type ReadPage, spanIn, type ToldSentence } from './read-page.ts'

/** In such a book people grow older. */
const growing =
  /\b(?:birthdays?|turn(?:ed|s|ing)? \w+|years? (?:later|passed|ago|went by)|next year|grew|grown up|younger|once upon|when \w+ was)\b/i

/** Somebody of the cast who is six on one page and seven on another, and has no birthday. */
export function findAges(book: Book, pages: readonly ReadPage[]): Finding[] {
  if (pages.some(({ text }) => growing.test(text))) return []
  const names = book.cast.map(({ name }) => name)
  const claims = [
    ...book.cast.flatMap(claimsOfDetails),
    ...pages.flatMap(({ sentences }) => sentences.flatMap((sentence) => claimsIn(sentence, names))),
  ]
  return contradictions(claims).map((found) =>
    findingOf(found, {
      kind: 'age',
      of: `${found.first.about} is`,
      again: found.first.about === '' ? 'it is' : 'the age is',
      how: `Give ${found.first.about} one age, or tell of a birthday.`,
    }),
  )
}

function claimsOfDetails({ name, details }: Book['cast'][number]): Claim[] {
  return listenToCharacter({ name, details }).facts.flatMap((fact) =>
    fact.kind === 'age' && fact.about === name && fact.certain
      ? [{ about: name, words: wordsOfNumber(fact.years), value: String(fact.years), place: null }]
      : [],
  )
}

function claimsIn(sentence: ToldSentence, names: readonly string[]): Claim[] {
  const name = `(?<!\\p{L})(${anyOf(names)})`
  const patterns: { pattern: RegExp; groups: [name: number, age: number] }[] = [
    {
      pattern: new RegExp(
        `${name},?(?: who)? (?:was|is) (?:only |just )?${aNumber}(?= years old|,|\\.|!| and )`,
        'dgu',
      ),
      groups: [1, 2],
    },
    { pattern: new RegExp(`\\b${aNumber}-year-old ${name}`, 'dgiu'), groups: [2, 1] },
  ]
  return patterns.flatMap(({ pattern, groups: [whose, which] }) =>
    [...sentence.told.matchAll(pattern)].flatMap((match) => {
      const words = match[which] ?? ''
      const at = match.indices?.[which]?.[0]
      if (at === undefined) return []
      const place = { page: sentence.page, span: spanIn(sentence, at, words) }
      return [{ about: match[whose] ?? '', words: words.toLowerCase(), value: valueOfNumber(words), place }]
    }),
  )
}
