import type { Unit } from '../text/read-units.ts'

/** The parts of a list: "red boots and a cap". */
export function partsOf(units: readonly Unit[]): Unit[][] {
  const parts: Unit[][] = [[]]
  for (const unit of units) {
    if (/^(?:and|or|,)$/.test(unit.small)) parts.push([])
    else parts.at(-1)?.push(unit)
  }
  return parts.filter((part) => part.length > 0)
}

/** The words of a phrase without whose it is. */
export function wordsOf(units: readonly Unit[]): string {
  return units
    .filter(({ part, small }) => part !== 'DET' && !/^(?:my|our|his|her|their|its)$/.test(small))
    .map(({ text }) => text)
    .join(' ')
}
