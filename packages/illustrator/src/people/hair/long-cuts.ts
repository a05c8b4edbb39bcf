import { darker } from '../../drawing/colour.ts'
import { line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HairEdge } from './hair-cap.ts'
import { capped, fallingHair, type HairDrawing, type HairOptions, parting } from './hair-drawing.ts'

/** Hair that covers the ears down to `side`, with a forehead of its own. */
export const longEdge = (forehead: HairEdge, side: number, nape = 0.6): HairEdge => [
  [-180, nape],
  [-120, nape],
  [-96, side],
  ...forehead,
  [96, side],
  [120, nape],
  [180, nape],
]

export const partedForehead: HairEdge = [
  [-80, 0.12],
  [-62, -0.14],
  [-38, -0.48],
  [-8, -0.72],
  [22, -0.64],
  [58, -0.24],
  [80, 0.1],
]

export const fringe: HairEdge = [
  [-78, 0.06],
  [-64, -0.26],
  [-36, -0.35],
  [-12, -0.28],
  [10, -0.34],
  [32, -0.27],
  [62, -0.26],
  [78, 0.06],
]

export const bob: HairDrawing = {
  coversEars: true,
  isSheet: true,
  back: (options) => fallingHair(options, 0.98, 1.17),
  front: capped(longEdge(fringe, 0.52, 0.8), 0.13),
}

/** How far down hair falls that reaches the waist. */
const TO_WAIST = 2.46

export const long: HairDrawing = {
  coversEars: true,
  isSheet: true,
  back: (options) => fallingHair(options, options.isLong ? TO_WAIST : 1.72),
  front: capped(longEdge(partedForehead, 0.56, 0.8), 0.12),
}

/** How far down waves fall, and how wide they are. */
const [WAVES, WAVY] = [1.66, 1.24]

/** A sheet of hair whose edges run in and out. */
function wavySheet({ colour, view, isLong }: HairOptions): Shape[] {
  const side = Math.sin(view.yaw)
  const behind = view.facing(0) < -0.2
  const half = WAVY * (1 - 0.26 * Math.abs(side))
  const at = (x: number, y: number): Point => [x * half - side * 0.34 * Math.min(1, (y + 0.6) / 0.8), y]
  const longer = isLong ? [1.7, 2, 2.3] : []
  const edge = [-0.1, 0.2, 0.5, 0.8, 1.1, 1.4, ...longer].map((y, step): readonly [number, number] => [
    (y < 0 ? 0.88 : 1) + (step % 2 === 0 ? -0.07 : 0.05),
    y,
  ])
  const tips = [0.8, 0.5, 0.24, 0, -0.24, -0.5, -0.8].map((x, step) =>
    at(x, (isLong ? TO_WAIST : WAVES) + (step % 2 === 0 ? 0 : -0.12)),
  )
  const falling = [...edge].reverse().map(([x, y]) => at(-x, y))
  const strands = [-0.6, -0.2, 0.2, 0.6].map((x) =>
    line(
      curve(
        [-0.6, -0.2, 0.2, 0.5, 0.8, 1.1, 1.4, ...longer].map((y, step) =>
          at(x * (y < 0 ? 0.7 : 1) + (step % 2 === 0 ? -0.05 : 0.05), y),
        ),
      ),
      darker(colour, 0.72),
      0.045,
    ),
  )
  return [
    round(
      blob([
        at(0, behind ? -1.26 : -1),
        at(0.7, behind ? -0.84 : -0.6),
        ...edge.map(([x, y]) => at(x, y)),
        ...tips,
        ...falling,
        at(-0.7, behind ? -0.84 : -0.6),
      ]),
      darker(colour, behind ? 0.94 : 0.8),
    ),
    ...(behind ? strands : []),
  ]
}

/** Long waves, parted in the middle. */
export const longWavy: HairDrawing = {
  coversEars: true,
  isSheet: true,
  back: wavySheet,
  front: (options) => [
    ...capped(longEdge(partedForehead, 0.62, 0.8), 0.15)(options),
    ...parting(options),
    ...[-58, -36, 36, 58].flatMap((longitude) => {
      const { x, front } = options.view.around(longitude, -0.4)
      if (front < 0.2 || options.covered) return []
      const wave = curve([
        [x * 0.56, -0.94],
        [x * 0.82, -0.8],
        [x * 0.86, -0.62],
        [x * 1.02, -0.44],
      ])
      return [line(wave, darker(options.colour, 0.76), 0.035)]
    }),
  ],
}

/** A pageboy: straight all round, with a fringe. */
export const pageboy: HairDrawing = {
  coversEars: true,
  isSheet: true,
  back: (options) => fallingHair(options, 0.74, 1.1),
  front: (options) => [
    ...capped(longEdge(fringe, 0.42, 0.62), 0.14)(options),
    ...[-34, 10].flatMap((longitude) => {
      const { x, front } = options.view.around(longitude, -0.4)
      if (front < 0.2) return []
      const strand = curve([
        [x * 0.7, -0.9],
        [x * 0.9, -0.6],
        [x, -0.4],
      ])
      return [line(strand, darker(options.colour, 0.76), 0.035)]
    }),
  ],
}

export const halfUp: HairDrawing = {
  coversEars: true,
  isSheet: true,
  back: (options) => fallingHair(options, 1.4),
  front: (options) => [...capped(longEdge(partedForehead, 0.4, 0.7))(options), ...parting(options)],
}
