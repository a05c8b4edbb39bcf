import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { AnimalBody } from '../animal-body.ts'
import type { SpeciesBuild } from '../species-build.ts'

/** A box with a heart of light, two arms and two feet; with the arms up when it is glad. */
export function drawRobot(look: AnimalLook, build: SpeciesBuild, glad: boolean): AnimalBody {
  const { long, high } = build.trunk
  const middle = -build.legs - high
  const dark = darker(look.coat, 0.78)
  const arm = (side: number): Shape[] => {
    const hand = [side * (long + 40), middle + (glad ? -high * 1.1 : high * 0.5)] as const
    return [
      round(
        limb([[side * long * 0.9, middle - high * 0.4], [side * (long + 30), middle], hand], [20, 18, 18]),
        dark,
      ),
      round(ellipse(...hand, 16), look.coat),
    ]
  }
  return {
    shapes: [
      ...arm(1),
      ...[-26, 26].flatMap((x) => [
        round(
          limb(
            [
              [x, middle + high * 0.8],
              [x, -14],
            ],
            [22, 22],
          ),
          dark,
        ),
        round(roundedRectangle(x - 22, -20, 46, 22, 10), look.coat),
      ]),
      round(roundedRectangle(-long, middle - high, long * 2, high * 2, 22), look.coat),
      round(
        roundedRectangle(-long * 0.6, middle - high * 0.5, long * 1.2, high, 14),
        lighter(look.coat, 0.5),
      ),
      flat(ellipse(0, middle, 14), '#f2a05a'),
      ...arm(-1),
    ],
    before: [],
    head: [0, middle - build.head.up + 12],
    height: -middle + build.head.up + build.head.radius * 1.6,
    footing: long * 1.2,
    back: [-long * 0.4, middle - high * 0.6],
  }
}
