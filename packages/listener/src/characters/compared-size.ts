import type { Unit } from '../text/read-units.ts'
import { sizes } from './read-traits.ts'

/** Where behind what somebody is it stands how large: "a dragon the size of a hen", "a troll as small as a cup", "an elf no taller than a mushroom". -1 where nothing does. */
export const comparedFrom = (units: readonly Unit[]): number =>
  units.findIndex((_, at) => at > 0 && isComparedAt(units.slice(at, at + 3).map(({ small }) => small)))

function isComparedAt([first = '', second = '', third = '']: readonly string[]): boolean {
  if (first === 'the') return /^(?:size|height|length)$/.test(second) && third === 'of'
  if (first === 'as') return (sizes.test(second) || /^(?:high|wide|long)$/.test(second)) && third === 'as'
  return first === 'no' && /^(?:bigger|smaller|taller|larger|longer|higher)$/.test(second) && third === 'than'
}

/** "A dragon, but only": what somebody is, without the small words between. */
export function beforeComparison(units: readonly Unit[], at: number): readonly Unit[] {
  let end = at
  while (end > 0 && isSmallWord(units[end - 1])) end--
  return units.slice(0, end)
}

const isSmallWord = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (/^(?:ADV|CCONJ|PUNCT)$/.test(unit.part) || /^(?:about|but|and|only|just|of)$/.test(unit.small))
