import { place } from '../drawing/shape.ts'
import { applied, placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import type { Figure } from '../people/figure.ts'
import type { FigureSize } from '../scene-description.ts'

const scales: Readonly<Record<FigureSize, number>> = { tiny: 0.5, small: 0.74, big: 1.32, huge: 1.7 }

/** A figure as much smaller or larger as a parent wants it; its feet stay where they are. */
export function inSize(figure: Figure, size: FigureSize | undefined): Figure {
  if (size === undefined) return figure
  const scale = scales[size]
  const grown = placement({ scale })
  const at = (point: Point): Point => applied(grown, point)
  const both = <Sides extends { left: Point; right: Point }>({ left, right }: Sides) => ({
    left: at(left),
    right: at(right),
  })
  return {
    ...figure,
    shapes: place(figure.shapes, grown),
    over: place(figure.over, grown),
    height: figure.height * scale,
    footing: figure.footing * scale,
    hands: both(figure.hands),
    shoulders: both(figure.shoulders),
    // Limbs are for who is touched: nobody is in another size where two touch.
    limbs: null,
    head: {
      centre: at(figure.head.centre),
      radius: figure.head.radius * scale,
      half: figure.head.half * scale,
    },
    ...(figure.neck && { neck: at(figure.neck) }),
    back: at(figure.back),
    lap: at(figure.lap),
  }
}
