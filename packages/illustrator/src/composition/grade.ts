import { mix } from '../drawing/colour.ts'
import type { Layer } from '../drawing/shape.ts'
import { recolour } from '../drawing/shape.ts'
import type { Light } from '../settings/light.ts'

/** Fresh snow lies on the ground, on roofs and trees, and not on people. */
export function underSnow(layer: Layer): Layer {
  if (layer.figure || layer.depth > 0.9) return layer
  const cover = { land: 0.72, round: 0.4, flat: 0.34, water: 0.25 } as const
  const shapes = recolour(layer.shapes, (colour, { surface }) =>
    surface in cover ? mix(colour, '#f6f8fc', cover[surface as keyof typeof cover]) : colour,
  )
  return { ...layer, shapes }
}

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
