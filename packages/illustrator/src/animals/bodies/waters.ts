import type { Shape } from '../../drawing/shape.ts'
import { flat, line, water } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { BodyRequest } from '../animal-body.ts'

const WATER = '#6ab5d4'
const FOAM = '#f4fbff'

/** The water that closes over the belly, with a ring of foam. */
export const surf = (long: number): Shape[] => [
  water(
    blob([
      [-long * 1.3, 4],
      [-long * 0.9, -16],
      [-long * 0.4, -8],
      [long * 0.1, -17],
      [long * 0.6, -8],
      [long * 1.06, -15],
      [long * 1.36, 4],
      [long * 0.7, 17],
      [-long * 0.6, 18],
    ]),
    WATER,
  ),
  ...[
    [-1.2, -0.5, 2],
    [-0.2, 0.5, 10],
    [0.7, 1.3, 0],
  ].map(([from = 0, to = 0, y = 0]) =>
    line(
      curve([
        [from * long, y],
        [((from + to) / 2) * long, y - 6],
        [to * long, y],
      ]),
      FOAM,
      4,
      0.8,
    ),
  ),
]

/** A small pond with a sandy rim. */
export const pond = (long: number): Shape[] => [
  flat(ellipse(0, 4, long * 2.06, 46), '#d9c79a'),
  water(ellipse(0, 4, long * 1.92, 38), WATER),
]

/** A bowl with water in it, and in front of who swims there the light on its glass. */
export const glass = (radius: number): Shape[] => [
  flat(ellipse(0, -radius * 0.92, radius, radius * 0.92), '#d8eef6', 0.9),
  water(
    blob([
      [-radius * 0.93, -radius * 1.2],
      [0, -radius * 1.26],
      [radius * 0.93, -radius * 1.2],
      [radius * 0.94, -radius * 0.6],
      [radius * 0.5, -radius * 0.1],
      [-radius * 0.5, -radius * 0.1],
      [-radius * 0.94, -radius * 0.6],
    ]),
    WATER,
  ),
]

export const shine = (radius: number): Shape[] => [
  line(ellipse(0, -radius * 0.92, radius, radius * 0.92), '#9fc4d4', 7),
  line(ellipse(0, -radius * 1.72, radius * 0.56, radius * 0.1), '#9fc4d4', 7),
  line(
    curve([
      [-radius * 0.74, -radius * 1.2],
      [-radius * 0.8, -radius * 0.86],
      [-radius * 0.64, -radius * 0.5],
    ]),
    '#ffffff',
    9,
    0.8,
  ),
]

/** Whether somebody is on the water: it lies down ashore, and sits beside a pond. What is stuffed stays dry. */
export function isOnWater({ look, posture, directions: { water } }: BodyRequest): boolean {
  if (look.plush || posture === 'lying') return false
  return water === 'open' || (water === 'pond' && posture !== 'sitting')
}

/** What is behind and before who is on the water: the setting's own waves, or a pond; nothing ashore. */
export function waterAround(request: BodyRequest): { behind: Shape[]; before: Shape[] } {
  const { long } = request.build.trunk
  if (!isOnWater(request)) return { behind: [], before: [] }
  return { behind: request.directions.water === 'pond' ? pond(long) : [], before: surf(long) }
}
