import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { Point } from '../geometry/point.ts'
import type { FigureDirections } from '../people/figure.ts'
import { findProp } from '../props/find-prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneFigure } from '../scene-description.ts'

/** What somebody rides, where it is a thing that can be ridden; it faces right as its rider does. */
export function mountFor({ pose, hold }: SceneFigure): Pick<FigureDirections, 'mount'> {
  const prop = pose === 'ride' && hold !== undefined ? findProp(hold) : null
  const ride = prop?.drawing.ride
  if (!prop || !ride) return {}
  const drawn = ride.draw ? { ...prop.drawing, draw: ride.draw } : prop.drawing
  const shapes = drawProp({ ...prop, drawing: drawn, count: 1 })
  const size = (ride.size ?? prop.drawing.size) * prop.scale
  const front = ride.front?.(prop.colour)
  if (!ride.facesLeft) return { mount: { shapes, ...(front && { front }), size, ride } }
  const turned = ([x, y]: Point): Point => [-x, y]
  return {
    mount: {
      shapes: place(shapes, placement({ mirrored: true })),
      size,
      ride: { ...ride, seat: turned(ride.seat), ...(ride.bar && { bar: turned(ride.bar) }) },
    },
  }
}
