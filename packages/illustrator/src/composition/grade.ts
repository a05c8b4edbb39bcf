import type { Colour } from '../drawing/colour.ts'
import { adjust, inItsHue, lightnessOf, mix } from '../drawing/colour.ts'
import type { Layer } from '../drawing/shape.ts'
import { recolour } from '../drawing/shape.ts'
import type { Tone } from '../scene-description.ts'
import type { Light } from '../settings/light.ts'

/** Puts a layer into the light of the hour. Skies, lights and eyes keep their colours, and clothes their hue. */
export function inLight(layer: Layer, light: Light): Layer {
  const part = layer.figure ? light.figureStrength : light.strength * (0.7 + 0.5 * layer.depth)
  if (part === 0) return layer
  const shapes = recolour(layer.shapes, (colour, { surface }) => {
    if (surface === 'glow' || surface === 'feature' || surface === 'shadow') return colour
    if (surface === 'sky' && layer.depth > 0.9) return colour
    if (layer.depth > 0.9) return mix(colour, light.ambient, part * 0.2)
    const share = Math.min(0.62, part)
    return layer.figure ? inItsHue(colour, light.ambient, share) : mix(colour, light.ambient, share)
  })
  return { ...layer, shapes }
}

const inTone: Record<Tone, (colour: Colour, figure: boolean) => Colour> = {
  // What is light already would lose its colour, and people keep their skin.
  bright: (colour, figure) =>
    adjust(colour, {
      lightness: 1 + (figure ? 0.2 : 0.85) * (1 - lightnessOf(colour)) ** 2,
      chroma: figure ? 1.05 : 1.12,
    }),
  colourful: (colour) => adjust(colour, { chroma: 1.2 }),
  soft: (colour) => adjust(mix(colour, '#f6f1e8', 0.16), { chroma: 0.8 }),
  warm: (colour) => mix(colour, '#ffb45e', 0.14),
  cool: (colour) => mix(colour, '#7f9fd0', 0.16),
}

/** The whole page in another tone. Eyes, mouths and lights keep their colours. */
export const toned = (layers: readonly Layer[], tone: Tone): Layer[] =>
  layers.map((layer) => ({
    ...layer,
    shapes: recolour(layer.shapes, (colour, { surface }) =>
      surface === 'feature' || surface === 'shadow' || surface === 'glow'
        ? colour
        : inTone[tone](colour, layer.figure),
    ),
  }))
