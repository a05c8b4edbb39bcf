import { isOneOf, type Unit } from '../text/read-units.ts'
import { isDeniedBehind } from './is-denied-behind.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'

/**
 * What is left of a clause may still speak of looks: "scab on every knee", "navy anorak summer and winter". Nothing of it is certain;
 * and where somebody else is named, it may be theirs.
 */
export function readLeftLooks(units: readonly Unit[], notes: Notes): void {
  if (units.some(isSomebody) || isDeniedBehind(units)) return
  const left = notes.leftOf(units)
  let from = 0
  for (let at = 0; at < units.length; at++) {
    const unit = units[at]
    const kind = unit && left.includes(unit) ? kindOfLook(unit) : null
    if (!unit || !kind) continue
    if (units.slice(from, at).some(saysWhoDoes)) return
    const begin = beginOf(units, from, at)
    const end = endOf(units, at)
    notes.writeWords(kind, units.slice(begin, end), false)
    notes.doubt()
    from = end
    at = end - 1
  }
}

const isSomebody = (unit: Unit): boolean =>
  isOneOf(unit, 'kin-words', 'kin') || /^(?:i|we|they|us|our|my|your|their)$/.test(unit.small)

/** Somebody does something with it. */
const saysWhoDoes = ({ part, small }: Unit): boolean =>
  (part === 'VERB' && !/(?:ed|ing|en)$/.test(small)) || /^(?:not|never|no|without|n't)$/.test(small)

/** Back over what describes it, and over what is on it: "scab on every knee". */
function beginOf(units: readonly Unit[], from: number, at: number): number {
  let begin = at
  while (begin > from && describes(units[begin - 1])) begin--
  return begin
}

const describes = (unit: Unit | undefined): boolean =>
  unit !== undefined &&
  (/^(?:ADJ|NOUN|PROPN|NUM|VERB|ADV)$/.test(unit.part) ||
    /^(?:on|through|every|both|the|his|her)$/.test(unit.small))

/** What hangs on it, up to the next thing that is worn or seen. */
function endOf(units: readonly Unit[], at: number): number {
  const hangs = /^(?:ADP|ADV|VERB|PRON|AUX|SCONJ)$/.test(units[at + 1]?.part ?? '')
  return hangs ? units.length : at + 1
}
