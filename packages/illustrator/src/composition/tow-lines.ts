import { line, type Shape } from '../drawing/shape.ts'
import { curve } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { isAttending } from './at-their-things.ts'
import type { StandingThing } from './placing.ts'
import type { StagedMember } from './stage-row.ts'

const ROPE = '#a8793f'
/** In units of a figure; nobody holds a rope past a neighbour. */
const LONGEST = 240

/** The ropes by which somebody pulls what stands beside them, whose hands have nothing else to do: from the nearer hand to its handle, a little slack. */
export function towLines(staged: readonly StagedMember[], things: readonly StandingThing[]): Shape[] {
  return staged.flatMap((member) => {
    if (isAttending(member.figure)) return []
    const handle = things.find(({ noun }) => noun === member.figure.hold)?.handle
    if (!handle) return []
    const hands = [handOf(member, 'left'), handOf(member, 'right')]
    const hand = hands.reduce((one, other) => (distance(other, handle) < distance(one, handle) ? other : one))
    if (distance(hand, handle) > LONGEST * member.scale) return []
    const sag: Point = [(hand[0] + handle[0]) / 2, (hand[1] + handle[1]) / 2 + distance(hand, handle) * 0.08]
    return [line(curve([handle, sag, hand]), ROPE, 5)]
  })
}

function handOf(member: StagedMember, side: 'left' | 'right'): Point {
  const [x, y] = member.drawn.hands[side]
  return [
    member.x + x * member.attention.facing * member.scale,
    member.y + (y - member.raised) * member.scale,
  ]
}

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1])
