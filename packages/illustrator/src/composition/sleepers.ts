import type { AgeClass } from '../looks/look.ts'
import { isLying } from '../people/poses.ts'
import { pairDrawings } from './pair-drawings.ts'
import type { Person, RowMember } from './row.ts'

/** By how much each of several who lie side by side lies behind the one before, and aside, in figure units. */
const STEP = { behind: 82, aside: 132 }
/** The same in one bed. */
const STEP_IN_BED = { behind: 44, aside: 30 }

const ages: readonly AgeClass[] = ['baby', 'toddler', 'child', 'teen', 'adult', 'elder']

/** Animals curl up beside those who lie; people lie side by side as on one blanket. */
export const isSleeper = (person: Person | undefined): boolean =>
  person !== undefined && person.look.kind === 'human' && isLying(person.figure.pose)

/** The first and the last place of neighbours who lie side by side; null for who lies alone or does not lie. */
function groupAt(row: readonly Person[], index: number): { first: number; last: number } | null {
  if (!isSleeper(row[index])) return null
  let [first, last] = [index, index]
  while (isSleeper(row[first - 1])) first--
  while (isSleeper(row[last + 1])) last++
  return first === last ? null : { first, last }
}

const ageOf = (person: Person | undefined): number =>
  person?.look.kind === 'human' ? ages.indexOf(person.look.age) : 0

/** Who lies side by side has the head at the same end (1 for the left), the smallest nearest to the reader. */
export function sleeperFacing(row: readonly Person[], index: number): -1 | 1 | null {
  const group = groupAt(row, index)
  if (!group) return null
  return ageOf(row[group.first]) > ageOf(row[group.last]) ? -1 : 1
}

/** How far the sleeper at `index` lies to the right of the one at `place`; null when they do not lie side by side. */
export function sleepersApart(
  row: readonly RowMember[],
  place: number,
  index: number,
  bed: boolean,
): number | null {
  const [one, other] = [row[place], row[index]]
  const group = groupAt(row, index)
  if (!one || !other || !group || place < group.first) return null
  const heads = one.attention.facing > 0 ? other.left - one.left : one.right - other.right
  return heads + (bed ? STEP_IN_BED : STEP).aside * (index - place)
}

/** How much farther from the reader than the nearest of the group somebody lies. */
export function sleeperBehind(row: readonly RowMember[], index: number, bed: boolean): number {
  const group = groupAt(row, index)
  if (!group) return 0
  const steps = row[index]?.attention.facing === 1 ? index - group.first : group.last - index
  return steps * (bed ? STEP_IN_BED : STEP).behind
}

/** A bed stands with its head at one side: who lies in it is at that end of the row, the smallest nearest to the reader. */
export function sleepersAtHead(people: readonly Person[], headboard: -1 | 1 | undefined): Person[] {
  const sleepers = people.filter(isSleeper)
  const isTouched = people.some(
    ({ figure }) =>
      pairDrawings[figure.pose] !== undefined && sleepers.some((one) => one.figure.name === figure.look),
  )
  if (headboard === undefined || sleepers.length === 0 || isTouched) return [...people]
  const others = people.filter((person) => !isSleeper(person))
  const bySize = [...sleepers].sort((one, other) => ageOf(one) - ageOf(other))
  return headboard < 0 ? [...bySize, ...others] : [...others, ...bySize.reverse()]
}
