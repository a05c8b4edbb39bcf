import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { round } from '../../drawing/shape.ts'
import { ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { insectLeg } from './insect-parts.ts'
import { topOf } from './quadruped-body.ts'

/** Three round parts on six thin legs. */
export function drawAnt({ look, build, posture }: BodyRequest): AnimalBody {
  const { long, high } = build.trunk
  const legs = posture === 'lying' ? 6 : build.legs
  const middle = -legs - high * 0.5
  const headAt: Point = [long * 1.0, middle - build.head.radius * 0.56]
  const stride = posture === 'running' ? 16 : 0
  const legPair = (x: number, out: number): Shape[] =>
    [14, 0].map((behind) =>
      insectLeg(
        [x + behind, middle],
        [x + out * 0.6 + behind, middle - 4],
        [x + out + behind * 1.4 + stride, -3],
        8,
      ),
    )
  return {
    shapes: [
      ...legPair(-18, -46),
      ...legPair(0, -6),
      ...legPair(16, 38),
      round(
        ellipse(-long * 0.94, middle - high * 0.3, long * 0.68, high * 1.1, -0.16),
        darker(look.coat, 0.88),
      ),
      round(ellipse(0, middle, long * 0.46, high * 0.72), look.coat),
    ],
    before: [],
    head: headAt,
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long * 1.2,
    back: [-long * 0.2, middle - high],
  }
}
