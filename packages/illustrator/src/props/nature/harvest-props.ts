import { darker, lighter } from '../../drawing/colour.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Stalks bound in the middle, the ears nodding to both sides. */
const sheaf: PropDrawing = {
  size: 120,
  place: 'ground',
  colour: '#e0b24a',
  draw: (colour) => [
    ...[-26, -13, 0, 13, 26].map((x) =>
      cord(
        [
          [-x * 0.9, 0],
          [x * 0.12, -42],
          [x * 1.1, -78],
        ],
        darker(colour, 0.9),
        7,
      ),
    ),
    ...[-28, 28, -14, 14, 0].map((x) =>
      round(
        joined(
          [0, 1, 2].map((grain) => ellipse(x * (1.05 + grain * 0.16), -72 - grain * 11, 8, 10, x * 0.012)),
        ),
        x % 28 === 0 ? colour : lighter(colour, 0.15),
      ),
    ),
    cord(
      [
        [-14, -42],
        [0, -38],
        [14, -42],
      ],
      '#a8623f',
      9,
    ),
  ],
}

const leaf: PropDrawing = {
  heldByFoot: true,
  size: 48,
  place: 'ground',
  colour: '#6cab5c',
  draw: (colour) => [
    round(
      blob([
        [-2, -22],
        [-34, -50],
        [-22, -84],
        [8, -100],
        [34, -70],
        [24, -36],
      ]),
      colour,
    ),
    line(
      curve([
        [-10, 0],
        [-2, -26],
        [6, -86],
      ]),
      darker(colour, 0.72),
      6,
    ),
    ...[-40, -58].map((y) =>
      line(
        curve([
          [-18, y - 12],
          [2, y],
          [20, y - 14],
        ]),
        darker(colour, 0.8),
        3,
      ),
    ),
  ],
}

/** As large in a hand as one can still tell it from a pebble. */
const seed: PropDrawing = {
  size: 34,
  place: 'ground',
  colour: '#b98a4a',
  draw: (colour) => [
    round(
      blob([
        [0, -100],
        [30, -52],
        [26, -12],
        [0, 0],
        [-26, -12],
        [-30, -52],
      ]),
      colour,
    ),
    ...[-10, 10].map((x) =>
      line(
        curve([
          [x * 0.3, -84],
          [x, -46],
          [x * 0.8, -14],
        ]),
        darker(colour, 0.72),
        5,
      ),
    ),
  ],
}

/** What one finds who digs too soon: its coat is split, and the thin white root has snapped. */
const splitSeed: PropDrawing = {
  size: 64,
  place: 'ground',
  tabletop: true,
  colour: '#b98a4a',
  draw: (colour) => [
    ...[
      [
        [4, -52],
        [10, -40],
        [2, -28],
        [8, -18],
      ] as const,
      [
        [22, -10],
        [36, -4],
        [52, -6],
      ] as const,
    ].flatMap((root) => [line(curve([...root]), '#8d7f63', 10), line(curve([...root]), '#fffdf2', 6)]),
    round(
      blob([
        [-6, -100],
        [20, -84],
        [24, -62],
        [4, -48],
        [-8, -64],
      ]),
      colour,
    ),
    round(
      blob([
        [-8, -100],
        [-28, -82],
        [-26, -58],
        [-4, -46],
        [0, -72],
      ]),
      darker(colour, 0.82),
    ),
    line(
      curve([
        [-8, -98],
        [-2, -76],
        [0, -50],
      ]),
      '#fdf3d8',
      5,
    ),
  ],
}

const seeds: PropDrawing = {
  several: true,
  size: 30,
  place: 'ground',
  colour: '#b98a4a',
  draw: (colour) =>
    (
      [
        [-66, -20, 0.4],
        [-24, -16, -0.5],
        [22, -18, 0.3],
        [64, -22, -0.3],
        [-44, -56, -0.2],
        [0, -54, 0.6],
        [44, -58, 0.1],
        [0, -88, -0.4],
      ] as const
    ).map(([x, y, turn], index) =>
      round(ellipse(x, y, 26, 15, turn), index % 2 ? colour : darker(colour, 0.86)),
    ),
}

const palmBranch: PropDrawing = {
  heldByFoot: true,
  size: 150,
  place: 'ground',
  colour: '#6fa355',
  draw: (colour) => [
    ...[0, 1, 2, 3, 4, 5].flatMap((pair) =>
      [-1, 1].map((side) =>
        round(
          limb(
            [
              [2, -34 - pair * 9],
              [side * (25 - pair * 1.4), -52 - pair * 8.4],
              [side * (43 - pair * 4.2), -40 - pair * 10],
            ],
            [6, 12, 2],
          ),
          pair % 2 ? colour : darker(colour, 0.88),
        ),
      ),
    ),
    cord(
      [
        [-2, 0],
        [2, -50],
        [0, -98],
      ],
      '#9aa55a',
      6,
    ),
  ],
}

/** What grows in fields, and a palm's leaves. */
export const harvestProps: Record<string, PropDrawing> = {
  'wheat|grain|barley|sheaf|sheaves|corn sheaf': sheaf,
  'leaf|leaves': leaf,
  'seed|mustard seed': seed,
  'split seed': splitSeed,
  seeds,
  'palm branch|palm leaf|palm frond': palmBranch,
}
