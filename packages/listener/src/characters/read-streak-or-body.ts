import { isOneOf, type Unit } from '../text/read-units.ts'
import type { Notes } from './notes.ts'

/** "A grey streak in short curly hair", which tells of the hair twice, and "tin biscuit box body". */
export function readStreakOrBody(phrase: readonly Unit[], rest: readonly Unit[], notes: Notes): boolean {
  const head = phrase.at(-1)?.small ?? ''
  const isOf = (units: readonly Unit[], ...classes: Parameters<typeof isOneOf>[1][]): boolean =>
    units.some((unit) => isOneOf(unit, ...classes))
  if (/^streaks?$/.test(head) && isOf(phrase, 'colour') && rest[0]?.small === 'in' && isOf(rest, 'hair')) {
    notes.pass([...phrase, ...rest])
    notes.writeWords('hair', rest.slice(1))
    notes.writeWords('hair', phrase)
    return true
  }
  if (head !== 'body' || rest.length > 0 || !isOf(phrase, 'material')) return false
  notes.pass(phrase)
  notes.writeWords('body', phrase)
  return true
}
