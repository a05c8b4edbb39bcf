import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { flightOf, flowersBelow, insectLeg } from './insect-parts.ts'
import { topOf } from './quadruped-body.ts'

/** The slender body and the face between the wings. */
export const BUTTERFLY_SKIN = '#e9c69c'

/** Four wings spread about a slender body, over flowers; who sits half folds them, who sleeps closes them. */
export function drawButterfly(request: BodyRequest): AnimalBody {
  const { look, build, posture } = request
  const { long, high } = build.trunk
  const spread = posture === 'lying' ? 0.3 : posture === 'sitting' ? 0.74 : 1
  const middle = -flightOf(request) - high * 0.86
  const headAt: Point = [0, middle - high * 0.5]
  const body = limb(
    [
      [0, middle - high * 0.3],
      [0, middle + high * 0.2],
      [-4, middle + high * 0.66],
    ],
    [30, 30, 14],
  )
  return {
    shapes: [
      ...flowersBelow(request),
      ...[-1, 1].flatMap((side) => wings(look.coat, [side * long * spread, middle], high)),
      ...[-0.1, 0.16].flatMap((y) =>
        [-1, 1].map((side) =>
          insectLeg(
            [side * 8, middle + y * high],
            [side * 30, middle + (y + 0.1) * high],
            [side * 26, middle + (y + 0.3) * high],
            5,
          ),
        ),
      ),
      round(body, darker(BUTTERFLY_SKIN, 0.62)),
    ],
    before: [],
    head: headAt,
    height: -headAt[1] + build.head.radius * Math.max(topOf(build), 1.9),
    footing: long * 0.7,
    back: [0, middle],
  }
}

/** The large upper and the small lower wing of one side; `span` is how far it spreads, and to which side. */
function wings(coat: string, [span, middle]: Point, high: number): Shape[] {
  const at = (x: number, y: number): Point => [span * x, middle + y * high]
  const upper = blob([
    at(0.08, -0.16),
    at(0.5, -0.96),
    at(1.16, -1.06),
    at(1.3, -0.5),
    at(0.86, 0.02),
    at(0.1, 0.06),
  ])
  const lower = blob([at(0.1, 0.04), at(0.8, 0.02), at(1.02, 0.46), at(0.7, 0.86), at(0.3, 0.6)])
  const spot = (x: number, y: number, radius: number) =>
    ellipse(span * x, middle + y * high, Math.abs(span) * radius, high * radius)
  return [
    round(lower, darker(coat, 0.86)),
    round(upper, coat),
    flat(spot(0.86, -0.6, 0.24), lighter(coat, 0.5)),
    flat(spot(0.86, -0.6, 0.11), darker(coat, 0.6)),
    flat(spot(0.66, 0.42, 0.16), lighter(coat, 0.42)),
  ]
}
