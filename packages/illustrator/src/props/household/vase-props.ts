import { lighter } from '../../drawing/colour.ts'
import { line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const vase: PropDrawing = {
  size: 110,
  place: 'ground',
  tabletop: true,
  colour: '#5f9fc9',
  draw: (colour) => [
    ...[-18, 0, 18].map((x) =>
      line(
        curve([
          [0, -40],
          [x * 0.8, -60],
          [x, -80],
        ]),
        '#5a9150',
        4,
      ),
    ),
    ...(
      [
        [-20, -84, '#ef6f6c'],
        [20, -84, '#ffd45a'],
        [0, -94, '#b58be0'],
      ] as const
    ).map(([x, y, petal]) =>
      round(
        joined(
          [0, 1, 2, 3, 4].map((index) =>
            ellipse(x + Math.cos(index * 1.257) * 8, y + Math.sin(index * 1.257) * 8, 6.5),
          ),
        ),
        petal,
      ),
    ),
    round(
      blob([
        [-12, -52],
        [12, -52],
        [24, -26],
        [16, 0],
        [-16, 0],
        [-24, -26],
      ]),
      colour,
    ),
  ],
}

const plantPot: PropDrawing = {
  size: 84,
  place: 'ground',
  tabletop: true,
  colour: '#c9744a',
  draw: (colour) => [
    cord(
      [
        [0, -44],
        [2, -62],
        [0, -74],
      ],
      '#5a9150',
      6,
    ),
    round(
      blob([
        [0, -70],
        [-14, -92],
        [-38, -92],
        [-28, -70],
      ]),
      '#6cbb56',
    ),
    round(
      blob([
        [0, -70],
        [14, -98],
        [40, -98],
        [30, -72],
      ]),
      '#7cc763',
    ),
    round(
      polygon([
        [-32, -46],
        [32, -46],
        [22, 0],
        [-22, 0],
      ]),
      colour,
    ),
    round(roundedRectangle(-37, -54, 74, 16, 5), lighter(colour, 0.12)),
  ],
}

/** Of clay and full of earth: what is sown in it has not come up. */
const emptyPot: PropDrawing = {
  size: 92,
  place: 'ground',
  tabletop: true,
  colour: '#c4703f',
  draw: (colour) => [
    round(
      polygon([
        [-46, -78],
        [46, -78],
        [33, 0],
        [-33, 0],
      ]),
      colour,
    ),
    round(ellipse(0, -94, 50, 11), '#6b4a34'),
    round(roundedRectangle(-54, -93, 108, 26, 7), lighter(colour, 0.12)),
  ],
}

/** What flowers stand in. */
export const vaseProps: Record<string, PropDrawing> = {
  'vase|vase of flowers': vase,
  'flowerpot|flower pot|plant pot': plantPot,
  'empty pot|empty flower pot|pot of earth': emptyPot,
}
