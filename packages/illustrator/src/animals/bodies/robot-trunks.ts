import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import { robotStuffs } from '../../looks/robot-marks.ts'

/** Half the length and height of a trunk, and the height of its middle. */
export interface Room {
  long: number
  high: number
  middle: number
}

type DrawTrunk = (look: AnimalLook, room: Room) => Shape[]

/** The trunk of a robot, which is what it was built of: a plain box where nobody says. */
export function robotTrunk(look: AnimalLook, room: Room): Shape[] {
  const stuff = robotStuffs.find((one) => markOf(look, one))
  return [
    ...(stuff ? trunks[stuff] : plain)(look, room),
    ...dent(look, room),
    ...caps(look, room),
    ...lamp(look, room),
  ]
}

/** A lamp that somebody tells of is larger, and shines. */
function lamp(look: AnimalLook, { middle }: Room): Shape[] {
  const said = markOf(look, 'lamp')
  if (!said?.colour) return [flat(ellipse(0, middle, 14), '#f2a05a')]
  return [
    flat(ellipse(0, middle, 21), darker(look.coat, 0.5)),
    flat(ellipse(0, middle, 17), said.colour),
    flat(ellipse(-5, middle - 6, 6, 4), lighter(said.colour, 0.7)),
  ]
}

/** Bottle caps screwed on beside the lamp, with their crimped edge. */
function caps(look: AnimalLook, { long, high, middle }: Room): Shape[] {
  const colour = markOf(look, 'bottle-caps')?.colour
  if (!colour) return []
  return [-1, 1].flatMap((side) =>
    [-0.62, 0, 0.62].flatMap((down) => {
      const [x, y] = [side * long * 0.72, middle + down * high]
      return [flat(ellipse(x, y, 12), darker(colour, 0.72)), flat(ellipse(x, y, 8.5), lighter(colour, 0.2))]
    }),
  )
}

const plain: DrawTrunk = ({ coat }, { long, high, middle }) => [
  round(roundedRectangle(-long, middle - high, long * 2, high * 2, 22), coat),
  round(roundedRectangle(-long * 0.6, middle - high * 0.5, long * 1.2, high, 14), lighter(coat, 0.5)),
]

const trunks: Readonly<Record<(typeof robotStuffs)[number], DrawTrunk>> = {
  tin: ({ coat }, { long, high, middle }) => [
    round(
      joined([
        roundedRectangle(-long * 1.02, middle - high * 0.86, long * 2.04, high * 1.84, 4),
        ellipse(0, middle + high * 0.98, long * 1.02, 11),
      ]),
      coat,
    ),
    flat(band(long * 1.01, middle - high * 0.5, high * 0.98), lighter(coat, 0.62)),
    line(curve(ring(long, -high * 0.5, middle)), darker(coat, 0.62), 4),
    line(curve(ring(long, high * 0.5, middle)), darker(coat, 0.62), 4),
    ...[-0.74, 0.74].map((part) => flat(ellipse(part * long, middle + 3, 9), '#d9694f')),
    round(roundedRectangle(-long * 1.12, middle - high - 4, long * 2.24, 22, 9), darker(coat, 0.84)),
  ],
  toaster: ({ coat }, { long, high, middle }) => [
    ...[-0.86, 0.86].map((part) => slice(part * long, middle - high * 0.94)),
    round(roundedRectangle(-long * 1.3, middle - high * 0.92, long * 2.6, high * 1.84, 34), coat),
    flat(roundedRectangle(-long * 1.1, middle - high * 0.84, long * 2.2, 9, 4.5), darker(coat, 0.5)),
    flat(roundedRectangle(long * 1.0, middle - high * 0.3, 8, high * 0.9, 4), darker(coat, 0.55)),
    round(roundedRectangle(long * 1.0 - 9, middle - high * 0.26, 26, 15, 6), '#3f4652'),
    ...[-0.98, -0.72].map((part) => flat(ellipse(part * long, middle + high * 0.5, 8), '#3f4652')),
  ],
  kettle: ({ coat }, { long, high, middle }) => [
    line(
      curve([
        [-long * 0.7, middle - high * 0.4],
        [-long * 1.6, middle - high * 0.72],
        [-long * 1.66, middle + high * 0.2],
        [-long * 0.86, middle + high * 0.42],
      ]),
      '#3f4652',
      13,
    ),
    round(
      limb(
        [
          [long * 0.7, middle + high * 0.24],
          [long * 1.32, middle - high * 0.16],
          [long * 1.52, middle - high * 0.78],
        ],
        [40, 26, 19],
      ),
      darker(coat, 0.9),
    ),
    round(
      blob([
        [-long * 0.58, middle - high],
        [long * 0.58, middle - high],
        [long * 1.08, middle + high * 0.1],
        [long * 1.14, middle + high * 0.8],
        [long * 0.8, middle + high],
        [-long * 0.8, middle + high],
        [-long * 1.14, middle + high * 0.8],
        [-long * 1.08, middle + high * 0.1],
      ]),
      coat,
    ),
    gleam(long, high, middle, coat),
    line(
      curve([
        [-long * 1.02, middle + high * 0.74],
        [0, middle + high * 0.86],
        [long * 1.02, middle + high * 0.74],
      ]),
      darker(coat, 0.7),
      5,
    ),
  ],
  pot: ({ coat }, { long, high, middle }) => [
    ...[-1, 1].map((side) =>
      line(
        curve([
          [side * long * 1.06, middle - high * 0.62],
          [side * long * 1.44, middle - high * 0.56],
          [side * long * 1.44, middle - high * 0.2],
          [side * long * 1.08, middle - high * 0.16],
        ]),
        darker(coat, 0.6),
        10,
      ),
    ),
    round(
      blob([
        [-long * 1.14, middle - high * 0.84],
        [long * 1.14, middle - high * 0.84],
        [long * 1.12, middle + high * 0.4],
        [long * 0.84, middle + high],
        [-long * 0.84, middle + high],
        [-long * 1.12, middle + high * 0.4],
      ]),
      coat,
    ),
    gleam(long, high, middle, coat),
    round(roundedRectangle(-long * 1.2, middle - high * 0.98, long * 2.4, 18, 9), darker(coat, 0.82)),
  ],
  box: ({ coat }, { long, high, middle }) => [
    round(roundedRectangle(-long * 1.1, middle - high, long * 2.2, high * 2, 3), coat),
    flat(roundedRectangle(-long * 0.16, middle - high, long * 0.32, high * 2, 1), lighter(coat, 0.34)),
    line(
      curve([
        [-long * 1.06, middle + high * 0.62],
        [long * 1.06, middle + high * 0.62],
      ]),
      darker(coat, 0.74),
      4,
    ),
    flat(
      joined([
        roundedRectangle(-long * 0.84, middle - high * 0.72, long * 0.4, 5, 2),
        roundedRectangle(-long * 0.84, middle - high * 0.54, long * 0.28, 5, 2),
      ]),
      darker(coat, 0.6),
    ),
  ],
  washer: ({ coat }, { long, high, middle }) => [
    round(roundedRectangle(-long * 1.06, middle - high, long * 2.12, high * 2, 10), coat),
    ...[-0.7, -0.4].map((part) => flat(ellipse(part * long, middle - high * 0.74, 7), darker(coat, 0.6))),
    round(ellipse(0, middle + high * 0.08, high * 0.66), darker(coat, 0.7)),
    round(ellipse(0, middle + high * 0.08, high * 0.52), '#bcdcea'),
  ],
}

/** Half a turn about a round tin, seen a little from above: its edge at a height of so much of the trunk. */
const ring = (long: number, up: number, middle: number): Point[] => [
  [-long, middle + up],
  [-long * 0.62, middle + up + 8],
  [0, middle + up + 11],
  [long * 0.62, middle + up + 8],
  [long, middle + up],
]

/** A strip about it. */
const band = (long: number, top: number, tall: number) =>
  blob([...ring(long, 0, top), ...ring(long, 0, top + tall).reverse()])

const gleam = (long: number, high: number, middle: number, coat: string): Shape =>
  line(
    curve([
      [-long * 0.62, middle - high * 0.5],
      [-long * 0.82, middle],
      [-long * 0.78, middle + high * 0.46],
    ]),
    lighter(coat, 0.5),
    8,
  )

/** Of bread, half out of its slot. */
const slice = (x: number, y: number): Shape =>
  round(
    blob([
      [x - 24, y + 16],
      [x - 26, y - 18],
      [x - 14, y - 34],
      [x, y - 30],
      [x + 14, y - 34],
      [x + 26, y - 18],
      [x + 24, y + 16],
    ]),
    '#d9a35c',
  )

/** Where somebody ran into something. */
function dent(look: AnimalLook, { long, high, middle }: Room): Shape[] {
  if (!markOf(look, 'dent')) return []
  const at = (x: number, y: number): Point => [long * x, middle + high * y]
  return [
    flat(blob([at(0.98, 0.2), at(0.66, 0.36), at(0.7, 0.64), at(0.98, 0.8)]), darker(look.coat, 0.72)),
    line(curve([at(0.9, 0.14), at(0.58, 0.34), at(0.64, 0.68), at(0.9, 0.86)]), darker(look.coat, 0.5), 4),
  ]
}
