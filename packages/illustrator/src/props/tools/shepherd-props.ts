import { darker } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** A shepherd's: with a hook to catch a lamb. */
const crook: PropDrawing = {
  size: 250,
  grip: 60,
  place: 'ground',
  colour: '#8a5f3c',
  draw: (colour) => [
    round(
      limb(
        [
          [0, 0],
          [1, -40],
          [-1, -78],
          [5, -96],
          [17, -98],
          [21, -88],
          [15, -80],
        ],
        [4.4, 4.4, 4.4, 4.4, 4.4, 4, 3.4],
      ),
      colour,
    ),
  ],
}

const walkingStick: PropDrawing = {
  size: 176,
  grip: 96,
  place: 'ground',
  colour: '#7d5233',
  draw: (colour) => [
    round(
      limb(
        [
          [0, 0],
          [0, -50],
          [0, -90],
          [8, -98],
          [17, -92],
        ],
        [4.4, 4.6, 4.8, 5, 5],
      ),
      colour,
    ),
  ],
}

const sling: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#a8713f',
  draw: (colour) => [
    cord(
      [
        [-26, -26],
        [-48, -60],
        [-16, -100],
      ],
      darker(colour, 0.8),
      7,
    ),
    cord(
      [
        [26, -26],
        [40, -62],
        [2, -92],
      ],
      darker(colour, 0.8),
      7,
    ),
    round(
      blob([
        [-36, -32],
        [0, -20],
        [36, -32],
        [22, -4],
        [-22, -4],
      ]),
      colour,
    ),
    round(ellipse(0, -28, 16, 13), '#a9a29a'),
  ],
}

/** A long robe on its own, as it lies spread out or hangs. */
const robe: PropDrawing = {
  size: 170,
  place: 'ground',
  colour: '#b5564a',
  draw: (colour) => [
    round(
      polygon([
        [-9, -100],
        [9, -100],
        [34, -74],
        [27, -62],
        [14, -70],
        [25, 0],
        [-25, 0],
        [-14, -70],
        [-27, -62],
        [-34, -74],
      ]),
      colour,
    ),
    ...['#e8c46a', '#5f86a8', '#7d9a5e', '#8a6aa0'].map((stripe, index) =>
      flat(
        polygon([
          [-15 - index * 2.2, -54 + index * 14],
          [15 + index * 2.2, -54 + index * 14],
          [16 + index * 2.2, -47 + index * 14],
          [-16 - index * 2.2, -47 + index * 14],
        ]),
        stripe,
      ),
    ),
    flat(
      polygon([
        [-6, -100],
        [6, -100],
        [0, -84],
      ]),
      darker(colour, 0.66),
    ),
  ],
}

const ramsHorn: PropDrawing = {
  size: 60,
  place: 'ground',
  colour: '#b99a6a',
  draw: (colour) => [
    round(
      limb(
        [
          [78, -84],
          [50, -34],
          [-6, -14],
          [-60, -34],
          [-84, -56],
        ],
        [40, 32, 22, 14, 9],
      ),
      colour,
    ),
    round(ellipse(80, -86, 22, 13, -0.6), '#6b4a30'),
    ...[-1, 1].map((side) =>
      line(
        curve([
          [side * 20 + 4, -40],
          [side * 24 + 8, -22],
          [side * 20 + 6, -6],
        ]),
        darker(colour, 0.74),
        4,
      ),
    ),
  ],
}

/** What a shepherd of the Bible's lands carries and wears. */
export const shepherdProps: Record<string, PropDrawing> = {
  'crook|staff|shepherds crook|shepherds staff': crook,
  'walking stick|cane|walking cane': walkingStick,
  'sling|slingshot': sling,
  'robe|cloak|tunic': robe,
  'shofar|ram horn|rams horn': ramsHorn,
}
