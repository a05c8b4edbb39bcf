import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, round, type Shape } from '../../drawing/shape.ts'
import { blob, ellipse, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { fold } from './fold.ts'

/** Held at the collar: narrow above, wide and waved below, its strings hanging down. */
const capeHanging = (colour: Colour): Shape[] => [
  round(
    blob([
      [-15, -94],
      [15, -94],
      [27, -66],
      [40, -28],
      [50, -2],
      [28, -9],
      [10, 0],
      [-12, -8],
      [-30, 0],
      [-52, -6],
      [-38, -40],
      [-25, -70],
    ]),
    colour,
  ),
  flat(
    blob([
      [12, -90],
      [26, -64],
      [39, -28],
      [49, -3],
      [30, -10],
      [24, -44],
    ]),
    lighter(colour, 0.34),
  ),
  ...[-26, -6, 12].map((x) =>
    fold(
      [
        [x * 0.3, -86],
        [x * 0.7, -50],
        [x, -12],
      ],
      colour,
    ),
  ),
  ...[-1, 1].map((side) =>
    cord(
      [
        [side * 9, -94],
        [side * 17, -80],
        [side * 13, -66],
      ],
      lighter(colour, 0.62),
      4.5,
    ),
  ),
  round(roundedRectangle(-19, -101, 38, 13, 6), darker(colour, 0.82)),
]

/** Dropped on the floor: a soft heap, the collar at one end, its seam running out to the other. */
const capeLying = (colour: Colour): Shape[] => [
  round(
    blob([
      [-96, -22],
      [-70, -52],
      [-30, -60],
      [16, -46],
      [60, -40],
      [104, -18],
      [124, -3],
      [70, 1],
      [20, -3],
      [-40, 2],
      [-90, -2],
    ]),
    colour,
  ),
  flat(
    blob([
      [20, -42],
      [60, -38],
      [102, -17],
      [122, -3],
      [78, -4],
      [48, -16],
    ]),
    lighter(colour, 0.34),
  ),
  ...(
    [
      [-58, -46, -24],
      [-22, -50, 4],
      [14, -42, 44],
    ] as const
  ).map(([from, top, to]) =>
    fold(
      [
        [from, top],
        [(from + to) / 2 - 6, -24],
        [to, -6],
      ],
      colour,
    ),
  ),
  ...[-14, 6].map((drop) =>
    cord(
      [
        [-82, -32],
        [-104, -26 + drop],
        [-120, -8 + drop * 0.4],
      ],
      lighter(colour, 0.62),
      5,
    ),
  ),
  round(ellipse(-76, -36, 17, 12, -0.6), darker(colour, 0.82)),
]

export const cape: PropDrawing = {
  size: 104,
  place: 'ground',
  covers: true,
  hangs: true,
  colour: '#d9493f',
  inHand: capeHanging,
  draw: capeLying,
}
