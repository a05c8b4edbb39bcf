import { darker } from '../../drawing/colour.ts'
import { round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord, ringPath } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const broom: PropDrawing = {
  grip: 62,
  size: 220,
  place: 'ground',
  colour: '#e0b45e',
  draw: (colour) => [
    round(
      limb(
        [
          [0, -100],
          [0, -30],
        ],
        [5, 5],
      ),
      '#94653f',
    ),
    round(
      blob([
        [-8, -36],
        [8, -36],
        [22, 0],
        [-22, 0],
      ]),
      colour,
    ),
  ],
}

const chalk: PropDrawing = {
  several: true,
  size: 34,
  place: 'ground',
  tabletop: true,
  colour: '#fdf6e6',
  draw: (colour) =>
    (
      [
        [-40, colour],
        [0, '#f3b6c0'],
        [40, '#a9cfe8'],
      ] as const
    ).map(([x, stick]) => round(roundedRectangle(x - 14, -100, 28, 100, 8), stick)),
}

const hammer: PropDrawing = {
  several: true,
  size: 60,
  place: 'ground',
  tabletop: true,
  colour: '#8fa6b5',
  draw: (colour) => [
    round(
      limb(
        [
          [-20, -2],
          [16, -74],
        ],
        [12, 12],
      ),
      '#a8713f',
    ),
    round(
      polygon([
        [-6, -92],
        [36, -70],
        [28, -52],
        [-16, -74],
      ]),
      colour,
    ),
  ],
}

/** A coil, its end beside it. */
const rope: PropDrawing = {
  size: 54,
  place: 'ground',
  colour: '#c9a66b',
  draw: (colour) => [
    cord(
      [
        [40, -18],
        [78, -6],
        [104, -12],
      ],
      darker(colour, 0.9),
      13,
    ),
    ...[0, 1, 2, 3].map((ring) =>
      round(
        ringPath(ring % 2 ? 2 : -2, -24 - ring * 16, 54 - ring * 4, 20 - ring, 14),
        ring % 2 ? darker(colour, 0.88) : colour,
      ),
    ),
  ],
}

const POST = '#8a5f3a'

/** The rope of a finish, from the post that somebody holds upright to a peg: its flag is at the top. */
const finishRope: PropDrawing = {
  grip: 50,
  size: 230,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#d8443c',
  draw: (colour) => [
    cord(
      [
        [0, -58],
        [-34, -48],
        [-70, -52],
      ],
      '#c9a66b',
      4,
    ),
    cord(
      [
        [-70, 0],
        [-70, -56],
      ],
      POST,
      5,
    ),
    cord(
      [
        [0, 0],
        [0, -92],
      ],
      POST,
      6,
    ),
    round(ellipse(0, -94, 5), '#e9b93f'),
    round(
      polygon([
        [2, -90],
        [34, -80],
        [2, -68],
      ]),
      colour,
    ),
  ],
}

/** Tools. */
export const toolProps: Record<string, PropDrawing> = {
  'broom|besom': broom,
  chalk,
  'hammer|mallet': hammer,
  'finish rope|finish line': finishRope,
  'rope|skipping rope|jump rope': rope,
}
