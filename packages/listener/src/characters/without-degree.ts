import type { WordKind } from '../facts.ts'
import type { Unit } from '../text/read-units.ts'

const felt: readonly WordKind[] = ['like', 'dislike', 'fear']
const degree =
  / (?:(?:so )+(?:much|bad|badly|dearly|hard)|(?:very|really|too) (?:much|badly)|a (?:whole )?lot|(?:really )?badly|more than (?:anything|everything)(?: else)?)$/

const seen: readonly WordKind[] = [
  'garment',
  'headwear',
  'aid',
  'glasses',
  'body',
  'hair',
  'skin',
  'belonging',
]
const carried: readonly WordKind[] = ['aid', 'belonging']
const often =
  / (?:always|usually|mostly|often|sometimes|obviously|constantly|(?:whenever|when|if|as often as) possible|most (?:days|of the time)|(?:on )?all day(?: long)?|all the time|every day|everyday|these days)$/

/** "Trains" of "loves trains so much": how much is said of the liking, not of the thing; how often, of the wearing. */
export function withoutDegree(kind: WordKind, units: readonly Unit[]): readonly Unit[] {
  // "Carries a magnifying glass everywhere"; freckles are everywhere.
  if (carried.includes(kind) && units.at(-1)?.small === 'everywhere') return units.slice(0, -1)
  if (seen.includes(kind)) return withoutEnd(withoutJust(units), often)
  return felt.includes(kind) ? withoutEnd(units, degree) : units
}

/** "Has just got her ears pierced". */
function withoutJust(units: readonly Unit[]): readonly Unit[] {
  if (units[0]?.small !== 'just') return units
  return units.slice(/^(?:her|his|their)$/.test(units[1]?.small ?? '') ? 2 : 1)
}

function withoutEnd(units: readonly Unit[], end: RegExp): readonly Unit[] {
  const said = units.map(({ small }) => small).join(' ')
  const found = end.exec(said)
  return found ? units.slice(0, -found[0].trim().split(' ').length) : units
}
