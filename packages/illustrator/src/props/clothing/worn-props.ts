import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** A fold in cloth. */
const fold = (points: readonly Point[], colour: Colour): Shape =>
  line(curve(points), darker(colour, 0.78), 3, 0.8)

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

const cape: PropDrawing = {
  size: 104,
  place: 'ground',
  covers: true,
  hangs: true,
  colour: '#d9493f',
  inHand: capeHanging,
  draw: capeLying,
}

/** Knitted: ribs at the neck, the wrists and the hem, and a band across the chest. */
const sweaterHanging = (colour: Colour): Shape[] => [
  ...[-1, 1].flatMap((side) => [
    round(
      limb(
        [
          [side * 26, -84],
          [side * 44, -54],
          [side * 50, -22],
        ],
        [22, 19, 16],
      ),
      darker(colour, 0.93),
    ),
    round(roundedRectangle(side * 50 - 10, -22, 20, 12, 5), darker(colour, 0.78)),
  ]),
  round(
    blob([
      [-32, -94],
      [0, -88],
      [32, -94],
      [38, -66],
      [36, -10],
      [0, -7],
      [-36, -10],
      [-38, -66],
    ]),
    colour,
  ),
  flat(roundedRectangle(-36, -62, 72, 9, 3), lighter(colour, 0.55)),
  flat(roundedRectangle(-36, -47, 72, 5, 2), lighter(colour, 0.55)),
  round(roundedRectangle(-37, -14, 74, 14, 6), darker(colour, 0.78)),
  ...[-24, -12, 0, 12, 24].map((x) => flat(roundedRectangle(x - 1, -12, 2, 10, 1), darker(colour, 0.62))),
  round(roundedRectangle(-17, -101, 34, 14, 7), darker(colour, 0.78)),
]

/** Folded to a cushion, the neck above and its bands across. */
const sweaterFolded = (colour: Colour): Shape[] => [
  round(roundedRectangle(-74, -32, 148, 32, 15), darker(colour, 0.86)),
  round(
    blob([
      [-64, -78],
      [0, -72],
      [64, -78],
      [76, -46],
      [72, -24],
      [0, -20],
      [-72, -24],
      [-76, -46],
    ]),
    colour,
  ),
  flat(roundedRectangle(-72, -52, 144, 9, 4), lighter(colour, 0.55)),
  flat(roundedRectangle(-71, -38, 142, 5, 2), lighter(colour, 0.55)),
  ...[-1, 1].map((side) =>
    fold(
      [
        [side * 42, -74],
        [side * 50, -48],
        [side * 46, -24],
      ],
      colour,
    ),
  ),
  round(ellipse(0, -77, 27, 12), darker(colour, 0.78)),
  flat(ellipse(0, -79, 17, 6), darker(colour, 0.5)),
]

const sweater: PropDrawing = {
  size: 88,
  place: 'ground',
  hangs: true,
  colour: '#5f9a6a',
  inHand: sweaterHanging,
  draw: sweaterFolded,
}

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

/** What is put on against the cold, as a thing: in the hands, on a peg or lying about. */
export const wornProps: Record<string, PropDrawing> = {
  'cape|superhero cape': cape,
  'sweater|jumper|hoodie|cardigan|pullover': sweater,
  'scarf|muffler': scarf,
  'coat|jacket|raincoat|overcoat': coat,
}
