import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const mittens: PropDrawing = {
  several: true,
  size: 56,
  place: 'ground',
  colour: '#c9573f',
  draw: (colour) =>
    [-1, 1].flatMap((side) => [
      round(
        blob([
          [side * 22, -20],
          [side * 18, -70],
          [side * 32, -97],
          [side * 58, -97],
          [side * 72, -70],
          [side * 68, -20],
        ]),
        colour,
      ),
      round(ellipse(side * 14, -50, 10, 20, side * -0.5), darker(colour, 0.92)),
      round(roundedRectangle(side * 46 - 28, -26, 56, 26, 9), lighter(colour, 0.55)),
      flat(
        polygon([
          [side * 46, -78],
          [side * 46 + 11, -62],
          [side * 46, -46],
          [side * 46 - 11, -62],
        ]),
        lighter(colour, 0.55),
      ),
    ]),
}

const nail: PropDrawing = {
  size: 34,
  place: 'ground',
  tabletop: true,
  colour: '#9a9894',
  draw: (colour) => [
    cord(
      [
        [0, -88],
        [0, -16],
      ],
      colour,
      11,
    ),
    round(
      polygon([
        [-5.5, -22],
        [5.5, -22],
        [0, 0],
      ]),
      darker(colour, 0.85),
    ),
    round(roundedRectangle(-20, -100, 40, 14, 5), darker(colour, 0.85)),
  ],
}

/** For cold hands; and what a coat is hung on. */
export const winterProps: Record<string, PropDrawing> = {
  'mitten|mittens': mittens,
  'nail|nails': nail,
}
