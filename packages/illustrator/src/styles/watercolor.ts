import { adjust, bytesOf, darker, mix } from '../drawing/colour.ts'
import { PAGE_SIZE, type Page } from '../drawing/shape.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { edgeContrast, guideIndex, handDrawn, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseGuide } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const recipe: FlatRecipe = {
  colour: (colour, shape, layer) =>
    mix(
      adjust(colour, { chroma: shape.surface === 'skin' ? 1.04 : 1.22 }),
      '#fff4e2',
      layer.figure ? 0.04 : 0.1,
    ),
  under: ({ fill }, layer) => {
    if (typeof fill !== 'string') return []
    return layer.figure
      ? [{ colour: mix(darker(fill, 0.48), '#4a3a5a', 0.3), width: 1.7 }]
      : [{ colour: mix(darker(fill, 0.7), '#5a5a7a', 0.2), width: 1 }]
  },
}

const paper = bytesOf('#fdf8ec')

/** Pigment of each density from 0 to 255 / DENSE: what is left of a byte of light that went through it. */
const DENSE = 96
const throughPigment = Uint8Array.from({ length: 256 * 256 }, (_, at) =>
  Math.round(255 * ((at & 255) / 255) ** ((at >> 8) / DENSE)),
)

/** The wash ends in a dried rim before the paper does: 0 outside, 1 inside, more on the rim. */
const washAt = (border: number): number =>
  smoothStep(0, 5, border) * (1.22 - 0.22 * smoothStep(3, 16, border))

/** Wet washes: pigment gathers at the edges, water pushes it out of the middle, the paper shines through. */
function paint(page: Page, grid = usualGrid): Painted {
  const flat = rasteriseFlat(page, recipe, grid)
  const guide = rasteriseGuide(page, grid)
  const contrast = edgeContrast(flat, 3, grid)
  const wander = handDrawn(6.5, 1.3, grid)
  const [bloom, grain, fibre] = [
    noiseField('bloom', grid),
    noiseField('grain', grid),
    noiseField('fibre', grid),
  ]
  const [bend, tremble, warmth] = [
    noiseField('bendX', grid),
    noiseField('trembleX', grid),
    noiseField('bendY', grid),
  ]
  return paintPixels(
    { grid, wander, guide, sheets: [flat, contrast] },
    ({ x, y, pixel, from, light, figure }, result) => {
      const tooth = (grain[pixel] ?? 0) / 127
      const edge = Math.max(0, -(contrast[guideIndex(from, grid) >> 2] ?? 0) / 255)
      const water = (bloom[pixel] ?? 0) / 127
      const inset = Math.min(x, y, PAGE_SIZE - 1 - x, PAGE_SIZE - 1 - y) - 40
      const wash = washAt(inset + ((bend[pixel] ?? 0) * 20 + (tremble[pixel] ?? 0) * 6) / 127)
      const density =
        wash *
        (1 - light * (figure ? 0.3 : 0.42) + Math.min(0.6, edge * 2.4) - water * (figure ? 0.06 : 0.34)) *
        (1 + Math.max(0, tooth) * (figure ? 0.08 : 0.2))
      const warm = ((warmth[pixel] ?? 0) / 127) * (figure ? 0.03 : 0.1)
      const texture = 1 + ((fibre[pixel] ?? 0) / 127) * 0.02 + tooth * 0.025
      for (let channel = 0; channel < 3; channel++) {
        const part = density * (1 + warm * (channel - 1))
        const step = part <= 0 ? 0 : Math.min(255, (part * DENSE) | 0)
        const shine = throughPigment[(step << 8) | (flat[from * 4 + channel] ?? 0)] ?? 0
        result[pixel * 3 + channel] = toByte(((shine * (paper[channel] ?? 0)) / 255) * texture)
      }
    },
  )
}

export const watercolor: Style = {
  name: 'Watercolor',
  description: 'Soft washes and a fine pencil line on rough paper.',
  quality: 82,
  paint,
}
