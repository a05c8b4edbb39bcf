import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { clearWing, insectLeg } from './insect-parts.ts'
import { topOf } from './quadruped-body.ts'

const DARK = '#4d3f40'

/** A dotted dome on six legs; two clear wings show under it when it is off. */
export function drawLadybug({ look, build, posture }: BodyRequest): AnimalBody {
  const { long, high } = build.trunk
  const floor = posture === 'lying' ? -4 : -build.legs
  const at = (x: number, y: number): Point => [x * long, floor - y * high]
  const headAt: Point = [long * 0.98, floor - high * 0.62]
  const dome = blob([
    at(-1, 0.04),
    at(-0.94, 0.7),
    at(-0.44, 1.3),
    at(0.3, 1.36),
    at(0.86, 0.9),
    at(0.98, 0.04),
    at(0, -0.06),
  ])
  return {
    shapes: [
      ...(posture === 'running'
        ? [clearWing([at(0, 1), at(-0.7, 2), at(-1.5, 2.1), at(-1.5, 1.4), at(-0.6, 0.7)])]
        : []),
      ...[-0.6, 0, 0.56].map((x) =>
        insectLeg(at(x, 0.1), [x * long - 8, floor * 0.6], [x * long - 14, -3], 9),
      ),
      round(ellipse(0, floor - 4, long * 0.92, 14), DARK),
      round(dome, look.coat),
      line(curve([at(0.34, 1.34), at(-0.06, 0.7), at(-0.12, 0)]), DARK, 6),
      flat(
        joined([
          ellipse(...at(-0.6, 0.42), 15, 17),
          ellipse(...at(-0.4, 0.96), 13, 14),
          ellipse(...at(0.34, 0.44), 15, 17),
          ellipse(...at(0.5, 0.96), 12, 13),
        ]),
        DARK,
      ),
    ],
    before: [],
    head: headAt,
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long,
    back: at(-0.1, 1.3),
  }
}
