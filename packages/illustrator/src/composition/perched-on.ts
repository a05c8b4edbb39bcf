import { place } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import type { FigureDirections } from '../people/figure.ts'
import { findProp } from '../props/find-prop.ts'
import { drawProp } from '../props/several.ts'
import type { SceneFigure } from '../scene-description.ts'
import { bodyOf } from './stand-prop.ts'

/** In units of the figures: nobody would see less, and more has no room there. */
const [LEAST, MOST] = [56, 112]

/** What is on somebody, its lowest point at the origin and as large as it is there. */
export function perchedOn({ perch }: SceneFigure): Pick<FigureDirections, 'perched'> {
  const prop = perch && findProp(perch.noun)
  if (!perch || !prop) return {}
  const size = Math.max(LEAST, Math.min(MOST, prop.drawing.size * prop.scale))
  const shapes = drawProp({ ...prop, count: 1 })
  const { left, right, top, bottom } = bodyOf(shapes)
  const scale = size / (bottom - top)
  const onFoot = placement({ x: (-(left + right) / 2) * scale, y: -bottom * scale, scale })
  return { perched: { on: perch.on, shapes: place(shapes, onFoot) } }
}
