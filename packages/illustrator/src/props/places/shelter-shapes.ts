import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'

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
