import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, joined } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const cup: PropDrawing = {
  size: 40,
  place: 'ground',
  tabletop: true,
  colour: '#5f9fc9',
  draw: (colour) => [
    cord(
      [
        [30, -78],
        [62, -66],
        [34, -30],
      ],
      colour,
      12,
    ),
    round(
      blob([
        [-40, -96],
        [40, -96],
        [36, -40],
        [26, -4],
        [-26, -4],
        [-36, -40],
      ]),
      colour,
    ),
    flat(ellipse(0, -94, 40, 11), darker(colour, 0.7)),
  ],
}

const teapot: PropDrawing = {
  size: 74,
  place: 'ground',
  tabletop: true,
  colour: '#4f8fc9',
  draw: (colour) => [
    cord(
      [
        [44, -74],
        [84, -58],
        [48, -24],
      ],
      colour,
      11,
    ),
    round(
      limb(
        [
          [-40, -34],
          [-70, -50],
          [-78, -82],
        ],
        [22, 15, 12],
      ),
      colour,
    ),
    round(ellipse(0, -42, 56, 44), colour),
    round(ellipse(0, -84, 30, 10), lighter(colour, 0.2)),
    round(ellipse(0, -95, 9), darker(colour, 0.8)),
    flat(
      joined([ellipse(-20, -46, 9, 6), ellipse(6, -56, 9, 6), ellipse(24, -38, 9, 6)]),
      lighter(colour, 0.65),
    ),
  ],
}

const jug: PropDrawing = {
  size: 96,
  place: 'ground',
  tabletop: true,
  colour: '#c58a58',
  draw: (colour) => [
    cord(
      [
        [18, -90],
        [52, -70],
        [32, -38],
      ],
      darker(colour, 0.86),
      9,
    ),
    round(
      blob([
        [-18, -100],
        [18, -100],
        [16, -78],
        [40, -48],
        [30, -8],
        [0, 0],
        [-30, -8],
        [-40, -48],
        [-16, -78],
      ]),
      colour,
    ),
    flat(
      limb(
        [
          [-37, -54],
          [0, -48],
          [37, -54],
        ],
        [7, 7, 7],
      ),
      lighter(colour, 0.4),
    ),
  ],
}

const spoon: PropDrawing = {
  size: 64,
  place: 'ground',
  tabletop: true,
  colour: '#b98350',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -4],
          [0, -66],
        ],
        [9, 9],
      ),
      colour,
    ),
    round(ellipse(0, -82, 15, 20), colour),
  ],
}

/** What stands on a table. */
export const dishProps: Record<string, PropDrawing> = {
  'cup|mug|glass': cup,
  'teapot|tea': teapot,
  'jug|pitcher|pot|clay pot': jug,
  'spoon|wooden spoon|ladle': spoon,
}
