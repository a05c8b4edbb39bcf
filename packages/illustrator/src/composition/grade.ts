import { mix } from '../drawing/colour.ts'
import type { Layer } from '../drawing/shape.ts'
import { recolour } from '../drawing/shape.ts'
import type { Light } from '../settings/light.ts'

/** Puts a layer into the light of the hour. Skies, lights and eyes keep their colours. */
export function inLight(layer: Layer, light: Light): Layer {
  const part = layer.figure ? light.figureStrength : light.strength * (0.7 + 0.5 * layer.depth)
  if (part === 0) return layer
  const shapes = recolour(layer.shapes, (colour, { surface }) => {
    if (surface === 'glow' || surface === 'feature' || surface === 'shadow') return colour
    if (surface === 'sky' && layer.depth > 0.9) return colour
    if (layer.depth > 0.9) return mix(colour, light.ambient, part * 0.2)
    return mix(colour, light.ambient, Math.min(0.62, part))
  })
  return { ...layer, shapes }
}
