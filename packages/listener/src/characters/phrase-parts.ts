import { joinsColours } from '../text/join-colours.ts'
import type { Unit } from '../text/read-units.ts'

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
