import { darker, lighter } from '../drawing/colour.ts'
import { feature, flat, round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, ellipse, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { PropDrawing } from './prop.ts'

const eye = (x: number, y: number, size: number): Shape[] => [
  flat(ellipse(x, y, size, size * 1.1), '#ffffff'),
  feature(ellipse(x + size * 0.15, y + size * 0.1, size * 0.56, size * 0.66), '#2b2430'),
  feature(ellipse(x + size * 0.32, y - size * 0.2, size * 0.2), '#ffffff'),
]

const smile = (x: number, y: number, half: number, deep: number): Shape =>
  feature(
    limb(
      [
        [x - half, y],
        [x, y + deep],
        [x + half, y],
      ],
      [half * 0.22],
    ),
    '#5a2f2c',
  )

const octopus: PropDrawing = {
  size: 92,
  place: 'ground',
  colour: '#ea7d6c',
  draw: (colour) => {
    const arms: readonly (readonly Point[])[] = [
      [
        [-30, -34],
        [-60, -16],
        [-84, -26],
        [-80, -42],
      ],
      [
        [30, -34],
        [60, -16],
        [84, -26],
        [80, -42],
      ],
      [
        [-24, -30],
        [-44, -4],
        [-68, -4],
      ],
      [
        [24, -30],
        [44, -4],
        [68, -4],
      ],
      [
        [-10, -30],
        [-18, -4],
        [-34, -2],
      ],
      [
        [10, -30],
        [18, -4],
        [34, -2],
      ],
    ]
    return [
      ...arms.map((joints, index) =>
        round(limb(joints, [22, 15, 8]), index < 2 ? darker(colour, 0.9) : colour),
      ),
      round(
        blob([
          [-42, -62],
          [-30, -94],
          [0, -102],
          [30, -94],
          [42, -62],
          [30, -28],
          [0, -22],
          [-30, -28],
        ]),
        colour,
      ),
      ...[
        [-24, -84, 5],
        [-8, -92, 4],
        [24, -86, 4],
      ].map(([x = 0, y = 0, size = 4]) => flat(ellipse(x, y, size), lighter(colour, 0.4))),
      ...[-15, 15].flatMap((x) => eye(x, -60, 9)),
      ...[-28, 28].map((x) => flat(ellipse(x, -46, 6, 4), '#f6a9a0')),
      smile(0, -46, 9, 6),
    ]
  },
}

const crocodile: PropDrawing = {
  size: 92,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#6aa84f',
  draw: (colour) => [
    round(
      limb(
        [
          [40, -34],
          [90, -30],
          [128, -14],
          [160, -20],
        ],
        [46, 34, 20, 6],
      ),
      colour,
    ),
    ...[-26, 6, 38, 66].map((x, index) =>
      round(
        polygon([
          [x - 13, -58 + index * 3],
          [x, -80 + index * 4],
          [x + 13, -56 + index * 4],
        ]),
        darker(colour, 0.82),
      ),
    ),
    ...[-22, 52].map((x) =>
      round(
        limb(
          [
            [x, -24],
            [x - 4, 0],
            [x - 18, 0],
          ],
          [22, 18, 14],
        ),
        darker(colour, 0.82),
      ),
    ),
    round(
      blob([
        [-64, -40],
        [-30, -66],
        [20, -66],
        [66, -50],
        [72, -24],
        [20, -10],
        [-40, -12],
      ]),
      colour,
    ),
    flat(
      blob([
        [-40, -16],
        [10, -12],
        [62, -22],
        [10, -26],
      ]),
      lighter(colour, 0.55),
    ),
    ...[-40, 34].map((x) =>
      round(
        limb(
          [
            [x, -24],
            [x - 4, -2],
            [x - 20, -2],
          ],
          [24, 20, 15],
        ),
        colour,
      ),
    ),
    round(
      blob([
        [-150, -34],
        [-120, -38],
        [-60, -28],
        [-52, -16],
        [-120, -12],
        [-152, -20],
      ]),
      lighter(colour, 0.25),
    ),
    ...[-136, -116, -96, -76].map((x) =>
      flat(
        polygon([
          [x - 6, -33],
          [x, -23],
          [x + 6, -32],
        ]),
        '#ffffff',
      ),
    ),
    round(
      blob([
        [-154, -42],
        [-134, -54],
        [-92, -56],
        [-74, -82],
        [-50, -80],
        [-38, -56],
        [-50, -32],
        [-110, -33],
        [-150, -32],
      ]),
      colour,
    ),
    feature(ellipse(-142, -46, 3), '#3f5a32'),
    ...eye(-66, -70, 9),
    flat(ellipse(-64, -46, 7, 4), '#9fcf7a'),
  ],
}

/** Who lives in the water. */
export const watersideProps: Record<string, PropDrawing> = {
  'octopus|squid': octopus,
  'crocodile|alligator': crocodile,
}
