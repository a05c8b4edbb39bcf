import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape, water } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path, polygon } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { PropDrawing } from '../prop.ts'

const puddle: PropDrawing = {
  size: 26,
  place: 'ground',
  onlyOutdoors: true,
  underfoot: true,
  colour: '#7fb4d0',
  draw: (colour) => [
    water(ellipse(0, -40, 180, 40), colour),
    flat(ellipse(-40, -48, 60, 9), lighter(colour, 0.5)),
  ],
}

/** Beyond every picture's borders. */
const FAR = 1300
/** A piece of it, where it is shown alone. */
const PIECE = 120

/** Its banks go up and down. */
function band(top: number, bottom: number, half: number): Path {
  const bank = (y: number, from: number, to: number): Point[] =>
    Array.from({ length: 15 }, (_, index) => {
      const x = from + ((to - from) * index) / 14
      return [x, y + Math.sin(x / 190) * 7 + Math.sin(x / 83) * 3]
    })
  return blob([...bank(top, -half, half), ...bank(bottom, half, -half)])
}

/** Marks at even distances all along it. */
const along = (half: number, step: number, mark: (x: number, index: number) => Shape): Shape[] =>
  Array.from({ length: Math.floor((half * 2) / step) - 1 }, (_, index) =>
    mark(-half + (index + 0.6) * step, index),
  )

const flowing = (colour: Colour, half: number): Shape[] => [
  flat(band(-90, -8, half), darker(colour, 0.8)),
  water(band(-84, -13, half), colour),
  ...along(half, 160, (x, index) => {
    const y = -30 - ((index * 37) % 42)
    return line(
      curve([
        [x, y],
        [x + 24, y - 5],
        [x + 52, y],
      ]),
      lighter(colour, 0.6),
      4,
    )
  }),
]

const trodden = (colour: Colour, half: number): Shape[] => [
  flat(band(-90, -8, half), darker(colour, 0.8)),
  flat(band(-82, -16, half), colour),
  ...along(half, 118, (x, index) => flat(ellipse(x, -30 - ((index * 29) % 40), 15, 5), darker(colour, 0.84))),
]

/** From the reader's feet away to where the ground ends, narrower with every bend. */
const winding = (colour: Colour): Shape[] => [
  flat(
    blob([
      [-10, -58],
      [-58, -30],
      [-40, 12],
      [-230, 110],
      [-420, 420],
      [-430, 900],
      [430, 900],
      [300, 420],
      [40, 110],
      [90, 12],
      [-8, -30],
      [14, -58],
    ]),
    colour,
  ),
  ...[
    [-140, 190, 46],
    [60, 330, 60],
    [-20, 76, 30],
  ].map(([x = 0, y = 0, wide = 0]) => flat(ellipse(x, y, wide, wide * 0.26), darker(colour, 0.88))),
]

const river: PropDrawing = {
  several: true,
  size: 110,
  place: 'behind',
  onlyOutdoors: true,
  standsAlone: true,
  colour: '#6fb0d8',
  draw: (colour) => flowing(colour, PIECE),
  across: (colour) => flowing(colour, FAR),
}

const path: PropDrawing = {
  ...river,
  size: 72,
  colour: '#e6c98f',
  draw: (colour) => trodden(colour, PIECE),
  across: winding,
}

const rock: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#a39a92',
  draw: (colour) => [
    round(
      blob([
        [-62, -6],
        [-54, -60],
        [-8, -98],
        [44, -74],
        [66, -10],
        [0, 2],
      ]),
      colour,
    ),
  ],
}

/** Taller than a child: nobody goes on where it lies. */
const bigRock: PropDrawing = {
  size: 330,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a39a92',
  draw: (colour) => [
    round(
      blob([
        [-66, -4],
        [-70, -44],
        [-46, -86],
        [-6, -100],
        [40, -90],
        [66, -52],
        [72, -6],
        [0, 2],
      ]),
      colour,
    ),
    flat(
      polygon([
        [-46, -84],
        [-6, -98],
        [38, -88],
        [8, -70],
      ]),
      lighter(colour, 0.3),
    ),
    flat(
      polygon([
        [38, -88],
        [64, -52],
        [70, -6],
        [26, -2],
        [8, -70],
      ]),
      darker(colour, 0.84),
    ),
    ...[
      [
        [-40, -60],
        [-28, -44],
        [-34, -26],
      ],
      [
        [-8, -40],
        [2, -24],
        [-2, -8],
      ],
    ].map((crack) => line(curve(crack as [number, number][]), darker(colour, 0.72), 1.5)),
  ],
}

const nest: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#9a7247',
  draw: (colour) => [
    round(joined([ellipse(-22, -58, 17, 22), ellipse(14, -60, 17, 22)]), '#cfe4ee'),
    round(
      blob([
        [-70, -54],
        [70, -54],
        [52, -6],
        [-52, -6],
      ]),
      colour,
    ),
    line(
      curve([
        [-60, -40],
        [0, -28],
        [60, -42],
      ]),
      darker(colour, 0.76),
      5,
    ),
  ],
}

const snowman: PropDrawing = {
  size: 300,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#fbfaf6',
  draw: (colour) => [
    round(ellipse(0, -24, 34, 27), colour),
    round(ellipse(0, -58, 24, 21), colour),
    round(ellipse(0, -84, 16), colour),
    flat(joined([ellipse(-5, -88, 2), ellipse(6, -88, 2)]), '#33211c'),
    flat(
      polygon([
        [0, -84],
        [16, -81],
        [0, -79],
      ]),
      '#ee8c3a',
    ),
    line(
      curve([
        [-14, -72],
        [0, -67],
        [14, -72],
      ]),
      '#d9493f',
      6,
    ),
  ],
}

/** What lies on the ground outdoors. */
export const groundProps: Record<string, PropDrawing> = {
  'river|stream|brook|creek': river,
  'path|trail|footpath|track|pathway': path,
  'puddle|pond|water': puddle,
  'mud|mud puddle': { ...puddle, colour: '#8a6a4a' },
  'rock|rocks': rock,
  'big rock|boulder': bigRock,
  'nest|bird nest': nest,
  snowman,
}
