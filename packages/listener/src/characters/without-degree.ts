import type { WordKind } from '../facts.ts'
import type { Unit } from '../text/read-units.ts'

const felt: readonly WordKind[] = ['like', 'dislike', 'fear']
const degree =
  / (?:(?:so )+(?:much|bad|badly|dearly|hard)|(?:very|really|too) (?:much|badly)|a (?:whole )?lot|(?:really )?badly|more than (?:anything|everything)(?: else)?)$/

const seen: readonly WordKind[] = ['garment', 'headwear', 'aid', 'glasses', 'body', 'hair']
const often =
  / (?:always|usually|mostly|often|sometimes|obviously|constantly|(?:whenever|when|if|as often as) possible|most (?:days|of the time)|all the time|every day|these days)$/

/** "Trains" of "loves trains so much": how much is said of the liking, not of the thing; how often, of the wearing. */
export function withoutDegree(kind: WordKind, units: readonly Unit[]): readonly Unit[] {
  if (seen.includes(kind)) return withoutEnd(units, often)
  return felt.includes(kind) ? withoutEnd(units, degree) : units
}

function withoutEnd(units: readonly Unit[], end: RegExp): readonly Unit[] {
  const said = units.map(({ small }) => small).join(' ')
  const found = end.exec(said)
  return found ? units.slice(0, -found[0].trim().split(' ').length) : units
}
