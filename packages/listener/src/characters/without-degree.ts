import type { WordKind } from '../facts.ts'
import type { Unit } from '../text/read-units.ts'

const felt: readonly WordKind[] = ['like', 'dislike', 'fear']
const degree =
  / (?:(?:so )+(?:much|bad|badly|dearly|hard)|(?:very|really|too) (?:much|badly)|a (?:whole )?lot|(?:really )?badly|more than (?:anything|everything)(?: else)?)$/

/** "Trains" of "loves trains so much": how much is said of the liking, not of the thing. */
export function withoutDegree(kind: WordKind, units: readonly Unit[]): readonly Unit[] {
  if (!felt.includes(kind)) return units
  const said = units.map(({ small }) => small).join(' ')
  const found = degree.exec(said)
  return found ? units.slice(0, -found[0].trim().split(' ').length) : units
}
