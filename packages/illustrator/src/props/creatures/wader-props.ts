import { darker } from '../../drawing/colour.ts'
import { feature, flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polygon } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const stork: PropDrawing = {
  size: 190,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#fbf7ec',
  draw: (colour) => [
    ...[
      [-2, 4],
      [8, 12],
    ].map(([from = 0, to = 0]) =>
      cord(
        [
          [from, -40],
          [to, -3],
        ],
        '#d9573f',
        3.4,
      ),
    ),
    ...[2, 10].map((x) =>
      cord(
        [
          [x - 8, -2],
          [x + 4, -2],
        ],
        '#d9573f',
        3.4,
      ),
    ),
    round(
      blob([
        [14, -58],
        [40, -46],
        [54, -34],
        [30, -36],
        [12, -40],
      ]),
      '#3f4652',
    ),
    round(
      limb(
        [
          [-14, -52],
          [-26, -66],
          [-18, -80],
          [-22, -90],
        ],
        [15, 11, 8, 8],
      ),
      colour,
    ),
    round(
      blob([
        [-24, -54],
        [0, -64],
        [26, -54],
        [32, -42],
        [8, -34],
        [-18, -40],
      ]),
      colour,
    ),
    flat(
      blob([
        [-6, -54],
        [22, -50],
        [30, -42],
        [8, -42],
      ]),
      darker(colour, 0.88),
    ),
    round(
      polygon([
        [-28, -94],
        [-28, -86],
        [-66, -80],
      ]),
      '#e0703f',
    ),
    round(ellipse(-22, -91, 9.5, 8.5), colour),
    feature(ellipse(-25, -92, 1.9), '#2b2430'),
  ],
}

/** Birds that stand in shallow water. */
export const waderProps: Record<string, PropDrawing> = {
  'stork|heron|crane|egret': stork,
}
