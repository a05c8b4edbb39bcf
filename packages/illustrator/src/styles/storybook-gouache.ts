import { adjust } from '../drawing/colour.ts'
import { PAGE_SIZE, type Page } from '../drawing/shape.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { handDrawn, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseGuide } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const recipe: FlatRecipe = {
  colour: (colour, shape) => adjust(colour, { chroma: shape.surface === 'skin' ? 1.04 : 1.13 }),
}

/** Thick matt paint: shadow and light are stippled on with a dry brush, no outlines. */
function paint(page: Page, grid = usualGrid): Painted {
  const flat = rasteriseFlat(page, recipe, grid)
  const guide = rasteriseGuide(page, grid)
  const wander = handDrawn(2.5, 1.5, grid)
  const [tooth, brush, fibre] = [
    noiseField('tooth', grid),
    noiseField('brush', grid),
    noiseField('fibre', grid),
  ]
  return paintPixels(
    { grid, wander, guide, sheets: [flat] },
    ({ x, y, pixel, from, light, figure }, result) => {
      const lit = light + 6 / 128
      const dry = ((tooth[pixel] ?? 0) / 127) * 0.8
      const shade = smoothStep(-0.05, 0.35, -lit * 1.25 - (0.28 + dry * 0.42)) * (figure ? 0.82 : 1)
      const gleam = smoothStep(0, 0.3, lit * 1.5 - (0.42 + dry * 0.4))
      const corner = 1 - 0.22 * smoothStep(0.52, 0.86, (Math.hypot(x - 512, y - 490) / PAGE_SIZE) * 1.15)
      const marks = 1 + ((brush[pixel] ?? 0) * (figure ? 0.016 : 0.055) + (fibre[pixel] ?? 0) * 0.018) / 127
      const [red, green, blue] = [flat[from * 4] ?? 0, flat[from * 4 + 1] ?? 0, flat[from * 4 + 2] ?? 0]
      result[pixel * 3] = toByte((red * (1 - shade * 0.3) + (255 - red) * gleam * 0.34) * corner * marks)
      result[pixel * 3 + 1] = toByte(
        (green * (1 - shade * 0.36) + (246 - green) * gleam * 0.32) * corner * marks,
      )
      result[pixel * 3 + 2] = toByte(
        (blue * (1 - shade * 0.2) + (214 - blue) * gleam * 0.22) * (corner * 0.94 + 0.06) * marks,
      )
    },
  )
}

export const storybookGouache: Style = {
  name: 'Storybook Gouache',
  description: 'Matt, glowing colours with dry-brushed light, like a classic picture book.',
  quality: 76,
  paint,
}
