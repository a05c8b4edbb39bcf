import { darker } from '../../drawing/colour.ts'
import { line } from '../../drawing/shape.ts'
import { curve } from '../../geometry/path.ts'
import type { HairEdge } from './hair-cap.ts'
import { capped, fallingHair, type HairDrawing, parting } from './hair-drawing.ts'

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
  back: (options) => fallingHair(options, 0.98, 1.17),
  front: capped(longEdge(fringe, 0.52, 0.8), 0.13),
}

export const long: HairDrawing = {
  coversEars: true,
  back: (options) => fallingHair(options, 1.72),
  front: capped(longEdge(partedForehead, 0.56, 0.8), 0.12),
}

/** A pageboy: straight all round, with a fringe. */
export const pageboy: HairDrawing = {
  coversEars: true,
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
  back: (options) => fallingHair(options, 1.4),
  front: (options) => [...capped(longEdge(partedForehead, 0.4, 0.7))(options), ...parting(options)],
}
