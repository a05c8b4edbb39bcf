import { darker } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const shirt = (x: number, y: number): [number, number][] => [
  [x - 18, y],
  [x + 18, y],
  [x + 34, y + 12],
  [x + 26, y + 22],
  [x + 18, y + 16],
  [x + 18, y + 44],
  [x - 18, y + 44],
  [x - 18, y + 16],
  [x - 26, y + 22],
  [x - 34, y + 12],
]

const washingLine: PropDrawing = {
  several: true,
  onlyOutdoors: true,
  size: 280,
  place: 'behind',
  colour: '#c9573f',
  draw: (colour) => [
    ...[-118, 118].map((x) => round(roundedRectangle(x - 4, -100, 8, 100, 3), '#8a5a38')),
    line(
      curve([
        [-116, -94],
        [0, -84],
        [116, -94],
      ]),
      '#8d7a66',
      2.4,
    ),
    round(polygon(shirt(-66, -88)), colour),
    round(
      blob([
        [-14, -86],
        [34, -86],
        [36, -44],
        [10, -40],
        [-14, -44],
      ]),
      '#f3ead8',
    ),
    round(polygon(shirt(78, -89)), '#6f9fc0'),
  ],
}

const coatRack: PropDrawing = {
  several: true,
  size: 150,
  place: 'wall',
  colour: '#b5633f',
  draw: (colour) => [
    round(roundedRectangle(-92, -104, 184, 14, 5), '#8a5a38'),
    ...(
      [
        [-60, colour],
        [0, '#5f86a8'],
        [60, '#7d9a5e'],
      ] as const
    ).flatMap(([x, cloth]) => [
      round(
        blob([
          [x - 14, -92],
          [x + 14, -92],
          [x + 27, -50],
          [x + 24, -2],
          [x - 24, -2],
          [x - 27, -50],
        ]),
        cloth,
      ),
      line(
        curve([
          [x, -86],
          [x + 2, -46],
          [x, -6],
        ]),
        darker(cloth, 0.74),
        3,
      ),
      flat(ellipse(x, -97, 4.5), '#e8c46a'),
    ]),
  ],
}

const clothespin: PropDrawing = {
  size: 30,
  place: 'ground',
  tabletop: true,
  colour: '#d9ab6a',
  draw: (colour) => [
    cord(
      [
        [-12, -2],
        [-5, -52],
        [-12, -98],
      ],
      colour,
      15,
    ),
    cord(
      [
        [14, -2],
        [7, -52],
        [12, -98],
      ],
      darker(colour, 0.9),
      15,
    ),
    flat(roundedRectangle(-14, -64, 30, 9, 4), '#9a958e'),
  ],
}

/** Clothes on their line and on their hooks. */
export const laundryProps: Record<string, PropDrawing> = {
  'washing line|clothesline|washing': washingLine,
  'coats|coat rack': coatRack,
  'clothespin|clothes peg|peg': clothespin,
}
