import { darker, mix } from '../../drawing/colour.ts'
import { feature, featureLine, type Shape } from '../../drawing/shape.ts'
import { curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { HeadView } from '../head-view.ts'

/** How large somebody's nose is where it is spoken of, beside a usual one. */
export function noseSize({ marks }: HumanLook): number {
  if (marks.some(({ kind }) => kind === 'big-nose')) return 1.7
  return marks.some(({ kind }) => kind === 'small-nose') ? 0.62 : 1
}

/** From the front a small line; in profile the nose is part of the outline (see head.ts). */
export function drawNose(look: HumanLook, view: HeadView): Shape[] {
  if (view.facing(0) < 0.62) return []
  const colour = mix(darker(look.skin, 0.66), '#a04a38', 0.35)
  const aside = Math.sin(view.yaw) * 0.12
  const size = noseSize(look)
  const at = (x: number, y: number): Point => {
    const [px, py] = view.at(x * size, 0.3 + (y - 0.3) * size)
    return [px + aside, py]
  }
  const tip = featureLine(curve([at(-0.07, 0.3), at(0.02, 0.355), at(0.085, 0.29)]), colour, 0.046)
  // A big one is round at its tip, and seen to be.
  return size > 1
    ? [feature(ellipse(...at(0, 0.25), 0.17, 0.15), mix(look.skin, '#d0664a', 0.3)), tip]
    : [tip]
}
