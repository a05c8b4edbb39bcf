import type { Colour } from '../../drawing/colour.ts'
import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, joined, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { type HairEdge, hairCap } from '../hair/hair-cap.ts'
import type { HeadView } from '../head-view.ts'
import type { HeadwearDrawing } from './headwear-drawing.ts'

/** Cloth that falls from the head over the back. */
function fallingCloth(colour: Colour, view: HeadView, length: number): Shape[] {
  const side = Math.sin(view.yaw)
  const behind = view.facing(0) < -0.2
  const at = (x: number, y: number): Point => [x * (1 - 0.24 * Math.abs(side)) - side * 0.3, y]
  const cloth = blob([
    at(-1.1, -0.5),
    at(-1.2, 0.4),
    at(-1.28, length * 0.7),
    at(-0.9, length),
    at(0, length * 0.94),
    at(0.9, length),
    at(1.28, length * 0.7),
    at(1.2, 0.4),
    at(1.1, -0.5),
    at(0, -1.2),
  ])
  const folds = [-0.5, 0, 0.5].map((x) =>
    line(curve([at(x * 0.6, -0.2), at(x, 0.6), at(x * 1.2, length * 0.9)]), darker(colour, 0.8), 0.04),
  )
  return behind ? [round(cloth, colour), ...folds] : [round(cloth, darker(colour, 0.8))]
}

/** The opening for the face, as the head faces the reader. */
const opening: readonly Point[] = [
  [-0.82, 0.3],
  [-0.84, -0.16],
  [-0.58, -0.56],
  [0, -0.7],
  [0.58, -0.56],
  [0.84, -0.16],
  [0.82, 0.3],
  [0.5, 0.78],
  [0, 0.94],
  [-0.5, 0.78],
]

const outside: readonly Point[] = [
  [-1.05, 0.8],
  [-1.16, 0],
  [-0.98, -0.82],
  [-0.4, -1.18],
  [0.4, -1.18],
  [0.98, -0.82],
  [1.16, 0],
  [1.05, 0.8],
  [0.6, 1.14],
  [0, 1.26],
  [-0.6, 1.14],
]

/** Around the whole face: a ring from the front, open towards the face from the side, closed from behind. */
function aroundFace(colour: Colour, view: HeadView): Shape[] {
  if (view.facing(0) < -0.3) return [round(blob(outside), colour)]
  if (Math.sin(view.yaw) < 0.66) {
    const hole = opening.map(([x, y]) => view.at(x, y)).reverse()
    return [round(joined([blob(outside), blob(hole)]), colour)]
  }
  const edge = opening.slice(0, 4).map(([x, y]) => view.at(x, y))
  const chin = opening.slice(8).map(([x, y]) => view.at(x, y))
  return [
    round(
      blob([
        ...outside.slice(0, 4),
        [0.5, -1.1],
        [0.92, -0.74],
        ...edge.reverse(),
        ...chin.reverse(),
        [0.86, 1],
        [0.6, 1.16],
        [0, 1.26],
        [-0.6, 1.14],
      ]),
      colour,
    ),
  ]
}

/** Where a headscarf ends: around the face, or from behind above the hem of what falls. */
export function edgeOfHeadscarf(view: HeadView): Path {
  if (view.facing(0) < -0.3)
    return curve([
      [-1.04, 1.62],
      [0, 1.56],
      [1.04, 1.62],
    ])
  const points = opening.map(([x, y]) => view.at(x, y))
  return Math.sin(view.yaw) < 0.66 ? blob(points) : curve([...points.slice(8), ...points.slice(0, 4)])
}

export const headscarf: HeadwearDrawing = {
  hidesHair: true,
  fall: (colour, view) => fallingCloth(colour, view, 1.84),
  front: aroundFace,
}

const clothEdge: HairEdge = [
  [-180, 0.7],
  [-110, 0.7],
  [-92, 0.66],
  [-80, 0.1],
  [-60, -0.36],
  [-28, -0.54],
  [0, -0.58],
  [28, -0.54],
  [60, -0.36],
  [80, 0.1],
  [92, 0.66],
  [110, 0.7],
  [180, 0.7],
]

/** The head cloth of Bible times, held by a cord. */
export const headCloth: HeadwearDrawing = {
  hidesHair: true,
  fall: (colour, view) => fallingCloth(colour, view, 1.5),
  front: (colour, view) => [
    round(hairCap(clothEdge, view, 0.16), colour),
    round(
      limb(
        [
          [-1.1, -0.62],
          [0, -0.76],
          [1.1, -0.62],
        ],
        [0.15, 0.16, 0.15],
      ),
      darker(colour, 0.5),
    ),
    line(
      curve([
        [-0.6, -0.86],
        [-0.1, -1.02],
        [0.5, -0.94],
      ]),
      lighter(colour, 0.3),
      0.05,
    ),
  ],
}

const bonnetEdge: HairEdge = clothEdge.map(([longitude, y]) => [longitude, Math.min(y, 0.5)])

/** A baby's bonnet with a frill. */
export const bonnet: HeadwearDrawing = {
  hidesHair: true,
  front: (colour, view) => {
    const frill = [-84, -62, -36, -12, 12, 36, 62, 84]
      .map((longitude) => ({ longitude, ...view.around(longitude, 0, 0.96) }))
      .filter(({ front }) => front > 0.05)
      .map(({ longitude, x }): Point => [x, -0.56 + (Math.abs(longitude) / 84) ** 2 * 0.76])
    return [
      round(hairCap(bonnetEdge, view, 0.12), colour),
      ...(frill.length > 1 ? [line(curve(frill), lighter(colour, 0.55), 0.13)] : []),
    ]
  },
}
