import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { curls, type HairDrawing, type HairOptions, hairCap } from './hair-drawing.ts'

const cap: Point[] = [
  [-1.04, 0.12],
  [-1.1, -0.35],
  [-0.92, -0.88],
  [-0.4, -1.18],
  [0.2, -1.21],
  [0.78, -1],
  [1.08, -0.45],
  [1.04, 0.12],
]
const hairline: Point[] = [
  [0.92, -0.1],
  [0.74, -0.42],
  [0.4, -0.56],
  [0, -0.6],
  [-0.4, -0.56],
  [-0.74, -0.42],
  [-0.92, -0.1],
]

const basis = ({ colour, turn }: HairOptions): Shape => round(hairCap(cap, hairline, turn), colour)

/** Curls around the head from ear to ear and a row on the forehead; those on top go under a hat. */
function crownOfCurls({ colour, covered, turn, random }: HairOptions, size: number): Shape {
  const circles: [number, number, number][] = []
  for (let angle = -1.5; angle <= 1.51; angle += 0.36) {
    const y = -Math.cos(angle) * 0.98 + 0.06
    if (!covered || y > -0.5) circles.push([Math.sin(angle) * 1, y, size * random.between(0.94, 1.12)])
  }
  for (let x = -0.64; x <= 0.65; x += 0.32) {
    if (!covered) circles.push([x + turn * 0.14, -0.66 + Math.abs(x) * 0.24, size * 0.84])
  }
  return curls(circles, colour)
}

/** Small arcs that show which way the curls run. */
function ringlets({ colour, covered }: HairOptions): Shape[] {
  if (covered) return []
  const middles: Point[] = [
    [-0.62, -0.84],
    [0.02, -1.02],
    [0.6, -0.84],
    [-0.3, -0.66],
    [0.32, -0.66],
  ]
  return middles.map(([x, y]) =>
    line(
      curve([
        [x - 0.13, y + 0.03],
        [x, y - 0.09],
        [x + 0.13, y + 0.03],
      ]),
      lighter(colour, 0.2),
      0.045,
    ),
  )
}

export const curly: HairDrawing = {
  front: (options) => [basis(options), crownOfCurls(options, 0.28), ...ringlets(options)],
}

export const longCurly: HairDrawing = {
  back: ({ colour }) => {
    const strands: [number, number, number][] = [
      [-1.02, -0.2, 0.46],
      [-1.16, 0.35, 0.46],
      [-1.14, 0.9, 0.46],
      [-0.92, 1.36, 0.42],
      [1.02, -0.2, 0.46],
      [1.16, 0.35, 0.46],
      [1.14, 0.9, 0.46],
      [0.92, 1.36, 0.42],
      [-0.5, 0.9, 0.6],
      [0.5, 0.9, 0.6],
    ]
    return [curls(strands, darker(colour, 0.8))]
  },
  front: (options) => [basis(options), crownOfCurls(options, 0.26), ...ringlets(options)],
}

export const afro: HairDrawing = {
  back: ({ colour, covered }) => {
    const top = covered ? -0.5 : -1.46
    return [
      round(
        blob([
          [-1.32, -0.1],
          [-1.24, Math.max(top, -0.75)],
          [-0.72, Math.max(top, -1.3)],
          [0, top],
          [0.72, Math.max(top, -1.3)],
          [1.24, Math.max(top, -0.75)],
          [1.32, -0.1],
          [1.08, 0.5],
          [0, 0.7],
          [-1.08, 0.5],
        ]),
        darker(colour, 0.86),
      ),
    ]
  },
  front: (options) => [basis(options), crownOfCurls(options, 0.3)],
}

export const puffs: HairDrawing = {
  back: ({ colour, ribbon, covered }) =>
    covered
      ? []
      : [-1, 1].flatMap((side) => [
          curls(
            [
              [side * 0.98, -1, 0.44],
              [side * 1.24, -0.82, 0.34],
              [side * 0.84, -1.22, 0.32],
              [side * 1.2, -1.14, 0.36],
            ],
            colour,
          ),
          flat(ellipse(side * 0.76, -0.78, 0.15), ribbon),
        ]),
  front: (options) => [
    basis(options),
    line(
      curve([
        [0, -0.6],
        [0.02, -0.9],
        [0.03, -1.17],
      ]),
      darker(options.colour, 0.7),
      0.05,
    ),
  ],
}

export const locs: HairDrawing = {
  back: ({ colour }) =>
    strandsOfLocs([-1.08, -0.86, 0.86, 1.08], 1.3).map((path) => round(path, darker(colour, 0.82))),
  front: (options) => [
    basis(options),
    ...[-0.98, 0.98].map((x) =>
      round(
        limb(
          [
            [x * 0.9, -0.5],
            [x * 1.08, 0.1],
            [x * 1.1, 0.86],
          ],
          [0.2, 0.19, 0.13],
        ),
        options.colour,
      ),
    ),
    ...[-0.5, -0.1, 0.3].map((x) =>
      line(
        curve([
          [x, -1.1],
          [x * 1.1, -0.86],
          [x * 1.3, -0.6],
        ]),
        darker(options.colour, 0.66),
        0.045,
      ),
    ),
  ],
}

const strandsOfLocs = (starts: readonly number[], length: number) =>
  starts.map((x) =>
    limb(
      [
        [x * 0.8, -0.3],
        [x * 1.06, 0.4],
        [x * 1.04, length],
      ],
      [0.24, 0.22, 0.14],
    ),
  )
