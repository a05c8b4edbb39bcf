import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "Always the same brown jacket", "mostly in one plait": how somebody looks on every day. */
export function readAlwaysWorn([often, ...rest]: readonly Unit[], notes: Notes): boolean {
  const [first] = rest
  if (!/^(?:always|usually|mostly|often|forever)$/.test(often?.small ?? '') || !first || !often) return false
  const isLeading = /^(?:in|with|wearing)$/.test(first.small)
  // "Always yellow raincoat even no rain", "always rainboots".
  if (!isLeading && !/^(?:DET|ADJ)$/.test(first.part) && !isOneOf(first, 'garment')) return false
  const even = rest.findIndex(({ small }) => small === 'even')
  const worn = rest.slice(isLeading ? 1 : 0, even < 0 ? rest.length : even)
  const end = worn.findIndex(({ part }) => /^(?:ADP|SCONJ)$/.test(part))
  if (!isOneOf((end < 0 ? worn : worn.slice(0, end)).at(-1), 'garment', 'hair', 'head-covering')) return false
  notes.pass([often, ...(isLeading ? [first] : []), ...(even < 0 ? [] : rest.slice(even))])
  return readNounPhrase(worn, 'has', notes)
}
