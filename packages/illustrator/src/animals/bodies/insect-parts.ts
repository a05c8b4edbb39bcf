import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import type { BodyRequest } from '../animal-body.ts'

export const LEG = '#4a3a38'

/** How high over the ground who flies is, where a child is 400 tall. */
const HOVER = 150

/** How high the lowest of a flyer is; 0 for who has settled. */
export const flightOf = ({ posture, build }: BodyRequest): number =>
  posture === 'standing' || posture === 'running' ? HOVER / build.size : 0

/** A wing that light shines through. */
export const clearWing = (points: readonly Point[]): Shape => flat(blob(points), '#e9f4fa', 0.88)

/** A thin leg with a knee. */
export const insectLeg = (hip: Point, knee: Point, foot: Point, width = 7): Shape =>
  line(curve([hip, knee, foot]), LEG, width)

const petals = ['#f2f0f8', '#f6a8b8', '#f7d26a'] as const

/** Flowers that a flyer is above, or on one of which it has settled; where none grow, none. */
export function flowersBelow({ build, directions }: BodyRequest): Shape[] {
  if (!directions.flowers) return []
  const tall = 96 / build.size
  return [-0.9, 0.15, 1].flatMap((x, index) =>
    flower(
      [x * tall * 0.8, 0],
      tall * (0.72 + (index % 2) * 0.2),
      petals[index % petals.length] ?? '#f2f0f8',
    ),
  )
}

function flower([x, y]: Point, tall: number, colour: string): Shape[] {
  const head: Point = [x + tall * 0.08, y - tall]
  const ring = Array.from({ length: 6 }, (_, index) =>
    ellipse(...onCircle(head, tall * 0.2, (index / 6) * Math.PI * 2), tall * 0.15),
  )
  return [
    line(curve([[x, y], [x - tall * 0.04, y - tall * 0.5], head]), '#6f9a4a', tall * 0.07),
    round(ellipse(x + tall * 0.14, y - tall * 0.3, tall * 0.17, tall * 0.07, -0.5), '#79a852'),
    round(joined(ring), colour),
    flat(ellipse(...head, tall * 0.13), '#eab23e'),
  ]
}
