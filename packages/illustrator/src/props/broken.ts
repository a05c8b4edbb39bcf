import { place, type Shape } from '../drawing/shape.ts'
import { type Crack, cutAlong } from '../geometry/cut.ts'
import { placement } from '../geometry/matrix.ts'
import { type Bounds, boundsOf, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'

/** How a thing is left: in pieces, or one piece of it, or the other one. */
export type Damage = 'pieces' | 'piece' | 'other piece'

const torn = /\b(?:broken|torn|ripped|smashed|shattered|snapped)\b/
/** "Half of the kite"; a piece of bread is bread. */
const part = /\b(?:half|pieces?|bits?) of (?:the|an?|his|her|their) /

const isOther = /^(?:the )?other half of /

/** What the words for a thing say has become of it. */
export function damageOf(noun: string): Damage | null {
  const said = noun.toLowerCase()
  if (part.test(said)) return isOther.test(said) ? 'other piece' : 'piece'
  return torn.test(said) ? 'pieces' : null
}

/** Air between the two halves, in the drawing's own units. */
const APART = 7

/** A thing in two halves that have fallen apart, with splinters between them, or only its one half. */
export function broken(whole: readonly Shape[], damage: Damage): Shape[] {
  const shapes = whole.filter(({ surface }) => surface !== 'glow')
  const box = bodyOf(shapes)
  const crack = crackThrough(box)
  const left = half(shapes, crack, -1)
  const right = half(shapes, crack, 1)
  const inMiddle = (lain: Bounds): number => -(lain.left + lain.right) / 2
  if (damage === 'piece') return onFloor(left, 12, inMiddle)
  if (damage === 'other piece') return onFloor(right, -12, inMiddle)
  return [
    ...onFloor(left, -17, (lain) => -APART - lain.right),
    ...onFloor(right, 34, (lain) => APART - lain.left),
    ...splinters(shapes, box),
  ]
}

const bodyOf = (shapes: readonly Shape[]): Bounds => boundsOf(shapes.map(({ path }) => path))

/** Jagged, a little left of the middle, where handles and spouts are not. */
function crackThrough({ left, right, top, bottom }: Bounds): Crack {
  const [middle, wide] = [left + (right - left) * 0.47, right - left]
  const tooth = (bottom - top) / 5
  return (y) => {
    const along = (((y - top) / tooth) % 2) + 2
    return middle + (Math.abs((along % 2) - 1) - 0.5) * wide * 0.2
  }
}

const half = (shapes: readonly Shape[], crack: Crack, side: -1 | 1): Shape[] =>
  shapes.flatMap((shape) => {
    const path = cutAlong(shape.path, crack, side)
    return path ? [{ ...shape, path }] : []
  })

/** Turned by degrees and laid down, moved aside as `aside` says of where it would lie. */
function onFloor(shapes: readonly Shape[], turn: number, aside: (lain: Bounds) => number): Shape[] {
  const turned = place(shapes, placement({ turn }))
  const lain = bodyOf(turned)
  return place(turned, placement({ x: aside(lain), y: -lain.bottom }))
}

function splinters(shapes: readonly Shape[], { left, right, top }: Bounds): Shape[] {
  const largest = shapes.find(({ fill }) => typeof fill === 'string')
  const fill = largest?.fill
  if (!largest || fill === undefined) return []
  const size = Math.min(15, Math.max(8, (right - left) * 0.1, -top * 0.08))
  const splinter = (x: number, corners: readonly Point[]): Shape => ({
    path: polygon(corners.map(([dx, y]) => [x + dx * size, y * size])),
    fill,
    surface: 'round',
  })
  return [
    splinter(-2, [
      [-0.9, 0],
      [-0.1, -1],
      [0.7, 0],
    ]),
    splinter(size * 1.5, [
      [-0.6, 0],
      [0.2, -0.8],
      [0.9, 0],
    ]),
  ]
}
