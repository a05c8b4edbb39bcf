import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, growing, land, line, round, type Shape } from '../../drawing/shape.ts'
import { blob, ellipse, joined, type Path, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'

/** As wide and tall as those who are in it need, in the units of the stage; its foot in the middle at the origin. */
interface Size {
  width: number
  height: number
}

const INSIDE = '#6b4740'

/** A tent with its flaps tied open: one looks into it. */
export function openTent(colour: Colour, { width, height }: Size): Shape[] {
  const at = (x: number, y: number): [number, number] => [(x * width) / 2, y * height]
  return [
    round(
      blob([
        at(-1.06, 0.02),
        at(-0.94, -0.5),
        at(-0.16, -0.98),
        at(0.16, -0.98),
        at(0.94, -0.5),
        at(1.06, 0.02),
      ]),
      colour,
    ),
    round(polygon([at(-0.9, 0.02), at(-0.8, -0.46), at(0, -0.9), at(0.8, -0.46), at(0.9, 0.02)]), INSIDE),
    flat(polygon([at(-0.86, 0.02), at(-0.6, -0.1), at(0.6, -0.1), at(0.86, 0.02)]), lighter(INSIDE, 0.14)),
    ...[-1, 1].map((side) =>
      round(
        blob([
          at(0, -0.93),
          at(side * 0.66, -0.5),
          at(side * 0.8, 0.02),
          at(side * 1.0, 0.02),
          at(side * 0.86, -0.46),
        ]),
        lighter(colour, 0.22),
      ),
    ),
  ]
}

/** Beyond every picture's borders. */
const BEYOND = 1400
/** How wide its opening is, of those before it, and how far up it goes, of the tallest. */
const OPENING = { wide: 0.42, tall: 1.18 }

/** A tent as those see it who are in it: canvas on both sides, the ground sheet, and the land through the open flaps. */
export function insideTent(colour: Colour, { width, height }: Size): Shape[] {
  const half = width * OPENING.wide
  const top = -height * OPENING.tall
  const canvas = darker(colour, 0.84)
  return [
    ...[-1, 1].flatMap((side) => [
      land(
        polygon([
          [side * BEYOND, 0],
          [side * half, 0],
          [0, top],
          [0, -BEYOND],
          [side * BEYOND, -BEYOND],
        ]),
        side < 0 ? canvas : darker(canvas, 0.94),
      ),
      ...[0.34, 0.78].map((far) =>
        line(
          polyline([
            [0, top],
            [side * (half + BEYOND * far), 0],
          ]),
          darker(canvas, 0.82),
          4,
        ),
      ),
      round(
        blob([
          [0, top - 10],
          [side * half * 0.42, top * 0.56],
          [side * (half - 4), 6],
          [side * (half + 44), 6],
          [side * half * 0.82, top * 0.5],
        ]),
        lighter(colour, 0.12),
      ),
    ]),
    land(roundedRectangle(-BEYOND, -2, BEYOND * 2, BEYOND, 0), darker(colour, 0.56)),
  ]
}

/** Sheets over the backs of two chairs, open in front, with a cushion at each end. */
export function openFort(colour: Colour, { width, height }: Size): Shape[] {
  const at = (x: number, y: number): [number, number] => [(x * width) / 2, y * height]
  const chair = darker('#a9744a', 0.95)
  return [
    round(polygon([at(-0.9, 0.02), at(-0.9, -0.86), at(0.9, -0.86), at(0.9, 0.02)]), darker(colour, 0.52)),
    flat(polygon([at(-0.9, 0.02), at(-0.72, -0.1), at(0.72, -0.1), at(0.9, 0.02)]), darker(colour, 0.64)),
    ...[-1, 1].map((side) =>
      round(
        roundedRectangle(
          (side * 0.92 - 0.02) * (width / 2),
          -height * 1.06,
          width * 0.03,
          height * 1.08,
          width * 0.01,
        ),
        chair,
      ),
    ),
    ...[-1, 1].map((side) =>
      round(
        polygon([
          at(side * 0.88, -0.96),
          at(side * 1.02, -0.94),
          at(side * 1.12, 0.02),
          at(side * 0.84, 0.02),
        ]),
        lighter(colour, 0.12),
      ),
    ),
    round(
      blob([
        at(-1.0, -1.0),
        at(-0.5, -0.95),
        at(0, -0.93),
        at(0.5, -0.95),
        at(1.0, -1.0),
        at(1.02, -0.8),
        at(0.5, -0.74),
        at(0, -0.71),
        at(-0.5, -0.74),
        at(-1.02, -0.8),
      ]),
      colour,
    ),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((x) =>
      flat(ellipse(...at(x, -0.85 + 0.04 * (1 - x * x)), width * 0.02, width * 0.016), lighter(colour, 0.36)),
    ),
    ...[-1, 1].map((side) =>
      round(ellipse(...at(side * 0.74, -0.05), width * 0.07, height * 0.09), '#d98a6a'),
    ),
  ]
}

/** A house of boards in the crown of a tree, open to the reader, with all who sit on its floor. */
export function openTreehouse(colour: Colour, { width, height }: Size): Shape[] {
  const at = (x: number, y: number): [number, number] => [(x * width) / 2, y * height]
  const board = (left: number, top: number, right: number, bottom: number): Path =>
    polygon([at(left, top), at(right, top), at(right, bottom), at(left, bottom)])
  const leaves = [
    [-0.86, -0.62],
    [0.86, -0.62],
    [-0.6, -1.02],
    [0.6, -1.02],
    [0, -1.16],
  ] as const
  return [
    growing(
      'crown',
      round(joined(leaves.map(([x, y]) => ellipse(...at(x, y), width * 0.27, height * 0.25))), '#5d9a54'),
    ),
    ...[-0.62, 0.5].map((x) => round(board(x, 0, x + 0.12, 0.16), '#7d5536')),
    round(board(-0.86, -0.88, 0.86, 0), darker(colour, 0.74)),
    ...[-0.5, -0.17, 0.17, 0.5].map((x) => flat(board(x, -0.86, x + 0.012, 0), darker(colour, 0.62))),
    round(board(0.3, -0.72, 0.62, -0.44), '#cfe6ef'),
    ...[-0.94, 0.86].map((x) => round(board(x, -0.88, x + 0.08, 0.02), colour)),
    round(board(-1, -0.02, 1, 0.06), lighter(colour, 0.1)),
    round(polygon([at(-1.1, -0.82), at(0, -1.2), at(1.1, -0.82), at(1, -0.76), at(-1, -0.76)]), '#b5574a'),
    ...[0.74, 0.9].map((x) => round(board(x, 0.04, x + 0.025, 0.18), '#b98350')),
    ...[0.08, 0.13].map((y) => round(board(0.74, y, 0.92, y + 0.018), '#b98350')),
  ]
}
