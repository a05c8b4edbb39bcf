import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "Always the same brown jacket", "mostly in one plait": how somebody looks on every day. */
export function readAlwaysWorn([often, ...rest]: readonly Unit[], notes: Notes): boolean {
  const [first] = rest
  if (!/^(?:always|usually|mostly|often|forever)$/.test(often?.small ?? '') || !first || !often) return false
  const isLeading = /^(?:in|with|wearing)$/.test(first.small)
  if (!isLeading && first.part !== 'DET') return false
  const worn = isLeading ? rest.slice(1) : rest
  const end = worn.findIndex(({ part }) => /^(?:ADP|SCONJ)$/.test(part))
  if (!isOneOf((end < 0 ? worn : worn.slice(0, end)).at(-1), 'garment', 'hair', 'head-covering')) return false
  notes.pass([often, ...(isLeading ? [first] : [])])
  return readNounPhrase(worn, 'has', notes)
}
