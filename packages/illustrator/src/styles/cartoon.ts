import { adjust, darker, mix } from '../drawing/colour.ts'
import type { Page } from '../drawing/shape.ts'
import { breadthOf } from '../geometry/breadth.ts'
import { usualGrid } from '../raster/grid.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { guideIndex, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { giveBack, type Painted, rasteriseFlat, rasteriseGuide, withoutAlpha } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const recipe: FlatRecipe = {
  colour: (colour, shape) =>
    adjust(colour, { chroma: shape.surface === 'skin' ? 1.1 : 1.3, lightness: 1.02 }),
  under: ({ fill, surface, path }, layer) => {
    if (typeof fill !== 'string') return []
    const near = layer.figure ? 5 : layer.depth > 0.7 ? 1.6 : layer.depth > 0.3 ? 2.6 : 3.8
    // What is small and marked on something would be nothing but outline.
    const width = surface === 'flat' ? Math.min(near * 0.5, Math.max(0.6, breadthOf(path) / 8)) : near
    return [{ colour: mix(darker(fill, 0.34), '#2a1430', 0.55), width }]
  },
}

/**
 * Bright flat colours, one step of shadow, one of light, and an ink line around everything. Most pixels stay as they
 * are, so it goes over them in place, which is quicker than `paintPixels`.
 */
function paint(page: Page, grid = usualGrid): Painted {
  const pixels = rasteriseFlat(page, recipe, grid)
  const guide = rasteriseGuide(page, grid)
  for (let pixel = 0; pixel * 4 < pixels.length; pixel++) {
    const light = guide[guideIndex(pixel, grid)] ?? 128
    const at = pixel * 4
    if (light < 74) {
      const shade = smoothStep(74, 64, light)
      pixels[at] = (pixels[at] ?? 0) * (1 - 0.15 * shade)
      pixels[at + 1] = (pixels[at + 1] ?? 0) * (1 - 0.19 * shade)
      pixels[at + 2] = (pixels[at + 2] ?? 0) * (1 - 0.08 * shade)
    } else if (light > 174) {
      const gleam = smoothStep(174, 184, light) * 0.2
      for (let channel = 0; channel < 3; channel++) {
        const value = pixels[at + channel] ?? 0
        pixels[at + channel] = toByte(value + (255 - value) * gleam)
      }
    }
  }
  giveBack(guide)
  return withoutAlpha(pixels)
}

export const cartoon: Style = {
  name: 'Cartoon',
  description: 'Bold ink lines and bright, cheerful colours.',
  quality: 84,
  paint,
}
