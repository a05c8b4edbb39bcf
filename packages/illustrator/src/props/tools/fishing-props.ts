import { lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { ellipse } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const fishingRod: PropDrawing = {
  size: 210,
  place: 'ground',
  grip: 26,
  colour: '#a8713f',
  draw: (colour) => [
    cord(
      [
        [44, -98],
        [46, -60],
        [42, -34],
      ],
      '#8a96a2',
      1.8,
    ),
    round(
      limb(
        [
          [-22, 0],
          [0, -44],
          [24, -82],
          [44, -99],
        ],
        [5, 4, 3, 2],
      ),
      colour,
    ),
    round(
      limb(
        [
          [-24, 2],
          [-14, -20],
        ],
        [8, 7],
      ),
      '#3f4652',
    ),
    round(ellipse(-4, -22, 6.5), '#8fa2b0'),
    flat(ellipse(-4, -22, 2.6), '#3f4652'),
    round(ellipse(42, -30, 5.5, 7), '#fdf6e6'),
    flat(ellipse(42, -33, 5.4, 4), '#d8493f'),
  ],
}

const net: PropDrawing = {
  size: 90,
  place: 'ground',
  colour: '#a8894f',
  draw: (colour) => [
    ...[-46, -16, 16, 46].map((x) =>
      cord(
        [
          [x * 0.5, -92],
          [x * 0.9, -48],
          [x * 1.3, -6],
        ],
        lighter(colour, 0.2),
        5,
      ),
    ),
    ...[-66, -42, -20].map((y) =>
      cord(
        [
          [-66 - y * 0.14, y],
          [0, y + 9],
          [66 + y * 0.14, y],
        ],
        lighter(colour, 0.2),
        5,
      ),
    ),
    cord(
      [
        [-74, -6],
        [-60, -62],
        [-34, -90],
        [0, -98],
        [34, -90],
        [60, -62],
        [74, -6],
      ],
      colour,
      8,
    ),
    cord(
      [
        [-74, -6],
        [0, 2],
        [74, -6],
      ],
      colour,
      8,
    ),
    ...[-60, -20, 20, 60].map((x) => round(ellipse(x, -2 + Math.abs(x) * -0.05, 8), '#d8695a')),
  ],
}

/** What one fishes with. */
export const fishingProps: Record<string, PropDrawing> = {
  'fishing rod|fishing pole': fishingRod,
  'net|fishing net': net,
}
