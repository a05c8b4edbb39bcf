import { darker, mix } from '../../drawing/colour.ts'
import { feature, featureLine, type Shape } from '../../drawing/shape.ts'
import { curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { HeadView } from '../head-view.ts'
import { type NoseShape, ownFeatures } from './own-features.ts'

/** How large somebody's nose is where it is spoken of, beside a usual one. */
export function noseSize({ marks }: HumanLook): number {
  if (marks.some(({ kind }) => kind === 'big-nose')) return 1.7
  return marks.some(({ kind }) => kind === 'small-nose') ? 0.62 : 1
}

/** From the front: at the middle of the face, about the height of its tip. */
const shapes: Record<NoseShape, readonly Point[]> = {
  button: [
    [-0.07, 0.3],
    [0.01, 0.355],
    [0.085, 0.29],
  ],
  round: [
    [-0.1, 0.27],
    [-0.06, 0.36],
    [0.06, 0.36],
    [0.1, 0.27],
  ],
  straight: [
    [0.04, 0.1],
    [0.085, 0.3],
    [-0.05, 0.35],
  ],
  long: [
    [0.03, 0.06],
    [0.1, 0.34],
    [0.02, 0.4],
    [-0.08, 0.37],
  ],
  broad: [
    [-0.15, 0.29],
    [-0.11, 0.36],
    [0, 0.33],
    [0.11, 0.36],
    [0.15, 0.29],
  ],
}

/** Half turned its ridge is seen against the cheek behind it. */
const halfTurned: Record<NoseShape, readonly Point[]> = {
  button: [
    [0.05, 0.21],
    [0.12, 0.29],
    [0.01, 0.35],
  ],
  round: [
    [0.06, 0.16],
    [0.16, 0.3],
    [0.09, 0.37],
    [-0.04, 0.35],
  ],
  straight: [
    [0.03, 0.06],
    [0.15, 0.31],
    [-0.01, 0.36],
  ],
  long: [
    [0.03, 0.03],
    [0.19, 0.34],
    [0.13, 0.4],
    [-0.02, 0.38],
  ],
  broad: [
    [0.07, 0.18],
    [0.16, 0.31],
    [0.07, 0.37],
    [-0.1, 0.33],
  ],
}

/** From the front a small line; in profile the nose is part of the outline (see profile.ts). */
export function drawNose(look: HumanLook, view: HeadView): Shape[] {
  if (view.facing(0) < 0.62) return []
  const colour = mix(darker(look.skin, 0.66), '#a04a38', 0.35)
  const turned = Math.sin(view.yaw)
  const size = noseSize(look)
  const at = ([x, y]: Point): Point => {
    const [px, py] = view.at(x * size, 0.3 + (y - 0.3) * size)
    return [px + turned * 0.06, py]
  }
  const { nose } = ownFeatures(look)
  const line = featureLine(curve((turned > 0.25 ? halfTurned : shapes)[nose].map(at)), colour, 0.046)
  // A big one is round at its tip, and seen to be.
  return size > 1
    ? [feature(ellipse(...at([0, 0.25]), 0.17, 0.15), mix(look.skin, '#d0664a', 0.3)), line]
    : [line]
}
