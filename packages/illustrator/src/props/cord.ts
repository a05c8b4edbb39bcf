import type { Colour } from '../drawing/colour.ts'
import { round, type Shape } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { ellipse, joined, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'

/**
 * Handles, stems, poles and ropes: a body with an outline, where a drawn `line` is only a mark on something. Styles
 * that print or lead their lines in black would swallow it otherwise.
 */
export const cord = (points: readonly Point[], colour: Colour, width: number): Shape =>
  round(limb(points, [width]), colour)

/** The outline of a ring; `width` is how broad its band is. */
export function ringPath(x: number, y: number, radiusX: number, radiusY: number, width: number): Path {
  const half = width / 2
  // Mirrored, the inner edge runs the other way round and so is a hole.
  return joined([
    ellipse(x, y, radiusX + half, radiusY + half),
    ellipse(x, y, half - radiusX, Math.max(1, radiusY - half)),
  ])
}
