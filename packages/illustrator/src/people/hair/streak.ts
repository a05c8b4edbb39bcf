import { flat, place, type Shape } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { type HeadView, SEEN } from '../head-view.ts'

/** A strand in another colour, from the crown over the brow, on the side that is turned to the reader. */
export function streakOfHair(colour: string, view: HeadView): Shape[] {
  const side = view.facing(0.36, -0.6) < SEEN ? -1 : 1
  if (view.facing(side * 0.36, -0.6) < SEEN) return []
  const at = (x: number, y: number): Point => view.at(side * x, y)
  return [
    flat(
      blob([
        at(0.04, -1.06),
        at(0.3, -1.04),
        at(0.62, -0.82),
        at(0.84, -0.44),
        at(0.9, -0.1),
        at(0.78, -0.12),
        at(0.66, -0.4),
        at(0.42, -0.68),
        at(0.18, -0.88),
      ]),
      colour,
    ),
  ]
}

/** How much of the hair keeps its own colour, from the crown out. */
const UP_TO_TIPS = 0.86
/** Less is seen of the tips at the sides. */
const WIDE = 0.95

/** Hair whose ends are of another colour: that colour is seen around the rest, along what hangs and at the outline of curls. */
export const tipped = (hair: readonly Shape[], tips: string | undefined): Shape[] =>
  tips === undefined
    ? [...hair]
    : [
        ...hair.map((shape): Shape => (typeof shape.fill === 'string' ? { ...shape, fill: tips } : shape)),
        ...place(hair, {
          ...placement({ x: 0, y: CROWN * (1 - UP_TO_TIPS), scale: UP_TO_TIPS }),
          a: WIDE,
        }),
      ]

/** The height at which both begin. */
const CROWN = -0.7
