import type { WordKind } from '../facts.ts'
import type { Unit } from '../text/read-units.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './open-list.ts'
import { partsOf } from './phrase-parts.ts'

/** Reads what stands behind describing words that take it: "scared of" lifts. */
export function readAfterPredicate(
  units: readonly Unit[],
  kind: WordKind,
  words: string,
  notes: Notes,
): OpenList {
  const count = words.split(' ').length + (words.includes("n't") ? 1 : 0)
  notes.pass(units.slice(0, count))
  if (kind === 'size') {
    notes.writeWords(kind, units)
    return null
  }
  const told = /^(?:health|work)$/.test(kind) ? units : units.slice(count)
  // "Proud of the new uniform, maroon jersey": worn, and so is what stands behind it.
  if (words.includes('proud') && isWorn(told)) {
    notes.writeWords(kind, told)
    notes.writeWords('garment', told, false)
    return null
  }
  for (const part of partsOf(told)) notes.writeWords(kind, part)
  return kind
}

const isWorn = (units: readonly Unit[]): boolean =>
  /^(?:garment|headwear|glasses)$/.test(kindOfThing(units) ?? '')

/** Of which kind the first thing is, where it is worn or helps somebody. */
export function kindOfThing(units: readonly Unit[]): WordKind | null {
  const [first = []] = partsOf(units)
  const kinds = first.map(kindOfLook).filter((kind) => kind !== null)
  return kinds.find((kind) => /^(?:aid|garment|headwear|glasses)$/.test(kind)) ?? null
}
