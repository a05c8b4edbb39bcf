import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { blob, curve, ellipse, polyline } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'

/** A stick that hangs by its crook, its foot off the ground. */
export const hungCane = ([x, y]: Point, build: Build, colour: string): Shape[] =>
  stick(
    [
      [x + 20, y + 16],
      [x + 18, y - 14],
      [x - 2, y - 18],
      [x - 6, y + 20],
      [x - 10, Math.min(-20, y - build.hipY)],
    ],
    colour,
  )

/** A walking stick in the hand that leans on it, carved where it is said to be. */
export const cane = ([x, y]: Point, colour: string, carving: HumanLook['carving']): Shape[] => [
  ...(carving === 'head'
    ? [
        ...stick(
          [
            [x - 2, y - 12],
            [x - 4, y + 14],
            [x, -2],
          ],
          colour,
        ),
        ...carvedHead([x, y], colour),
      ]
    : stick(
        [
          [x + 18, y + 8],
          [x + 12, y - 8],
          [x - 2, y - 8],
          [x - 4, y + 14],
          [x, -2],
        ],
        colour,
      )),
  ...(carving ? rings([x, y], colour) : []),
]

/** A bird's head above the hand, with an eye and a beak. */
const carvedHead = ([x, y]: Point, colour: string): Shape[] => [
  round(
    blob([
      [x + 22, y - 52],
      [x + 54, y - 40],
      [x + 22, y - 32],
    ]),
    darker(colour, 0.66),
  ),
  round(
    blob([
      [x - 10, y - 4],
      [x - 18, y - 44],
      [x + 6, y - 66],
      [x + 28, y - 52],
      [x + 20, y - 28],
      [x + 8, y - 4],
    ]),
    lighter(colour, 0.18),
  ),
  flat(ellipse(x + 9, y - 48, 5), '#33211c'),
]

/** Carved into the stick below the hand. */
const rings = ([x, y]: Point, colour: string): Shape[] =>
  [0.3, 0.42, 0.54].map((down) =>
    line(
      polyline([
        [x - 7, y * (1 - down)],
        [x + 5, y * (1 - down) + 4],
      ]),
      darker(colour, 0.6),
      4,
    ),
  )

const stick = (course: Point[], colour: string): Shape[] => [line(curve(course), colour, 9)]
