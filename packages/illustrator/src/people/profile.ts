import { blob, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import { noseSize } from './face/nose.ts'
import { type NoseShape, ownFeatures } from './face/own-features.ts'
import { type HeadView, headView } from './head-view.ts'

/** How far a nose stands out, and the height of its tip. */
const noses: Record<NoseShape, readonly [length: number, tip: number]> = {
  button: [0.15, 0.28],
  round: [0.18, 0.33],
  straight: [0.2, 0.35],
  long: [0.24, 0.39],
  broad: [0.17, 0.34],
}

/** Where the face ends in front, from the crown to the chin, without the nose. */
const edge: readonly Point[] = [
  [0, -1],
  [0.58, -0.83],
  [0.91, -0.4],
  [0.9, -0.12],
  [0.85, 0.08],
  [0.87, 0.46],
  [0.86, 0.58],
  [0.8, 0.76],
  [0.7, 0.95],
]

function edgeAt(y: number): number {
  for (let index = 1; index < edge.length; index++) {
    const [from, to] = [edge[index - 1], edge[index]]
    if (from && to && y <= to[1])
      return from[0] + ((to[0] - from[0]) * Math.max(0, y - from[1])) / (to[1] - from[1])
  }
  return 0.7
}

/** Of the yaw of a head from the side: the ear stands behind its middle. */
const TURN = 1.09

/**
 * A head from the side. What is on its near half of the face lies as far from its front edge as from the middle when
 * it faces the reader; the far half is not seen.
 */
export function profileView(): HeadView {
  const view = headView({ turn: TURN, nod: 0 })
  return {
    ...view,
    isProfile: true,
    at: (x, y) => [edgeAt(y) - 0.01 + Math.min(0, x) * (x < -0.6 ? 1.1 : 0.9), y],
    facing: (x) => (x < -0.02 ? 0.8 : x > 0.02 ? -0.1 : 0.2),
  }
}

/** One line of forehead, nose, lips and chin. */
export function profileOutline(look: HumanLook): Path {
  const { nose, chin, jaw } = ownFeatures(look)
  const grown = look.age === 'adult' || look.age === 'elder'
  const small = look.age === 'baby' || look.age === 'toddler'
  const strong = grown && look.gender === 'masculine' ? 0.05 : 0
  const brow = (small ? 0.05 : grown ? -0.02 : 0.02) - jaw * 0.02
  const forward = (small ? -0.07 : 0.02) + strong + chin * 0.04
  const low = (grown ? 1.05 : small ? 0.95 : 1) + chin * 0.035
  const [usual, tip] = noses[nose]
  const length = usual * noseSize(look) * (grown ? 1 : small ? 0.68 : 0.8)
  const drop = (noseSize(look) - 1) * 0.08
  const bridge = nose === 'straight' || nose === 'long' ? 0.5 : 0.28
  return blob([
    [-0.06, -1],
    [0.54, -0.85],
    [0.88 + brow, -0.42],
    [0.89 + brow * 0.6, -0.12],
    [0.85, 0.07],
    [0.86 + length * bridge, (tip + 0.07) / 2],
    [0.87 + length, tip + drop - 0.035],
    [0.87 + length * 0.92, tip + drop + 0.06],
    [0.87, 0.46],
    [0.89, 0.52],
    [0.85, 0.59],
    [0.86 + forward * 0.3, 0.65],
    [0.8 + forward * 0.7, 0.74],
    [0.79 + forward, 0.86],
    [0.62 + forward, low - 0.01],
    [0.3, low],
    [-0.16, 0.9 + jaw * 0.03 + strong * 0.6],
    [-0.42, 0.74],
    [-0.76, 0.44],
    [-1.02, -0.1],
    [-0.78, -0.76],
  ])
}
