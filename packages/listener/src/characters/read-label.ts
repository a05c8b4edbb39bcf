import { isA } from '../lexicons/lexicons.ts'
import { type Unit, wordsOfUnits } from '../text/read-units.ts'
import { kindOfLook } from './kind-of-look.ts'
import type { Notes } from './notes.ts'
import type { OpenList } from './read-predicate.ts'
import { kindsOfPredicates, kindsOfVerbs } from './verb-kinds.ts'

const collecting = /^(?:collects|collecting|hoards)$/

/** "Hates: socks, bedtime", "Hair: none": what stands before a colon says what the list behind it is. */
export function readLabel(units: readonly Unit[], notes: Notes): OpenList {
  const [first] = units
  const text = `${wordsOfUnits(units)} `
  const predicate = kindsOfPredicates.find(([words]) => words.test(text))
  const kind =
    predicate?.[1] ??
    (first && collecting.test(first.small) ? 'belonging' : null) ??
    (first && (kindsOfVerbs[first.lemma] ?? kindOfLook(first) ?? kindsOfVerbs[first.small.replace(/s$/, '')]))
  if (!kind && isA('health', text.trim())) notes.writeWords('health', units)
  if (kind) notes.pass(units)
  return kind ?? null
}
