import { adjust, darker, mix } from '../drawing/colour.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { edgeContrast, guideIndex, handDrawn, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Pixels, rasteriseFlat, rasteriseGuide } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const recipe: FlatRecipe = {
  colour: (colour, shape, layer) =>
    mix(
      adjust(colour, { chroma: shape.surface === 'skin' ? 1.04 : 1.16 }),
      '#fff4e2',
      layer.figure ? 0.05 : 0.12,
    ),
  under: ({ fill }, layer) => {
    if (typeof fill !== 'string') return []
    return layer.figure
      ? [{ colour: mix(darker(fill, 0.48), '#4a3a5a', 0.3), width: 1.5 }]
      : [{ colour: mix(darker(fill, 0.7), '#5a5a7a', 0.2), width: 1 }]
  },
}

const PAPER = [253, 248, 236] as const
/** How much a shadow takes from red, green and blue: shadows of watercolour are violet. */
const SHADE = [0.22, 0.26, 0.12] as const

/** Wet washes: pigment gathers at the edges, water blooms in the middle, the paper shows through. */
function paint(page: Parameters<Style['paint']>[0]): Pixels {
  const flat = rasteriseFlat(page, recipe)
  const guide = rasteriseGuide(page)
  const contrast = edgeContrast(flat, 3)
  const source = handDrawn(6.5, 1.3)
  const [bloom, grain, fibre] = [noiseField('bloom'), noiseField('grain'), noiseField('fibre')]
  const [bend, tremble] = [noiseField('bendX'), noiseField('trembleX')]
  const result = new Uint8Array(flat.length)
  for (let y = 0, pixel = 0; y < PAGE_SIZE; y++) {
    for (let x = 0; x < PAGE_SIZE; x++, pixel++) {
      const from = source[pixel] ?? pixel
      const at = guideIndex(from)
      const tooth = (grain[pixel] ?? 0) / 127
      const light = ((guide[at] ?? 128) - 128) / 128
      const edge = (contrast[at >> 2] ?? 0) / 255
      const pool = 1 + (edge < 0 ? Math.max(-0.34, edge * 1.15) : 0)
      const figure = (guide[at + 1] ?? 0) > 127
      const water = smoothStep(0.05, 0.62, (bloom[pixel] ?? 0) / 127) * (figure ? 0.06 : 0.2)
      const border =
        Math.min(x, y, PAGE_SIZE - 1 - x, PAGE_SIZE - 1 - y) -
        40 +
        ((bend[pixel] ?? 0) * 20 + (tremble[pixel] ?? 0) * 6) / 127
      const inside = smoothStep(0, 5, border) * 0.975
      const rim = 1 - 0.16 * (1 - smoothStep(3, 16, border))
      const texture = 1 + ((fibre[pixel] ?? 0) / 127) * 0.022 + tooth * 0.03
      const granulation = 1 - Math.max(0, tooth) * (figure ? 0.05 : 0.1)
      for (let channel = 0; channel < 3; channel++) {
        let value = (flat[from * 4 + channel] ?? 0) * pool
        value = light < 0 ? value * (1 + light * (SHADE[channel] ?? 0)) : value + (255 - value) * light * 0.28
        value = (value + (252 - value) * water) * granulation * rim
        const paper = PAPER[channel] ?? 255
        result[pixel * 4 + channel] = toByte((paper + (value - paper) * inside) * texture)
      }
      result[pixel * 4 + 3] = 255
    }
  }
  return result
}

export const watercolor: Style = {
  name: 'Watercolor',
  description: 'Soft washes and a fine pencil line on rough paper.',
  quality: 82,
  paint,
}
