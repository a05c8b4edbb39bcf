import { isAfloat } from './afloat.ts'
import type { Pair } from './join-pairs.ts'
import { roomForHeads } from './pair.ts'
import type { RowMember } from './row.ts'
import { roomBetween, type Silhouette, silhouetteOf } from './silhouette.ts'
import { sleeperBehind, sleepersApart } from './sleepers.ts'

/** A member of the row with what it fills. */
interface Outlined {
  member: RowMember
  outline: Silhouette
}

const outlined = (members: readonly RowMember[]): Outlined[] =>
  members.map((member) => {
    const { drawn, attention, raised } = member
    return { member, outline: silhouetteOf(drawn, attention.facing, raised) }
  })

/** Distances in the row: pairs as they touch, who lies side by side as on one blanket, others as friends stand. */
export function spread(
  members: RowMember[],
  pairs: readonly Pair[],
  { ground: { bed }, spacing }: { ground: { bed: boolean }; spacing?: 'close' | 'wide' | undefined },
): void {
  const widening = spacing === 'close' ? 0.84 : spacing === 'wide' ? 1.5 : 1
  const row = outlined(members)
  row.forEach((one, index) => {
    one.member.behind = sleeperBehind(members, index, bed)
    const places = row.slice(0, index).map((before, place) => {
      const pair = pairs.find(
        ({ doer, partner }) => Math.min(doer, partner) === place && Math.max(doer, partner) === index,
      )
      const asSleepers = sleepersApart(members, place, index, bed)
      const distance = pair
        ? touching(before.member, one.member, pair, index)
        : besides(before, one, bed) * widening
      return before.member.x + (asSleepers ?? distance)
    })
    one.member.x = index === 0 ? 0 : Math.max(...places)
  })
  centre(members)
}

/** Two who have nothing to do with each other; outlines say nothing of who lies or swims on another line, or of wheels. */
function besides(before: Outlined, next: Outlined, bed: boolean): number {
  const isLow = ({ member }: Outlined) => member.drawn.lying || isAfloat(member)
  const isApart = (one: Outlined) => isLow(one) || one.member.figure.pose === 'ride'
  return isApart(before) || isApart(next)
    ? (sideOf(before.member, 'right', bed) + sideOf(next.member, 'left', bed)) * 1.03
    : roomBetween(before.outline, next.outline)
}

/** How far somebody reaches to a side; over the foot of a bed others may stand and sit. */
const sideOf = ({ drawn, look, ...sides }: RowMember, side: 'left' | 'right', bed: boolean): number =>
  bed && drawn.lying && look.kind === 'human' ? Math.min(sides[side], drawn.footing * 1.15) : sides[side]

/** As their arms meet; heads of about the same height keep apart, unless the two embrace. */
function touching(before: RowMember, next: RowMember, { drawing, doer }: Pair, index: number): number {
  const [one, other] = doer === index ? [next, before] : [before, next]
  const distance = Math.abs(drawing.apart(one.drawn, other.drawn, one.figure.hold))
  const heads = roomForHeads(one.drawn, other.drawn, before.drawn.head.half + next.drawn.head.half)
  if (drawing.embraces || heads === 0) return distance
  return Math.max(distance, heads + aheadOf(before) - aheadOf(next) + 4)
}

/** How far the head is to the right of the feet. */
const aheadOf = ({ drawn, attention }: RowMember): number => drawn.head.centre[0] * attention.facing

/** Whoever stands beside a pair leaves room for what the two do: for somebody who is carried, for an arm. */
export function keptApart(members: readonly RowMember[], pairs: readonly Pair[]): RowMember[] {
  if (pairs.length === 0 || members.length < 3) return [...members]
  const row = outlined(members.map((member) => ({ ...member })))
  row.forEach((one, index) => {
    const own = pairs.find(({ doer, partner }) => doer === index || partner === index)
    const first = own ? Math.min(own.doer, own.partner) : index
    const missing = row
      .slice(0, first)
      .filter(({ member }) => !liesLow(member) && !liesLow(one.member))
      .map((before) => before.member.x + roomBetween(before.outline, one.outline) - one.member.x)
    const step = Math.max(0, ...missing)
    for (const { member } of row.slice(first)) member.x += step
  })
  return centre(row.map(({ member }) => member))
}

const liesLow = ({ drawn, raised }: RowMember): boolean => drawn.lying && raised === 0

/** Moves the row's middle to 0. */
function centre(members: RowMember[]): RowMember[] {
  const left = Math.min(...members.map((member) => member.x - member.left))
  const right = Math.max(...members.map((member) => member.x + member.right))
  for (const member of members) member.x -= (left + right) / 2
  return members
}
