import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob, polygon } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { clearWing, flightOf, flowersBelow, insectLeg } from './insect-parts.ts'
import { topOf } from './quadruped-body.ts'

const BAND = '#4a3a32'

/** Round and striped, in the air over flowers; it lands to sit and to sleep. */
export function drawBee(request: BodyRequest): AnimalBody {
  const { look, build, posture } = request
  const { long, high } = build.trunk
  const middle = -flightOf(request) - high - 10
  const at = (x: number, y: number): Point => [x * long, middle + y * high]
  const headAt: Point = [long * 0.86, middle - high * 0.16]
  return {
    shapes: [
      ...flowersBelow(request),
      round(polygon([at(-0.9, -0.16), at(-1.3, 0.06), at(-0.9, 0.22)]), BAND),
      clearWing([at(0.3, -0.7), at(0.62, -1.9), at(0.2, -2.3), at(-0.2, -1.7), at(0, -0.8)]),
      ...[-0.3, 0.1, 0.46].map((x) =>
        insectLeg(at(x, 0.8), at(x + 0.1, 1.06), at(x - 0.04, posture === 'standing' ? 1.3 : 1.16)),
      ),
      round(
        blob([
          at(-1, 0),
          at(-0.7, -0.76),
          at(0, -1),
          at(0.8, -0.72),
          at(1, 0),
          at(0.8, 0.74),
          at(0, 1),
          at(-0.7, 0.78),
        ]),
        look.coat,
      ),
      ...bands(at),
    ],
    before: [clearWing([at(0.12, -0.66), at(0.14, -1.9), at(-0.42, -2.2), at(-0.7, -1.6), at(-0.2, -0.7)])],
    head: headAt,
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long * 0.9,
    back: at(-0.3, -0.9),
  }
}

/** Two stripes round the body and a dark end. */
const bands = (at: (x: number, y: number) => Point): Shape[] => [
  flat(
    blob([at(-0.1, -0.98), at(0.2, -0.97), at(0.28, 0), at(0.2, 0.96), at(-0.1, 0.99), at(-0.02, 0)]),
    BAND,
  ),
  flat(
    blob([at(-0.6, -0.82), at(-0.36, -0.92), at(-0.3, 0), at(-0.36, 0.92), at(-0.6, 0.84), at(-0.56, 0)]),
    BAND,
  ),
  flat(
    blob([at(-0.98, -0.16), at(-0.86, -0.46), at(-0.84, 0), at(-0.86, 0.46), at(-0.98, 0.16)]),
    darker(BAND, 0.96),
  ),
]
