import type { Colour } from '../../drawing/colour.ts'
import { darker } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { blob, curve, joined } from '../../geometry/path.ts'
import type { HeadView } from '../head-view.ts'
import type { HeadwearDrawing } from './headwear-drawing.ts'

const hoodEdge = [
  [-1.02, 0.9],
  [-1.22, 0.1],
  [-1.08, -0.86],
  [-0.44, -1.3],
  [0.44, -1.3],
  [1.08, -0.86],
  [1.22, 0.1],
  [1.02, 0.9],
  [0.5, 1.16],
  [-0.5, 1.16],
] as const

const faceHole = [
  [-0.74, 0.86],
  [-0.9, 0.2],
  [-0.84, -0.36],
  [-0.4, -0.72],
  [0.4, -0.72],
  [0.84, -0.36],
  [0.9, 0.2],
  [0.74, 0.86],
  [0, 1.02],
] as const

/** Around the face up to the chin; of the hair only what hangs into the brow is seen. */
function drawHood(colour: Colour, view: HeadView, hole: readonly (readonly [number, number])[]): Shape[] {
  const whole = hoodEdge.map(([x, y]): [number, number] => [x, y])
  if (view.facing(0) < -0.3) return [round(blob(whole), colour)]
  const face = hole.map(([x, y]) => view.at(x, y))
  return [round(joined([blob(whole), blob([...face].reverse())]), colour)]
}

export const hood: HeadwearDrawing = {
  hidesHair: true,
  front: (colour, view) => [
    ...drawHood(colour, view, faceHole),
    ...(view.facing(0) < -0.3
      ? []
      : [line(curve(faceHole.slice(1, 7).map(([x, y]) => view.at(x, y))), darker(colour, 0.76), 0.07)]),
  ],
}

/** Leaves the eyes free and no more. */
export const balaclava: HeadwearDrawing = {
  hidesHair: true,
  front: (colour, view) =>
    drawHood(colour, view, [
      [-0.74, 0.3],
      [-0.8, 0.02],
      [-0.6, -0.3],
      [0, -0.4],
      [0.6, -0.3],
      [0.8, 0.02],
      [0.74, 0.3],
      [0, 0.4],
    ]),
}
