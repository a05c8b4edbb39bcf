import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'
import { cape } from './cape-prop.ts'
import { strawHat } from './straw-hat-prop.ts'
import { sweater } from './sweater-prop.ts'

/** Threads at the end of a scarf whose edge runs to both sides of x. */
const fringe = (x: number, y: number, half: number, colour: Colour): Shape[] =>
  [-1, -0.34, 0.34, 1].map((at) =>
    cord(
      [
        [x + at * half, y],
        [x + at * half * 1.1, y + 12],
      ],
      colour,
      4.5,
    ),
  )

/** Laid over a hand, both ends hanging, one lower than the other. */
const scarfHanging = (colour: Colour): Shape[] =>
  (
    [
      [-20, -24],
      [20, -12],
    ] as const
  ).flatMap(([x, end]) => [
    ...fringe(x, end, 12, darker(colour, 0.8)),
    round(
      limb(
        [
          [0, -92],
          [x, -78],
          [x * 1.08, -50],
          [x, end],
        ],
        [26, 28, 29, 31],
      ),
      x < 0 ? darker(colour, 0.92) : colour,
    ),
    ...[-16, -28].map((up) => flat(roundedRectangle(x - 14, end + up, 28, 6, 2), lighter(colour, 0.6))),
  ])

/** Lying in a bend on the ground. */
const scarfLying = (colour: Colour): Shape[] => [
  ...[-104, 104].flatMap((x) =>
    [-20, -12, -4].map((y) =>
      cord(
        [
          [x * 0.92, y - (x < 0 ? 0 : 26)],
          [x * 1.12, y + 2 - (x < 0 ? 0 : 26)],
        ],
        darker(colour, 0.8),
        5,
      ),
    ),
  ),
  round(
    limb(
      [
        [-96, -14],
        [-40, -16],
        [34, -14],
        [62, -36],
        [10, -56],
        [-34, -48],
      ],
      [30, 30, 28, 26, 26, 24],
    ),
    darker(colour, 0.9),
  ),
  round(
    limb(
      [
        [-44, -52],
        [6, -64],
        [48, -50],
        [96, -38],
      ],
      [26, 30, 30, 30],
    ),
    colour,
  ),
  ...[
    [-78, -30],
    [-62, -31],
    [70, -58],
    [84, -54],
  ].map(([x = 0, y = 0]) => flat(roundedRectangle(x - 4, y, 8, 29, 3), lighter(colour, 0.6))),
]

const scarf: PropDrawing = {
  size: 92,
  place: 'ground',
  hangs: true,
  colour: '#b53d54',
  inHand: scarfHanging,
  draw: scarfLying,
}

/** With a collar, a row of buttons and two pockets. */
const coatHanging = (colour: Colour): Shape[] => [
  ...[-1, 1].flatMap((side) => [
    round(
      limb(
        [
          [side * 22, -86],
          [side * 38, -56],
          [side * 42, -24],
        ],
        [20, 18, 17],
      ),
      darker(colour, 0.9),
    ),
    round(roundedRectangle(side * 42 - 11, -24, 22, 9, 4), darker(colour, 0.74)),
  ]),
  round(
    blob([
      [-26, -95],
      [0, -90],
      [26, -95],
      [32, -66],
      [40, -3],
      [0, 1],
      [-40, -3],
      [-32, -66],
    ]),
    colour,
  ),
  line(
    curve([
      [0, -84],
      [2, -44],
      [1, -2],
    ]),
    darker(colour, 0.66),
    3,
  ),
  ...[-70, -52, -34, -16].map((y) => flat(ellipse(8, y, 3.6), darker(colour, 0.55))),
  ...[-25, 18].map((x) => flat(roundedRectangle(x - 4, -34, 15, 14, 4), darker(colour, 0.84))),
  ...[-1, 1].map((side) =>
    round(
      polygon([
        [0, -84],
        [side * 8, -101],
        [side * 25, -96],
        [side * 16, -74],
      ]),
      darker(colour, 0.82),
    ),
  ),
]

/** On its peg. */
const coat: PropDrawing = {
  size: 170,
  place: 'wall',
  onlyIndoors: true,
  covers: true,
  hangs: true,
  colour: '#c48a4a',
  inHand: coatHanging,
  draw: (colour) => [
    ...coatHanging(colour),
    line(
      curve([
        [-6, -98],
        [0, -107],
        [6, -98],
      ]),
      darker(colour, 0.6),
      3,
    ),
    round(ellipse(0, -108, 6), '#8a5a38'),
  ],
}

/** Held wide open before the wind: its lining is seen between the two fronts, and a sleeve hangs on each side. */
const openCoat: PropDrawing = {
  size: 190,
  place: 'ground',
  heldOpen: 90,
  colour: '#b5793c',
  draw: (colour) => [
    ...[-1, 1].map((side) =>
      round(
        limb(
          [
            [side * 40, -88],
            [side * 55, -66],
            [side * 57, -42],
          ],
          [15, 14, 13],
        ),
        darker(colour, 0.84),
      ),
    ),
    round(
      blob([
        [-44, -92],
        [0, -87],
        [44, -92],
        [52, -4],
        [0, 1],
        [-52, -4],
      ]),
      lighter(colour, 0.55),
    ),
    ...[-1, 1].flatMap((side) => [
      round(
        polygon([
          [side * 43, -94],
          [side * 16, -90],
          [side * 30, -46],
          [side * 29, 0],
          [side * 53, -4],
        ]),
        colour,
      ),
      ...[-58, -40, -22].map((y) => flat(ellipse(side * 35, y, 2.8), darker(colour, 0.5))),
      round(
        polygon([
          [side * 4, -92],
          [side * 14, -101],
          [side * 30, -96],
          [side * 20, -78],
        ]),
        darker(colour, 0.8),
      ),
    ]),
  ],
}

/** What is put on against the cold, as a thing: in the hands, on a peg or lying about. */
export const wornProps: Record<string, PropDrawing> = {
  'cape|superhero cape': cape,
  'sweater|jumper|hoodie|cardigan|pullover': sweater,
  'scarf|muffler': scarf,
  'coat|jacket|raincoat|overcoat': coat,
  'open coat': openCoat,
  'straw hat|sun hat|sunhat': strawHat,
}
