import { darker } from '../../drawing/colour.ts'
import { flat, line, place, round } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
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

/** A line between two posts with nothing on it but pins. */
const pinLine = (pins: number): PropDrawing => ({
  several: true,
  onlyOutdoors: true,
  size: 370,
  place: 'behind',
  colour: '#e2b878',
  draw: (colour) => [
    ...[-66, 66].map((x) => round(roundedRectangle(x - 2.6, -100, 5.2, 100, 2.4), '#8a5a38')),
    line(
      curve([
        [-65, -95],
        [0, -89],
        [65, -95],
      ]),
      '#f3ead8',
      1.8,
    ),
    ...Array.from({ length: pins }, (_, index) => (index - (pins - 1) / 2) * 16).flatMap((x) =>
      place(clothespin.draw(colour), placement({ x, y: -73 - (x / 65) ** 2 * 6, scale: 0.23 })),
    ),
  ],
})

/** Clothes on their line and on their hooks. */
export const laundryProps: Record<string, PropDrawing> = {
  'washing line|clothesline|washing': washingLine,
  'coats|coat rack': coatRack,
  'clothespin|clothes peg|peg': clothespin,
  'seven clothespins': pinLine(7),
  'six clothespins': pinLine(6),
  'five clothespins': pinLine(5),
  'four clothespins': pinLine(4),
  'three clothespins': pinLine(3),
  'last clothespin': pinLine(1),
}
