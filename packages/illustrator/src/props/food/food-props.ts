import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const apple: PropDrawing = {
  size: 42,
  place: 'ground',
  tabletop: true,
  colour: '#d9493f',
  draw: (colour) => [
    round(
      blob([
        [0, -78],
        [28, -88],
        [50, -62],
        [40, -18],
        [16, -2],
        [0, -6],
        [-16, -2],
        [-40, -18],
        [-50, -62],
        [-28, -88],
      ]),
      colour,
    ),
    cord(
      [
        [0, -76],
        [2, -90],
        [8, -100],
      ],
      '#6b4a30',
      7,
    ),
    flat(
      blob([
        [6, -90],
        [30, -104],
        [42, -92],
        [22, -82],
      ]),
      '#6cab5c',
    ),
  ],
}

const fish: PropDrawing = {
  size: 46,
  place: 'ground',
  colour: '#6fa8c4',
  draw: (colour) => [
    round(
      blob([
        [-44, -48],
        [-92, -84],
        [-84, -48],
        [-92, -12],
      ]),
      darker(colour, 0.82),
    ),
    round(
      blob([
        [-52, -48],
        [-10, -84],
        [50, -76],
        [86, -46],
        [50, -18],
        [-10, -12],
      ]),
      colour,
    ),
    flat(ellipse(54, -56, 7), '#33211c'),
    line(
      curve([
        [26, -72],
        [18, -48],
        [26, -24],
      ]),
      darker(colour, 0.78),
      5,
    ),
  ],
}

const soup: PropDrawing = {
  size: 52,
  place: 'ground',
  tabletop: true,
  colour: '#d8695a',
  draw: (colour) => [
    ...[-18, 14].map((x) =>
      line(
        curve([
          [x, -66],
          [x + 8, -80],
          [x - 2, -98],
        ]),
        '#ffffff',
        5,
        0.7,
      ),
    ),
    round(
      blob([
        [-66, -54],
        [66, -54],
        [46, -8],
        [-46, -8],
      ]),
      colour,
    ),
    flat(ellipse(0, -54, 66, 14), '#f0b45e'),
  ],
}

const egg: PropDrawing = {
  size: 30,
  place: 'ground',
  tabletop: true,
  colour: '#ecc9a0',
  draw: (colour) => [
    round(
      blob([
        [0, -100],
        [30, -66],
        [38, -34],
        [22, -6],
        [-22, -6],
        [-38, -34],
        [-30, -66],
      ]),
      colour,
    ),
    flat(ellipse(-14, -66, 8, 13, 0.4), lighter(colour, 0.6)),
    ...(
      [
        [12, -60],
        [20, -30],
        [-8, -30],
        [4, -16],
      ] as const
    ).map(([x, y]) => flat(ellipse(x, y, 3.6), darker(colour, 0.84))),
  ],
}

/** Other things to eat. */
export const foodProps: Record<string, PropDrawing> = {
  'apple|fruit': apple,
  'fish|fishes': fish,
  'soup|stew|porridge|dinner|supper|meal|feast': soup,
  egg,
}
