import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { topOf } from './quadruped-body.ts'
import { waterAround } from './waters.ts'

/** Up on its fore flippers or flat on its belly, or afloat in the waves or a pond. */
export function drawSeal(request: BodyRequest): AnimalBody {
  const { look, build, posture, away } = request
  const { long, high } = build.trunk
  const flatOut = posture === 'lying'
  const headAt: Point = flatOut
    ? [long * 0.8, -build.head.radius * 0.88]
    : [long * 0.56, -high * 2.1 - build.head.radius * 0.5]
  const water = waterAround(request)
  const outline = flatOut ? flatOutline(long, high) : raisedOutline(long, high)
  const flippers = flatOut ? [] : foreFlippers(darker(look.coat, 0.88), long, high)
  return {
    shapes: [
      ...water.behind,
      ...tailFlippers(darker(look.coat, 0.84), long),
      ...flippers.slice(1),
      round(outline, look.coat),
      ...(away || flatOut ? [] : [flat(chest(long, high), lighter(look.coat, 0.5))]),
      ...flippers.slice(0, 1),
    ],
    before: [
      ...(flatOut ? [round(flipper(long * 0.5, high), darker(look.coat, 0.88))] : []),
      ...water.before,
    ],
    head: headAt,
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long * 1.05,
    back: [-long * 0.2, -high * 1.2],
  }
}

const raisedOutline = (long: number, high: number) =>
  blob([
    [long * 0.28, -high * 2.2],
    [long * 0.82, -high * 2.2],
    [long * 0.96, -high * 1.2],
    [long * 0.84, -high * 0.3],
    [long * 0.4, 0],
    [-long * 0.5, 2],
    [-long * 1.1, -6],
    [-long * 1.16, -22],
    [-long * 0.8, -high * 0.72],
    [-long * 0.16, -high * 1.16],
  ])

const flatOutline = (long: number, high: number) =>
  blob([
    [long * 0.9, -high * 0.9],
    [long * 0.96, -8],
    [long * 0.3, 2],
    [-long * 0.6, 2],
    [-long * 1.12, -6],
    [-long * 1.16, -20],
    [-long * 0.7, -high * 0.84],
    [0, -high * 1.34],
    [long * 0.56, -high * 1.2],
  ])

const chest = (long: number, high: number) =>
  blob([
    [long * 0.5, -high * 1.8],
    [long * 0.84, -high * 1.6],
    [long * 0.88, -high * 0.8],
    [long * 0.66, -high * 0.2],
    [long * 0.2, -6],
    [long * 0.34, -high],
  ])

/** Two at the end of the tail, like a fan. */
const tailFlippers = (colour: string, long: number): Shape[] =>
  [
    [-1.44, -44],
    [-1.5, -14],
  ].map(([x = 0, y = 0]) =>
    round(
      blob([
        [-long * 1.02, -14],
        [long * (x + 0.2), y - 10],
        [long * x, y],
        [long * (x + 0.16), Math.min(0, y + 14)],
      ]),
      colour,
    ),
  )

/** The near one and the far one, on which it leans. */
const foreFlippers = (colour: string, long: number, high: number): Shape[] => [
  round(
    limb(
      [
        [long * 0.42, -high * 0.9],
        [long * 0.24, -high * 0.4],
        [long * 0.02, -9],
      ],
      [30, 32, 18],
    ),
    colour,
  ),
  round(
    limb(
      [
        [long * 0.8, -high * 0.8],
        [long * 0.98, -high * 0.36],
        [long * 1.16, -9],
      ],
      [26, 28, 16],
    ),
    colour,
  ),
]

const flipper = (x: number, high: number) =>
  blob([
    [x - 14, -high * 0.5],
    [x + 14, -high * 0.44],
    [x + 10, -6],
    [x - 40, 2],
    [x - 52, -8],
  ])
