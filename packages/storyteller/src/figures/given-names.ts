import { plainLetters } from '@faith-fables/listener/lexicons/plain-letters'
import { boysNames } from './boys-names.ts'
import { girlsNames } from './girls-names.ts'

/** Made at the first question: some thousand names take a tenth of a second. */
let pronouns: ReadonlyMap<string, 'she' | 'he'> | undefined

const readNames = (): ReadonlyMap<string, 'she' | 'he'> =>
  new Map([
    ...Object.values(girlsNames).flatMap((names) => decided(names, 'she')),
    ...Object.values(boysNames).flatMap((names) => decided(names, 'he')),
  ])

function decided(names: string, pronoun: 'she' | 'he'): [string, 'she' | 'he'][] {
  return names.split(' ').map((name) => [plain(name), pronoun])
}

/** What may stand before a given name: "Little Anna", "Pastor John". */
const titles = /^(?:(?:little|big|baby|tiny|old|young|saint|st|dr|pastor|coach|captain|doctor)\.? )+/

/**
 * She or he, from a name that nearly always tells; undefined for a name that does not. What follows it is a family
 * name and tells nothing: "Robin Thomas".
 */
export function pronounOfGivenName(name: string): 'she' | 'he' | undefined {
  pronouns ??= readNames()
  const known = pronouns
  const [first = ''] = plain(name).replace(titles, '').split(/\s+/)
  return [first.replaceAll('-', ''), ...first.split('-')].map((part) => known.get(part)).find(Boolean)
}

/** Without apostrophes, too: "D'Arcy" is darcy. */
function plain(name: string): string {
  return plainLetters(name).replaceAll(/['’]/g, '')
}
