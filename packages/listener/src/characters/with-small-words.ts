import type { Unit } from '../text/read-units.ts'

/** "even in bed", not "bed": with the small words around it that nothing else was made of. */
export function withSmallWords(
  left: readonly Unit[],
  units: readonly Unit[],
  read: ReadonlySet<Unit>,
): readonly Unit[] {
  const isSmall = (unit: Unit | undefined) =>
    unit !== undefined && !read.has(unit) && !/^(?:CCONJ|SCONJ|INTJ)$/.test(unit.part)
  const last = left.at(-1)
  let from = left[0] ? units.indexOf(left[0]) : 0
  let to = last ? units.indexOf(last) : 0
  while (isSmall(units[from - 1])) from--
  while (isSmall(units[to + 1])) to++
  while (isLoose(units[from])) from++
  while (units[to]?.part === 'PUNCT') to--
  const next = units[to + 1]
  if (next && read.has(next)) while (to > from && isLooseEnd(units[to])) to--
  return units.slice(from, to + 1)
}

const isLoose = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (unit.part === 'PUNCT' || /^(?:an?|the)$/.test(unit.small) || /^'(?:s|re|m|ll|d|ve)$/.test(unit.small))

/** "so there's a": what leads on to words that were read. */
const isLooseEnd = (unit: Unit | undefined): boolean =>
  unit !== undefined && (isLoose(unit) || /^(?:DET|ADP|CCONJ|SCONJ)$/.test(unit.part))
