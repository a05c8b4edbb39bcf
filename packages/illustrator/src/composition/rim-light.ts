import { flat, type Layer, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { joined, moved } from '../geometry/path.ts'
import type { Light } from '../settings/light.ts'
import type { Fall } from './other-light.ts'

/** How far the lit edge shows, in units of the stage. */
const EDGE = 3.6

/** The edge that the moon or a low sun draws around somebody from behind, by day only where the light falls from there. */
export function rimLight(shapes: readonly Shape[], light: Light, indoors: boolean, fall: Fall): Layer[] {
  if ((!light.dark && fall !== 'behind') || indoors || !light.celestial) return []
  const outline = shapes.flatMap(({ path, fill, surface }) =>
    typeof fill === 'string' && (surface === 'round' || surface === 'skin') ? [path] : [],
  )
  if (outline.length === 0) return []
  const edge = moved(joined(outline), placement({ x: -EDGE * 0.8, y: -EDGE }))
  return [{ depth: 0, figure: true, shapes: [flat(edge, light.celestial.colour, 0.7)] }]
}
