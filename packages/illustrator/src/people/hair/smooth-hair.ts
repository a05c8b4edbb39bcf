import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { bow, fallingHair, type HairDrawing, type HairOptions, hairCap, shine } from './hair-drawing.ts'

const shortCap: Point[] = [
  [-1.04, 0.1],
  [-1.1, -0.35],
  [-0.92, -0.88],
  [-0.4, -1.18],
  [0.2, -1.21],
  [0.78, -1],
  [1.08, -0.45],
  [1.04, 0.1],
]
const longCap: Point[] = [
  [-1.07, 0.55],
  [-1.14, -0.2],
  [-0.95, -0.86],
  [-0.4, -1.17],
  [0.25, -1.17],
  [0.9, -0.88],
  [1.14, -0.2],
  [1.07, 0.55],
]
const sweptLine: Point[] = [
  [0.9, -0.2],
  [0.74, -0.42],
  [0.4, -0.5],
  [0.05, -0.4],
  [-0.3, -0.58],
  [-0.62, -0.42],
  [-0.9, -0.18],
]
const partedLine: Point[] = [
  [0.93, 0.1],
  [0.8, -0.22],
  [0.34, -0.6],
  [-0.1, -0.68],
  [-0.55, -0.46],
  [-0.84, -0.08],
  [-0.95, 0.25],
]
const fringeLine: Point[] = [
  [0.92, 0.08],
  [0.85, -0.26],
  [0.5, -0.27],
  [0.15, -0.33],
  [-0.2, -0.28],
  [-0.55, -0.33],
  [-0.85, -0.26],
  [-0.93, 0.08],
]

const capped =
  (outer: readonly Point[], hairline: readonly Point[]) =>
  ({ colour, turn, covered }: HairOptions): Shape[] => [
    round(hairCap(outer, hairline, turn), colour),
    ...(covered ? [] : [shine(colour)]),
  ]

export const short: HairDrawing = { front: capped(shortCap, sweptLine) }

export const sidePart: HairDrawing = {
  front: (options) => [
    round(
      hairCap(
        shortCap,
        [
          [0.93, -0.12],
          [0.8, -0.42],
          [0.3, -0.42],
          [-0.2, -0.52],
          [-0.52, -0.74],
          [-0.72, -0.5],
          [-0.92, -0.16],
        ],
        options.turn,
      ),
      options.colour,
    ),
    line(
      curve([
        [-0.52, -0.74],
        [-0.5, -0.95],
        [-0.4, -1.12],
      ]),
      darker(options.colour, 0.72),
      0.05,
    ),
    shine(options.colour),
  ],
}

export const spiky: HairDrawing = {
  front: ({ colour, turn, covered }) => {
    const top: Point[] = covered
      ? shortCap
      : [
          [-1.05, 0.08],
          [-1.18, -0.4],
          [-1.02, -0.55],
          [-1.12, -0.9],
          [-0.74, -0.98],
          [-0.66, -1.32],
          [-0.3, -1.14],
          [-0.06, -1.44],
          [0.24, -1.16],
          [0.58, -1.38],
          [0.66, -1.02],
          [1.06, -1.02],
          [1, -0.62],
          [1.2, -0.4],
          [1.05, 0.08],
        ]
    return [
      round(
        hairCap(
          top,
          [
            [0.9, -0.18],
            [0.7, -0.46],
            [0.48, -0.3],
            [0.24, -0.54],
            [0.02, -0.32],
            [-0.24, -0.56],
            [-0.46, -0.34],
            [-0.7, -0.5],
            [-0.9, -0.18],
          ],
          turn,
        ),
        colour,
      ),
      ...(covered ? [] : [shine(colour)]),
    ]
  },
}

export const buzz: HairDrawing = {
  front: ({ colour, turn }) => [
    round(
      hairCap(
        [
          [-1.01, 0.02],
          [-1.04, -0.35],
          [-0.86, -0.82],
          [-0.36, -1.07],
          [0.3, -1.07],
          [0.84, -0.82],
          [1.04, -0.35],
          [1.01, 0.02],
        ],
        [
          [0.92, -0.2],
          [0.72, -0.5],
          [0.3, -0.62],
          [-0.3, -0.62],
          [-0.72, -0.5],
          [-0.92, -0.2],
        ],
        turn,
      ),
      colour,
    ),
  ],
}

export const bob: HairDrawing = {
  back: ({ colour }) => [fallingHair(colour, 0.98, 1.17)],
  front: capped(
    longCap.map(([x, y]): Point => [x, y > 0.4 ? 0.42 : y]),
    fringeLine,
  ),
}

export const long: HairDrawing = {
  back: ({ colour }) => [fallingHair(colour, 1.72)],
  front: capped(longCap, partedLine),
}

export const braids: HairDrawing = {
  front: (options) => [
    ...capped(
      longCap.map(([x, y]): Point => [x, y > 0.4 ? 0.4 : y]),
      partedLine,
    )(options),
    line(
      curve([
        [0, -0.68],
        [0.03, -0.95],
        [0.06, -1.14],
      ]),
      darker(options.colour, 0.7),
      0.05,
    ),
    ...[-1, 1].flatMap((side) => braid(side, options)),
  ],
}

/** Four plaited links, thinner downwards, with a bow and a tuft. */
function braid(side: number, { colour, ribbon, turn }: HairOptions): Shape[] {
  const x = side * 0.98 + turn * 0.1
  const links = [0, 1, 2, 3].map((step) =>
    round(
      ellipse(x + side * (0.05 + step * 0.03), 0.42 + step * 0.29, 0.21 - step * 0.014, 0.2, side * 0.35),
      colour,
    ),
  )
  const tuft = round(
    blob([
      [x + side * 0.16 - 0.11, 1.5],
      [x + side * 0.16 + 0.11, 1.5],
      [x + side * 0.2 + 0.1, 1.86],
      [x + side * 0.2 - 0.1, 1.86],
    ]),
    colour,
  )
  return [...links, tuft, ...bow(x + side * 0.16, 1.5, 0.3, ribbon)]
}

export const pigtails: HairDrawing = {
  front: (options) => [
    ...[-1, 1].flatMap((side) => pigtail(side, options)),
    ...capped(
      longCap.map(([x, y]): Point => [x, y > 0.4 ? 0.24 : y]),
      fringeLine,
    )(options),
    ...[-1, 1].flatMap((side) => bow(side * 1.1, -0.02, 0.26, options.ribbon)),
  ],
}

function pigtail(side: number, { colour }: HairOptions): Shape[] {
  const at = (x: number, y: number): Point => [side * x, y]
  return [
    round(
      blob([
        at(1, -0.1),
        at(1.4, -0.22),
        at(1.66, 0.2),
        at(1.58, 0.7),
        at(1.3, 1.04),
        at(1.24, 0.6),
        at(1.06, 0.24),
      ]),
      colour,
    ),
  ]
}

export const ponytail: HairDrawing = {
  back: ({ colour, ribbon }) => [
    round(
      limb(
        [
          [-0.4, -0.9],
          [-1.2, -0.8],
          [-1.5, 0],
          [-1.28, 0.9],
        ],
        [0.36, 0.58, 0.54, 0.1],
      ),
      darker(colour, 0.86),
    ),
    flat(ellipse(-0.72, -0.86, 0.2), ribbon),
  ],
  front: capped(
    shortCap.map(([x, y]): Point => [x, y > 0 ? 0.3 : y]),
    partedLine.map(([x, y]): Point => [x, Math.min(y, 0.1)]),
  ),
}

export const bun: HairDrawing = {
  back: ({ colour, covered }) =>
    covered
      ? []
      : [
          round(ellipse(-0.08, -1.24, 0.44, 0.4), darker(colour, 0.92)),
          line(
            curve([
              [-0.36, -1.3],
              [-0.08, -1.42],
              [0.2, -1.28],
            ]),
            darker(colour, 0.76),
            0.05,
          ),
        ],
  front: capped(
    longCap.map(([x, y]): Point => [x, y > 0.4 ? 0.3 : y]),
    partedLine.map(([x, y]): Point => [x, Math.min(y, 0.05)]),
  ),
}

export const bald: HairDrawing = { front: () => [] }

export const balding: HairDrawing = {
  front: ({ colour, turn }) =>
    [-1, 1].map((side) =>
      round(
        blob([
          [side * 0.9, 0.22],
          [side * 1.12, 0.2],
          [side * 1.18, -0.18],
          [side * 1.04, -0.5],
          [side * 0.9 - turn * 0.05, -0.42],
          [side * 0.9, -0.1],
        ]),
        colour,
      ),
    ),
}
