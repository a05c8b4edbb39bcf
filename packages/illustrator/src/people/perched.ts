import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import type { PerchPlace } from '../scene-description.ts'
import type { Figure, FigureDirections } from './figure.ts'
import { hanging, reach, type Stance } from './stance.ts'

/** A hand before the body, its palm up. */
const heldOut = reach(0.4, 0.36, 0.62)

/** The stance of who has something on a hand: the one that is free is held out. */
export function handHeldOut(stance: Stance, { perched, held, grasps }: FigureDirections): Stance {
  if (perched?.on !== 'hand') return stance
  const side = handWith(stance, held !== null)
  if (grasps[side] || (held && stance.grip === 'both')) return stance
  return { ...stance, hands: { ...stance.hands, [side]: heldOut } }
}

const handWith = ({ grip, hands }: Stance, isFull: boolean): 'left' | 'right' =>
  isFull && grip !== 'both'
    ? grip === 'right'
      ? 'left'
      : 'right'
    : hands.left === hanging
      ? 'left'
      : 'right'

/** Somebody with what is on them, drawn over all of them. */
export function withPerched(figure: Figure, stance: Stance | null, directions: FigureDirections): Figure {
  const { perched } = directions
  if (!perched) return figure
  const side = stance?.hands.left === heldOut ? 'left' : 'right'
  const [x, y] = spotOn(figure, perched.on, side)
  return { ...figure, shapes: [...figure.shapes, ...standing(perched.shapes, x, y)] }
}

const standing = (shapes: readonly Shape[], x: number, y: number): Shape[] =>
  place(shapes, placement({ x, y }))

function spotOn(
  { head, hands, shoulders, lap, back, limbs }: Figure,
  on: PerchPlace,
  side: 'left' | 'right',
): Point {
  const [headX, headY] = head.centre
  const onHead: Point = [headX, headY - head.radius * 1.02]
  if (on === 'head') return onHead
  // An animal has neither hands nor shoulders for it.
  if (limbs === null) return back
  if (on === 'lap') return [lap[0], lap[1] + 8]
  if (on === 'hand') return [hands[side][0], hands[side][1] - 12 * limbs.build.girth]
  const [x, y] = shoulders.left[0] < shoulders.right[0] ? shoulders.left : shoulders.right
  return [x - 34 * limbs.build.girth, y - 8 * limbs.build.girth]
}
