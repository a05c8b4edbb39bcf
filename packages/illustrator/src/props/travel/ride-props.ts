import { type Colour, darker } from '../../drawing/colour.ts'
import { flat, line, place, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { placement } from '../../geometry/matrix.ts'
import { ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import { cord, ringPath } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { sailCart } from './sail-cart.ts'

/** The tubes of a bicycle. */
const frame: readonly (readonly Point[])[] = [
  [
    [-46, -30],
    [-22, -68],
  ],
  [
    [-22, -68],
    [32, -68],
  ],
  [
    [32, -68],
    [0, -30],
  ],
  [
    [0, -30],
    [-46, -30],
  ],
  [
    [0, -30],
    [-24, -76],
  ],
  [
    [46, -30],
    [28, -88],
  ],
  [
    [28, -88],
    [44, -93],
  ],
]

const bicycle: PropDrawing = {
  size: 210,
  place: 'behind',
  standsAlone: true,
  ride: { seat: [-26, -81], bar: [38, -92], legs: 'pedals' },
  colour: '#d9493f',
  draw: (colour) => [
    ...[-46, 46].flatMap((x) => [
      round(ringPath(x, -30, 28, 28, 5), '#4a4a58'),
      ...[0, 1, 2].map((spoke) =>
        line(
          polyline([onCircle([x, -30], 26, spoke * 1.047), onCircle([x, -30], -26, spoke * 1.047)]),
          '#a9a6a8',
          1.2,
        ),
      ),
    ]),
    ...frame.map((tube) => cord(tube, colour, 6)),
    round(ellipse(-26, -78, 14, 5), '#4a3a34'),
  ],
}

const cart: PropDrawing = {
  size: 140,
  place: 'ground',
  standsAlone: true,
  handle: [96, -84],
  ride: { seat: [-6, -84], legs: 'astride' },
  colour: '#b5633f',
  draw: (colour) => [
    cord(
      [
        [54, -50],
        [96, -84],
      ],
      '#8a5a38',
      8,
    ),
    round(
      polygon([
        [-64, -82],
        [64, -82],
        [52, -30],
        [-52, -30],
      ]),
      colour,
    ),
    ...[-34, 34].flatMap((x) => [round(ellipse(x, -22, 22), '#6b4a30'), flat(ellipse(x, -22, 8), '#c9a66b')]),
  ],
}

const sled: PropDrawing = {
  size: 120,
  place: 'ground',
  standsAlone: true,
  handle: [92, -74],
  ride: { seat: [-12, -50], legs: 'astride' },
  colour: '#c98b4e',
  draw: (colour) => [
    cord(
      [
        [-84, -5],
        [54, -5],
        [82, -20],
        [92, -52],
        [84, -80],
      ],
      '#c8453c',
      9,
    ),
    ...[-56, 0, 50].map((x) => flat(roundedRectangle(x - 5, -40, 10, 36, 2), '#a8382f')),
    ...[-3, -2, -1].map((row) =>
      round(roundedRectangle(-82 + row * 2, -34 + row * 6, 158, 9, 3), darker(colour, row === -2 ? 0.92 : 1)),
    ),
  ],
}

function barrow(colour: Colour): Shape[] {
  return [
    ...[-1, 1].map((side) =>
      round(
        limb(
          [
            [-46, -18],
            [-96 + side * 3, -58 + side * 4],
          ],
          [9, 8],
        ),
        darker('#a8713f', side < 0 ? 0.85 : 1),
      ),
    ),
    round(
      limb(
        [
          [-30, -30],
          [-40, -2],
        ],
        [9, 8],
      ),
      '#8a5a38',
    ),
    round(
      polygon([
        [-74, -88],
        [70, -80],
        [38, -26],
        [-44, -26],
      ]),
      colour,
    ),
    round(ellipse(46, -20, 22), '#5d4a40'),
    flat(ellipse(46, -20, 9), '#c9a66b'),
  ]
}

/** Its legs off the ground, the wheel where it was. */
const lifted = placement({ turn: 10, x: -2.8, y: -8.3 })

const wheelbarrow: PropDrawing = {
  size: 120,
  place: 'ground',
  standsAlone: true,
  ride: {
    seat: [-132, 0],
    bar: [-85, -84],
    legs: 'pushes',
    draw: (colour) => place(barrow(colour), lifted),
  },
  colour: '#e2b23c',
  draw: barrow,
}

/** Far enough above a child who sits on it. */
const ROPES = 350

/** A swing under whoever sits on it, seen from the front: the frame, the ropes beside them, and the board. */
function swingFor(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  const top = -height - ROPES
  return [
    ...[-1, 1].map((side) =>
      round(
        limb(
          [
            [side * (half + 6), top],
            [side * (half + 44), 0],
          ],
          [15, 18],
        ),
        darker(colour, 0.9),
      ),
    ),
    round(roundedRectangle(-half - 26, top - 9, width + 52, 18, 8), colour),
    ...[-1, 1].map((side) =>
      line(
        polyline([
          [side * (half - 46), top],
          [side * (half - 46), -height + 8],
        ]),
        '#7d6a5a',
        6,
      ),
    ),
    round(roundedRectangle(-half + 32, -height, width - 64, Math.max(15, height * 0.17), 7), '#d9493f'),
  ]
}

const swing: PropDrawing = {
  size: 380,
  place: 'behind',
  colour: '#a8713f',
  seat: swingFor,
  draw: (colour) => [
    ...[-44, 44].map((x) =>
      round(
        limb(
          [
            [x * 0.84, -98],
            [x, 0],
          ],
          [4, 4.6],
        ),
        colour,
      ),
    ),
    round(roundedRectangle(-42, -100, 84, 5, 2), colour),
    ...[-13, 13].map((x) =>
      line(
        polyline([
          [x, -96],
          [x, -30],
        ]),
        '#7d6a5a',
        1.6,
      ),
    ),
    round(roundedRectangle(-18, -31, 36, 5, 2), '#d9493f'),
  ],
}

/** What children ride and pull. */
export const rideProps: Record<string, PropDrawing> = {
  wheelbarrow,
  'bicycle|bike|tricycle': bicycle,
  'cart|wagon|handcart': cart,
  'sail cart|land yacht': sailCart,
  'sled|sledge|toboggan': sled,
  'swing|swings': swing,
}
