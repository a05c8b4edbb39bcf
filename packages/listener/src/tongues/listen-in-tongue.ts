import type { Fact } from '../facts.ts'
import { type Tongue, tongues } from './who-in-tongues.ts'

/** What is heard of a character in a language that is not read: the age, and whether it is a girl or a boy. */
export type HeardInTongue = Extract<Fact, { kind: 'age' | 'pronoun' }>

/**
 * "Tiene seis años", "ma fille", "umur 5": of a text in another language only what a child must not be drawn without.
 * @param language its English name
 */
export function listenInTongue(name: string, details: string, language: string): HeardInTongue[] {
  const tongue = tongues.find((one) => one.name === language)
  if (!tongue) return []
  return [...ageIn(name, details, tongue), ...pronounIn(name, details, tongue)]
}

const monthsOfYear = 12

function ageIn(name: string, details: string, tongue: Tongue): HeardInTongue[] {
  const ages = [
    ...agesSaid(details, tongue, tongue.years, 1),
    ...agesSaid(details, tongue, tongue.months, 1 / monthsOfYear),
  ].sort((one, other) => one.span[0] - other.span[0])
  const [first, ...others] = ages
  if (!first) return []
  const isAlone = others.every(({ years }) => years === first.years)
  return [{ kind: 'age', about: name, certain: isAlone, ...first }]
}

interface SaidAge {
  years: number
  span: readonly [number, number]
}

/** With a half behind it, which many languages say alike: "et demi", "y medio", "einhalb", "e meio". */
const half =
  /^(?:einhalb|\s(?:et demie?|y medi[oa]|e mei[oa]|e mezzo|en een half|i pół|и|setengah|at kalahati|buçuk|rưỡi))(?!\p{L})/iu
const digits = '\\d{1,2}(?:[.,]5)?'

function agesSaid(details: string, tongue: Tongue, ways: readonly string[], years: number): SaidAge[] {
  const words = tongue.numbers.split(' ')
  const number = `(${digits}|${words.map((word) => word.replaceAll('-', ' ')).join('|')})`
  const before = `(?<!(?:${tongue.once.split(' ').join('|')})\\s)`
  return ways.flatMap((way) => {
    const pattern = new RegExp(
      `(?<![\\p{L}\\d])${before}${way.replace('#', number).replaceAll(' ', '\\s+')}(?![\\p{L}\\d])`,
      'giu',
    )
    return [...details.matchAll(pattern)].map((match): SaidAge => {
      const said = match[1] ?? ''
      const end = match.index + match[0].length
      const isHalf = half.test(details.slice(end))
      return { years: (numberOf(said, words) + (isHalf ? 0.5 : 0)) * years, span: [match.index, end] }
    })
  })
}

function numberOf(said: string, words: readonly string[]): number {
  const place = words.findIndex((word) => word.replaceAll('-', ' ') === said.toLowerCase())
  return place < 0 ? Number(said.replace(',', '.')) : place + 1
}

/** Certain where only one of the two is said: "su hijo" may be another's. */
function pronounIn(name: string, details: string, { she, he }: Tongue): HeardInTongue[] {
  const [ofShe, ofHe] = [she, he].map((words) => saying(words).exec(details))
  if (Boolean(ofShe) === Boolean(ofHe)) return []
  const found = ofShe ?? ofHe
  const start = found?.index ?? 0
  const span = [start, start + (found?.[0].length ?? 0)] as const
  return [{ kind: 'pronoun', pronoun: ofShe ? 'she' : 'he', about: name, span, certain: true }]
}

const saying = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}-])(?:${words.split(' ').join('|')})(?![\\p{L}-])`, 'iu')
