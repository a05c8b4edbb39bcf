import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined } from '../geometry/path.ts'
import type { AnimalLook } from '../looks/look.ts'

/** Woollen threads tied at the side of the head. */
export const bunch = ({ yarn, coat }: AnimalLook, side: number): Shape[] => [
  round(
    joined(
      [0, 1, 2].map((thread) =>
        limb(
          [
            [side * 0.86, -0.36],
            [side * (1.12 + thread * 0.14), 0.2],
            [side * (0.94 + thread * 0.22), 0.96 - thread * 0.14],
          ],
          [0.3, 0.34, 0.2],
        ),
      ),
    ),
    yarn,
  ),
  round(ellipse(side * 0.94, -0.3, 0.2), coat),
]

/** A fringe of threads, parted in the middle. */
export const fringe = ({ yarn }: AnimalLook): Shape[] => [
  round(
    blob([
      [-1.02, 0.06],
      [-0.98, -0.66],
      [-0.5, -1.06],
      [0, -1.12],
      [0.5, -1.06],
      [0.98, -0.66],
      [1.02, 0.06],
      [0.7, -0.44],
      [0.1, -0.62],
      [-0.02, -0.58],
      [-0.14, -0.62],
      [-0.7, -0.44],
    ]),
    yarn,
  ),
  ...[-0.66, -0.3, 0.3, 0.66].map((x) =>
    line(
      curve([
        [x * 0.5, -1.02],
        [x, -0.82],
        [x * 1.24, -0.52],
      ]),
      darker(yarn, 0.8),
      0.05,
    ),
  ),
]
