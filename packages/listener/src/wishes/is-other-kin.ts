import { isOneOf } from '../text/read-units.ts'
import type { ClauseContext } from './clause-context.ts'

/** "It's Abuela not Grandma, all the way through." */
export function isOtherKin({ words, units }: ClauseContext): boolean {
  const no = units.findIndex(({ small }) => small === 'not')
  const [right, wrong] = [units[no - 1]?.small === ',' ? units[no - 2] : units[no - 1], units[no + 1]]
  const areNames = [right, wrong].every((unit) => unit !== undefined && unit.text !== unit.small)
  return (
    areNames &&
    isOneOf(wrong, 'kin-words') &&
    /^(?:(?:and|but|also) )*(?:it|she|he) ?(?:'s|is) \S+ ,? ?not\b/.test(words)
  )
}
