import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'
import { fold } from './fold.ts'

/** Knitted: ribs at the neck, the wrists and the hem, and a band across the chest. */
const sweaterHanging = (colour: Colour): Shape[] => [
  ...[-1, 1].flatMap((side) => [
    round(
      limb(
        [
          [side * 26, -84],
          [side * 44, -54],
          [side * 50, -22],
        ],
        [22, 19, 16],
      ),
      darker(colour, 0.93),
    ),
    round(roundedRectangle(side * 50 - 10, -22, 20, 12, 5), darker(colour, 0.78)),
  ]),
  round(
    blob([
      [-32, -94],
      [0, -88],
      [32, -94],
      [38, -66],
      [36, -10],
      [0, -7],
      [-36, -10],
      [-38, -66],
    ]),
    colour,
  ),
  flat(roundedRectangle(-36, -62, 72, 9, 3), lighter(colour, 0.55)),
  flat(roundedRectangle(-36, -47, 72, 5, 2), lighter(colour, 0.55)),
  round(roundedRectangle(-37, -14, 74, 14, 6), darker(colour, 0.78)),
  ...[-24, -12, 0, 12, 24].map((x) => flat(roundedRectangle(x - 1, -12, 2, 10, 1), darker(colour, 0.62))),
  round(roundedRectangle(-17, -101, 34, 14, 7), darker(colour, 0.78)),
]

/** Folded to a cushion, the neck above and its bands across. */
const sweaterFolded = (colour: Colour): Shape[] => [
  round(roundedRectangle(-74, -32, 148, 32, 15), darker(colour, 0.86)),
  round(
    blob([
      [-64, -78],
      [0, -72],
      [64, -78],
      [76, -46],
      [72, -24],
      [0, -20],
      [-72, -24],
      [-76, -46],
    ]),
    colour,
  ),
  flat(roundedRectangle(-72, -52, 144, 9, 4), lighter(colour, 0.55)),
  flat(roundedRectangle(-71, -38, 142, 5, 2), lighter(colour, 0.55)),
  ...[-1, 1].map((side) =>
    fold(
      [
        [side * 42, -74],
        [side * 50, -48],
        [side * 46, -24],
      ],
      colour,
    ),
  ),
  round(ellipse(0, -77, 27, 12), darker(colour, 0.78)),
  flat(ellipse(0, -79, 17, 6), darker(colour, 0.5)),
]

export const sweater: PropDrawing = {
  size: 88,
  place: 'ground',
  hangs: true,
  colour: '#5f9a6a',
  inHand: sweaterHanging,
  draw: sweaterFolded,
}
