import { isOneOf, type Unit, wordsOfUnits } from '../text/read-units.ts'
import type { Notes } from './notes.ts'
import { partsOf } from './phrase-parts.ts'
import { readNounPhrase } from './read-noun-phrase.ts'

/** "Always the same brown jacket", "mostly in one plait", "red wellies every single day": how somebody looks on every day. */
export function readAlwaysWorn(units: readonly Unit[], notes: Notes): boolean {
  return readAlways(units, notes) || readEveryDay(units, notes)
}

function readAlways([often, ...rest]: readonly Unit[], notes: Notes): boolean {
  const [first] = rest
  if (!/^(?:always|usually|mostly|often|forever)$/.test(often?.small ?? '') || !first || !often) return false
  const isLeading = /^(?:in|with|wearing)$/.test(first.small)
  // "Always yellow raincoat even no rain", "always rainboots".
  if (!isLeading && !/^(?:DET|ADJ|NUM)$/.test(first.part) && !isOneOf(first, 'garment', 'head-covering'))
    return false
  const even = rest.findIndex(({ small }) => /^(?:even|also)$/.test(small))
  const worn = rest.slice(isLeading ? 1 : 0, even < 0 ? rest.length : even)
  const parts = partsOf(worn)
  if (!isWorn(parts[0] ?? [])) return false
  notes.pass([often, ...(isLeading ? [first] : []), ...(even < 0 ? [] : rest.slice(even))])
  return parts.map((part) => readNounPhrase(part, 'has', notes)).every(Boolean)
}

function readEveryDay(units: readonly Unit[], notes: Notes): boolean {
  const end = units.findIndex((_, at) => everyDay.test(wordsOfUnits(units.slice(at))))
  const worn = units.slice(0, Math.max(0, end))
  if (!isWorn(worn) || worn.some(({ part }) => !/^(?:DET|ADJ|NOUN|PROPN|NUM|PUNCT)$/.test(part))) return false
  notes.pass(units.slice(end))
  return readNounPhrase(worn, 'has', notes)
}

const everyDay =
  /^(?:every (?:single )?day(?: of the (?:week|year))?|all (?:day|week|year|summer|winter|year round|the time)|always(?: on)?|on (?:him|her|them)(?: always| all the time)?|day and night|rain or shine|summer and winter|at all times|whatever the weather)(?: (?:including|even) (?:in )?\S+)?$/

/** Whether it is named by something that is worn. */
function isWorn(units: readonly Unit[]): boolean {
  const end = units.findIndex(({ part }) => /^(?:ADP|SCONJ)$/.test(part))
  return isOneOf((end < 0 ? units : units.slice(0, end)).at(-1), 'garment', 'hair', 'head-covering', 'skin')
}
