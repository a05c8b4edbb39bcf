import { darker, lighter } from '../../drawing/colour.ts'
import { flat, growing, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const LEAF = '#6a9a52'

/** A leaf of three, as tomatoes have them, from the stem outwards. */
const leaf = (x: number, y: number, side: -1 | 1, long: number): Shape =>
  growing(
    'leaf',
    round(
      blob([
        [x, y],
        [x + side * long * 0.34, y - 9],
        [x + side * long * 0.5, y - 4],
        [x + side * long * 0.78, y - 10],
        [x + side * long, y + 3],
        [x + side * long * 0.7, y + 8],
        [x + side * long * 0.44, y + 6],
        [x + side * long * 0.3, y + 11],
      ]),
      side < 0 ? LEAF : lighter(LEAF, 0.12),
    ),
  )

const fruit = (x: number, y: number, radius: number, colour: string): Shape[] => [
  round(ellipse(x, y, radius, radius * 0.93), colour),
  flat(ellipse(x, y - radius * 0.8, radius * 0.5, radius * 0.22), '#4f7a3c'),
]

/** As tall as a child's chest and tied to its stake; `carried` is what it bears. */
const staked = (carried: (colour: string) => Shape[]): PropDrawing => ({
  size: 210,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(ellipse(0, -4, 40, 9), '#8a5f42'),
    cord(
      [
        [5, 0],
        [5, -100],
      ],
      '#b08a58',
      4,
    ),
    cord(
      [
        [-2, -2],
        [2, -34],
        [-2, -66],
        [1, -94],
      ],
      '#587f45',
      5,
    ),
    growing(
      'leaf',
      round(
        blob([
          [-10, -14],
          [-30, -30],
          [-26, -52],
          [-34, -66],
          [-18, -84],
          [0, -96],
          [19, -84],
          [32, -68],
          [26, -50],
          [31, -32],
          [12, -14],
        ]),
        darker(LEAF, 0.82),
      ),
    ),
    ...(
      [
        [-26, 38],
        [-54, 43],
        [-82, 32],
      ] as const
    ).flatMap(([y, long]) => [leaf(-2, y, -1, long), leaf(4, y - 13, 1, long * 0.94)]),
    ...carried(colour),
    line(
      curve([
        [-3, -60],
        [4, -57],
        [9, -61],
      ]),
      '#e2cfa8',
      2,
    ),
  ],
})

/** Four are green still, and one is ripe. */
const tomatoPlant = staked((colour) => [
  ...fruit(-16, -42, 10, '#b9cc6c'),
  ...fruit(19, -52, 9.5, '#c3d078'),
  ...fruit(-13, -69, 8.5, '#b9cc6c'),
  ...fruit(17, -26, 9, '#b9cc6c'),
  ...fruit(-20, -17, 13, colour),
])

/** In flower, with two long pods. */
const beanPlant = staked((colour) => [
  ...[
    [-18, -44],
    [20, -56],
    [-10, -74],
    [12, -88],
    [22, -28],
  ].map(([x = 0, y = 0]) => round(joined([ellipse(x - 4, y, 6, 5), ellipse(x + 4, y - 2, 6, 5)]), colour)),
  ...[-22, 16].map((x) =>
    cord(
      [
        [x, -36],
        [x + 3, -24],
        [x, -10],
      ],
      '#a8c25e',
      6,
    ),
  ),
])

/** Brown and dry, with roots like a beard; its tip is where it will come up. */
const bulb: PropDrawing = {
  size: 64,
  place: 'ground',
  tabletop: true,
  colour: '#b07a48',
  draw: (colour) => [
    ...[-14, -5, 5, 14].map((x) =>
      cord(
        [
          [x * 0.6, -12],
          [x, -5],
          [x * 1.25, 3],
        ],
        '#d8c29a',
        3.4,
      ),
    ),
    round(
      limb(
        [
          [0, -72],
          [3, -90],
          [1, -100],
        ],
        [20, 12, 5],
      ),
      '#9fbf6a',
    ),
    round(
      blob([
        [0, -80],
        [16, -66],
        [36, -42],
        [32, -16],
        [10, -6],
        [-10, -6],
        [-32, -16],
        [-36, -42],
        [-16, -66],
      ]),
      colour,
    ),
    ...[-18, 0, 18].map((x) =>
      line(
        curve([
          [x * 0.3, -72],
          [x * 1.1, -40],
          [x * 0.5, -10],
        ]),
        darker(colour, 0.74),
        3,
      ),
    ),
  ],
}

/** What is grown, and from what. */
export const kitchenGardenProps: Record<string, PropDrawing> = {
  'tomato plant|tomato plants|tomato vine': tomatoPlant,
  'bean plant|bean plants|beanstalk|runner bean': beanPlant,
  'bulb|flower bulb|tulip bulb|daffodil bulb': bulb,
}
