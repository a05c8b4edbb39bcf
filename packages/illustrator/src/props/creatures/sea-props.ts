import { darker, lighter } from '../../drawing/colour.ts'
import { feature, flat, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { PropDrawing } from '../prop.ts'

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

/** Who lives in the sea. */
export const seaProps: Record<string, PropDrawing> = {
  'octopus|squid': octopus,
}
