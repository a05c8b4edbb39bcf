import { place } from '../drawing/shape.ts'
import { applied, placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { Figure } from './figure.ts'

/** Somebody with both arms up, turned upside down: the hands are on the ground where the feet were. */
export function onHands(figure: Figure): Figure {
  const { top } = boundsOf(figure.shapes.map(({ path }) => path))
  const turned = placement({ y: top, turn: 180 })
  const at = (point: Point): Point => applied(turned, point)
  const all = ([one, two, three]: readonly [Point, Point, Point]) => [at(one), at(two), at(three)] as const
  return {
    ...figure,
    shapes: place(figure.shapes, turned),
    over: [],
    height: -top,
    hands: { left: at(figure.hands.left), right: at(figure.hands.right) },
    shoulders: { left: at(figure.shoulders.left), right: at(figure.shoulders.right) },
    limbs: figure.limbs && {
      ...figure.limbs,
      arms: { left: all(figure.limbs.arms.left), right: all(figure.limbs.arms.right) },
      legs: { left: all(figure.limbs.legs.left), right: all(figure.limbs.legs.right) },
    },
    head: { ...figure.head, centre: at(figure.head.centre), aside: 0 },
    back: at(figure.back),
    lap: at(figure.lap),
  }
}
