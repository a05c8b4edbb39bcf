import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { topOf } from './quadruped-body.ts'
import { isOnWater, waterAround } from './waters.ts'

const FEET = '#4d4548'

/** Afloat in the waves or a pond, else on its feet, the neck in an S; asleep with the head on the back. */
export function drawSwan(request: BodyRequest): AnimalBody {
  const { look, build, posture, directions } = request
  const { long, high } = build.trunk
  const asleep = directions.pose === 'sleep'
  const afloat = isOnWater(request)
  const stands = !afloat && (posture === 'standing' || posture === 'running')
  const middle = stands ? -build.legs - high * 0.9 : afloat ? -high * 0.6 : -high * 0.94
  const headAt: Point = asleep ? [long * 0.06, middle - high * 1.34] : [long * 1.02, middle - high * 3.3]
  const water = waterAround(request)
  const parts = {
    feet: stands ? feet(build.legs) : [],
    body: round(bodyOutline(long, high, middle), look.coat),
    neck: round(
      limb(
        asleep
          ? [
              [long * 0.56, middle - high * 0.1],
              [long * 1.04, middle - high * 0.9],
              [long * 0.62, middle - high * 1.7],
              headAt,
            ]
          : [
              [long * 0.56, middle - high * 0.1],
              [long * 1.1, middle - high * 0.86],
              [long * 0.8, middle - high * 2],
              [long * 0.78, middle - high * 2.9],
              headAt,
            ],
        [high * 1.1, high * 0.84, high * 0.66, high * 0.62, high * 0.6],
      ),
      look.coat,
    ),
    wing: wing(look.coat, long, high, middle, posture === 'running'),
  }
  return {
    shapes: [
      ...water.behind,
      ...parts.feet,
      parts.body,
      ...(asleep ? [parts.neck, ...parts.wing] : [...parts.wing, parts.neck]),
    ],
    before: water.before,
    head: headAt,
    ...(asleep ? {} : { neck: [long * 0.78, middle - high * 1.9] as const }),
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long,
    back: [-long * 0.2, middle - high],
  }
}

const bodyOutline = (long: number, high: number, middle: number) =>
  blob([
    [-long * 1.24, middle - high * 0.96],
    [-long * 0.7, middle - high * 0.6],
    [0, middle - high * 0.84],
    [long * 0.6, middle - high * 0.76],
    [long * 0.98, middle - high * 0.1],
    [long * 0.72, middle + high * 0.7],
    [0, middle + high],
    [-long * 0.72, middle + high * 0.62],
  ])

/** Folded like a petal over the back, or raised. */
function wing(coat: string, long: number, high: number, middle: number, raised: boolean): Shape[] {
  const tip = raised ? 2.5 : 1.34
  const at = (x: number, y: number): Point => [x * long, middle - y * high]
  const feather = (from: Point, to: Point): Shape =>
    line(curve([from, [(from[0] + to[0]) / 2, Math.max(from[1], to[1]) + 5], to]), darker(coat, 0.84), 4)
  return [
    round(
      blob([
        at(0.42, 0.1),
        at(0.1, raised ? 1.4 : 1),
        at(-0.5, tip),
        at(-1.14, tip - 0.3),
        at(-0.84, 0.2),
        at(-0.2, -0.44),
      ]),
      darker(coat, 0.95),
    ),
    feather(at(-0.96, tip * 0.52), at(-0.16, 0.5)),
    feather(at(-0.84, tip * 0.28), at(-0.1, 0.12)),
  ]
}

const feet = (legs: number): Shape[] =>
  [-18, 18].flatMap((x) => [
    line(
      polyline([
        [x, -legs - 14],
        [x, -5],
      ]),
      FEET,
      10,
    ),
    round(ellipse(x + 10, -6, 20, 7), FEET),
  ])
