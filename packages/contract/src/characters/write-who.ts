import { changeWords, type Span, type WordChange, withA } from './change-words.ts'
import { people } from './character-picks.ts'
import type { SeenThing } from './character-schemas.ts'

const isPerson = (value: string): boolean => (people as readonly string[]).includes(value)
const isGrown = (value: string): boolean => /^(?:woman|man|adult)$/.test(value)
/** Neither she nor he: said, since other words may say so. */
const isNeither = (value: string): boolean => /^(?:child|adult)$/.test(value)

/** The details with who somebody is. It stands at the beginning where no word says it yet. */
export function writeWho(details: string, seen: readonly SeenThing[], value: string | null): string {
  const who = seen.find(({ slot }) => slot === 'who')
  const age = ageThatContradicts(seen, value)
  const pronoun = who?.parts.find(({ is }) => is === 'pronoun')?.span
  const changes: WordChange[] = age ? [{ span: age, words: '' }] : []
  if (value === null) {
    if (pronoun) changes.push({ span: pronoun, words: '' })
    return changeWords(details, who?.span ? [...changes, { span: who.span, words: '' }] : changes)
  }
  const told = isNeither(value) ? ' (they)' : ''
  if (pronoun) changes.push({ span: pronoun, words: told })
  if (!who?.noun) {
    const changed = changeWords(details, changes)
    return `${withA(value)}${pronoun ? '' : told}${changed === '' ? '' : ', '}${changed}`
  }
  const place = pronoun || !told ? null : endOfWho(details, seen, who.noun, age)
  if (place !== null) changes.push({ span: [place, place], words: told })
  return changeWords(details, [...changes, nounChange(details, who.noun, value)])
}

/** An age counts before every word: with it, a woman of 8 would stay a girl. */
function ageThatContradicts(seen: readonly SeenThing[], value: string | null): Span | null {
  const age = seen.find(({ slot }) => slot === 'age')
  if (value === null || !age?.span || !isPerson(value)) return null
  return isGrown(value) === Number(age.is) >= 18 ? null : age.span
}

/** Behind the noun, and behind an age that follows it. */
function endOfWho(details: string, seen: readonly SeenThing[], noun: Span, gone: Span | null): number {
  const age = seen.find(({ slot }) => slot === 'age')?.span
  const isNext = age && age !== gone && age[0] >= noun[1] && details.slice(noun[1], age[0]).trim() === ''
  return isNext ? age[1] : noun[1]
}

/** "a dog" for "an owl": the article goes with the noun. */
function nounChange(details: string, [start, end]: Span, noun: string): WordChange {
  const article = /(?:^|[^\p{L}])(an?\s+)$/iu.exec(details.slice(0, start))?.[1] ?? ''
  return article === ''
    ? { span: [start, end], words: noun }
    : { span: [start - article.length, end], words: withA(noun) }
}

/** The details with an age in years: behind who somebody is, or at the beginning. */
export function writeAge(details: string, seen: readonly SeenThing[], value: string | null): string {
  const span = seen.find(({ slot }) => slot === 'age')?.span
  const noun = seen.find(({ slot }) => slot === 'who')?.noun
  if (span) return changeWords(details, [{ span, words: ageWords(details.slice(...span), value) }])
  if (value === null) return details
  if (noun) return `${details.slice(0, noun[1])} of ${value}${details.slice(noun[1])}`
  return details === '' ? yearsOld(value) : `${yearsOld(value)}, ${details}`
}

function ageWords(before: string, value: string | null): string {
  if (value === null) return ''
  return /^of\s/i.test(before) ? `of ${value}` : yearsOld(value)
}

const yearsOld = (value: string): string => `${value} ${value === '1' ? 'year' : 'years'} old`
