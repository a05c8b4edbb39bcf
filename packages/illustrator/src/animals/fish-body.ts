import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { AnimalBody } from './draw-animal.ts'
import type { SpeciesBuild } from './species-build.ts'

/** A fish that leaps: it swims in the air above its place, tail fin behind. */
export function drawFish(look: AnimalLook, build: SpeciesBuild): AnimalBody {
  const { long, high } = build.trunk
  const middle = -build.legs - high
  const at = (x: number, y: number): Point => [x * long, middle + y * high]
  const fin = (points: Point[]): Shape => round(blob(points), darker(look.coat, 0.84))
  return {
    shapes: [
      fin([at(-0.8, 0), at(-1.4, -0.8), at(-1.3, 0), at(-1.4, 0.8)]),
      fin([at(-0.5, -0.8), at(0, -1.5), at(0.3, -0.8)]),
      round(
        blob([
          at(-0.95, 0),
          at(-0.4, -0.84),
          at(0.3, -1),
          at(0.96, -0.4),
          at(1, 0.36),
          at(0.3, 0.96),
          at(-0.4, 0.8),
        ]),
        look.coat,
      ),
      flat(blob([at(0.9, 0.5), at(0.2, 0.92), at(-0.5, 0.72), at(0, 0.5)]), lighter(look.coat, 0.5)),
      ...[-0.42, -0.16].map((x) =>
        line(curve([at(x, -0.5), at(x + 0.12, 0), at(x, 0.5)]), darker(look.coat, 0.8), 4),
      ),
    ],
    before: [fin([at(-0.1, 0.3), at(-0.5, 0.7), at(-0.1, 0.8), at(0.1, 0.5)])],
    head: at(0.56, -0.06),
    bare: true,
    height: -middle + high,
    footing: long * 0.8,
    back: at(-0.1, -0.7),
  }
}
