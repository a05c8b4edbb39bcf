import { readFileSync } from 'node:fs'
import { plainLetters } from '@faith-fables/listener/lexicons/plain-letters'

type GivenPronoun = 'she' | 'he'

/** Made at the first question: some thousand names take a tenth of a second. */
let pronouns: ReadonlyMap<string, GivenPronoun> | undefined

const readPronouns = (): ReadonlyMap<string, GivenPronoun> =>
  new Map([
    ...readNames('girls').map((name) => [plain(name), 'she'] as const),
    ...readNames('boys').map((name) => [plain(name), 'he'] as const),
  ])

/** The names of `names/girls.txt` or `names/boys.txt`: below the language of each list, indented. */
export function readNames(list: 'girls' | 'boys'): string[] {
  const text = readFileSync(new URL(`../../names/${list}.txt`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.startsWith('  '))
    .flatMap((line) => line.trim().split(' '))
}

/** What may stand before a given name: "Little Anna", "Pastor John". */
const titles = /^(?:(?:little|big|baby|tiny|old|young|saint|st|dr|pastor|coach|captain|doctor)\.? )+/

/**
 * She or he, from a name that nearly always tells; undefined for a name that does not. What follows it is a family
 * name and tells nothing: "Robin Thomas".
 */
export function pronounOfGivenName(name: string): 'she' | 'he' | undefined {
  pronouns ??= readPronouns()
  const known = pronouns
  const [first = ''] = plain(name).replace(titles, '').split(/\s+/)
  return [first.replaceAll('-', ''), ...first.split('-')].map((part) => known.get(part)).find(Boolean)
}

/** Without apostrophes, too: "D'Arcy" is darcy. */
function plain(name: string): string {
  return plainLetters(name).replaceAll(/['’]/g, '')
}
