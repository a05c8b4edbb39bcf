import { mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import type { HairEdge } from './hair-cap.ts'
import { capped, type HairDrawing, type HairOptions, STUBBLE } from './hair-drawing.ts'
import { buzz } from './short-cuts.ts'

/** From a parting above one temple over to the other side, where it falls to the chin. */
const overOneSide: HairEdge = [
  [-180, 0.3],
  [-160, -0.5],
  [-120, -0.8],
  [-90, -0.86],
  [-50, -0.86],
  [-30, -0.78],
  [-8, -0.56],
  [20, -0.42],
  [52, -0.3],
  [70, 0.2],
  [84, 0.72],
  [104, 0.86],
  [140, 0.86],
  [168, 0.76],
  [180, 0.3],
]

const stubble = (options: HairOptions): Shape[] =>
  buzz.front({ ...options, colour: mix(options.colour, STUBBLE, 0.75) })

/** Shaved on one side, and all over to the other. */
export const halfShaved: HairDrawing = {
  front: (options) => [...stubble(options), ...capped(overOneSide, 0.12)(options)],
}
