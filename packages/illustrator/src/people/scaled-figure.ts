import { place } from '../drawing/shape.ts'
import { applied, placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import type { Figure } from './figure.ts'

/** The same figure smaller or larger, its feet where they were. */
export function scaledFigure(figure: Figure, scale: number): Figure {
  const grown = placement({ scale })
  const at = (point: Point): Point => applied(grown, point)
  const both = ({ left, right }: Figure['hands']): Figure['hands'] => ({ left: at(left), right: at(right) })
  return {
    ...figure,
    shapes: place(figure.shapes, grown),
    over: place(figure.over, grown),
    height: figure.height * scale,
    footing: figure.footing * scale,
    hands: both(figure.hands),
    shoulders: both(figure.shoulders),
    // Limbs are for who is touched by somebody as large.
    limbs: null,
    head: {
      centre: at(figure.head.centre),
      radius: figure.head.radius * scale,
      half: figure.head.half * scale,
      aside: (figure.head.aside ?? 0) * scale,
    },
    ...(figure.neck && { neck: at(figure.neck) }),
    back: at(figure.back),
    lap: at(figure.lap),
  }
}
