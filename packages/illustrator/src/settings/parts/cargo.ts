import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, pieceOf, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../../geometry/path.ts'

const HOOPS = '#5d5a5a'

/** A barrel whose foot's middle stands at x, y; 146 tall. */
export const barrel = (x: number, y: number, wood: string): Shape[] =>
  pieceOf('barrel', [
    round(
      blob([
        [x - 38, y - 146],
        [x + 38, y - 146],
        [x + 54, y - 76],
        [x + 38, y],
        [x - 38, y],
        [x - 54, y - 76],
      ]),
      wood,
    ),
    flat(ellipse(x, y - 144, 36, 9), darker(wood, 0.72)),
    ...[y - 112, y - 34].map((at) =>
      line(
        curve([
          [x - 50, at],
          [x, at + 9],
          [x + 50, at],
        ]),
        HOOPS,
        7,
      ),
    ),
  ])

/** A crate of boards; its lower left corner stands at x, y. */
export const crate = (x: number, y: number, width: number, height: number, wood: string): Shape[] =>
  pieceOf('crate', [
    round(roundedRectangle(x, y - height, width, height, 5), wood),
    ...[0.08, 0.38, 0.68].map((part) =>
      flat(
        roundedRectangle(x + 8, y - height * (part + 0.24), width - 16, height * 0.2, 3),
        lighter(wood, 0.22),
      ),
    ),
    ...[x, x + width - 18].map((at) =>
      round(roundedRectangle(at, y - height, 18, height, 4), lighter(wood, 0.16)),
    ),
    round(roundedRectangle(x - 6, y - height - 12, width + 12, 20, 5), lighter(wood, 0.22)),
  ])
