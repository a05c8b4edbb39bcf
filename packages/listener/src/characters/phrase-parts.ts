import { joinsColours } from '../text/join-colours.ts'
import { type Unit, wordsOfUnits } from '../text/read-units.ts'

/** How a phrase stands to the character: it says who they are, how they are, or what they have. */
export type Role = 'who' | 'is' | 'has'

/** The parts of a list: "red boots and a cap". */
export function partsOf(units: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = [[]]
  for (const [at, unit] of units.entries()) {
    const part = parts.at(-1) ?? []
    if (!/^(?:and|or|,)$/.test(unit.small) || joinsColours(part, units[at + 1])) part.push(unit)
    else parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

/** The words of a phrase without whose it is. */
export function wordsOf(units: readonly Unit[]): string {
  return units
    .filter(({ part, small }) => part !== 'DET' && !/^(?:my|our|his|her|their|its)$/.test(small))
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/ (?=['’]s\b)/g, '')
}

const forNow =
  /^(?:(?:only |just )?(?:this (?:week|month|year|term|summer|winter)|at the moment|right now|for now|these days|nowadays|currently|today|now))$/

const endsForNow = /^(?:week|month|year|term|summer|winter|moment|now|days|nowadays|currently|today)$/

/** Where it begins to be said that something is so at present: "pink hair this month". -1 where it is not. */
export function forNowAt(units: readonly Unit[]): number {
  if (!endsForNow.test(units.at(-1)?.small ?? '')) return -1
  const longest = 4
  return units.findIndex(
    (_, at) => at >= units.length - longest && forNow.test(wordsOfUnits(units.slice(at))),
  )
}
