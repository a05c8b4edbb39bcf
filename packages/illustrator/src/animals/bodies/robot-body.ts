import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import type { AnimalBody } from '../animal-body.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { robotTrunk } from './robot-trunks.ts'

/** Of arms that are not alike. */
const [LONGER, SHORTER] = [1.5, 0.5]

/** What it was built of, with a lamp for a heart, two arms, and feet or wheels; with the arms up when it is glad. */
export function drawRobot(look: AnimalLook, build: SpeciesBuild, glad: boolean): AnimalBody {
  const { long, high } = build.trunk
  const middle = -build.legs - high
  const dark = darker(look.coat, 0.78)
  const arm = (side: number): Shape[] => {
    const far = markOf(look, 'uneven-arms') ? (side > 0 ? LONGER : SHORTER) : 1
    const hand = [
      side * (long + 40 * far),
      middle + (glad ? -high * 1.1 : high * 0.5) * far + (far - 1) * 26,
    ] as const
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
      ...standingOn(look, middle + high * 0.8),
      ...robotTrunk(look, { long, high, middle }),
      ...arm(-1),
    ],
    before: [],
    head: [0, middle - build.head.up + 12],
    height: -middle + build.head.up + build.head.radius * 1.6,
    footing: long * 1.2,
    back: [-long * 0.4, middle - high * 0.6],
  }
}

/** One wheel, two, or two feet. */
function standingOn(look: AnimalLook, hip: number): Shape[] {
  const dark = darker(look.coat, 0.78)
  if (markOf(look, 'wheel'))
    return [
      ...[-1, 1].map((side) =>
        round(
          limb(
            [
              [side * 22, hip],
              [side * 12, -34],
            ],
            [14, 14],
          ),
          dark,
        ),
      ),
      ...wheel(0, 34),
    ]
  if (markOf(look, 'wheels'))
    return [
      round(roundedRectangle(-46, hip, 92, -26 - hip, 6), dark),
      ...[-34, 34].flatMap((x) => wheel(x, 25)),
    ]
  return [-26, 26].flatMap((x) => [
    round(
      limb(
        [
          [x, hip],
          [x, -14],
        ],
        [22, 22],
      ),
      dark,
    ),
    round(roundedRectangle(x - 22, -20, 46, 22, 10), look.coat),
  ])
}

/** A tyre, a rim and a hub. */
const wheel = (x: number, radius: number): Shape[] => [
  round(ellipse(x, -radius, radius), '#434750'),
  flat(ellipse(x, -radius, radius * 0.6), lighter('#9aa0a8', 0.3)),
  flat(ellipse(x, -radius, radius * 0.2), '#434750'),
]
