import { adjust, darker, mix } from '../drawing/colour.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { guideIndex, handDrawn, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Pixels, rasteriseFlat, rasteriseGuide } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const recipe: FlatRecipe = {
  colour: (colour, shape) => adjust(colour, { chroma: shape.surface === 'skin' ? 1.1 : 1.28 }),
  under: ({ fill, surface }, layer) => {
    if (typeof fill !== 'string') return []
    const width = layer.figure ? (surface === 'flat' ? 1.6 : 2.8) : surface === 'flat' ? 1.4 : 2.2
    return [{ colour: mix(darker(fill, 0.52), '#3a2438', 0.35), width }]
  },
  without: ['shadow'],
}

const PAPER = [255, 250, 240] as const

/** Which way the strokes run: neighbouring colours are hatched differently, as a child turns the paper. */
function directionOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  if (span < 12) return 0
  const hue =
    most === red
      ? (green - blue) / span + 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return Math.floor(hue * 1.3) % 3
}

/** Wax on rough paper: strokes skip the hollows, pressure follows the shadow, and the hand varies. */
function paint(page: Parameters<Style['paint']>[0]): Pixels {
  const flat = rasteriseFlat(page, recipe)
  const guide = rasteriseGuide(page)
  const source = handDrawn(4, 2.2)
  const hatches = [noiseField('hatchFalling'), noiseField('hatchLevel'), noiseField('hatchRising')]
  const [grain, pressure] = [noiseField('grain'), noiseField('bloom')]
  const result = new Uint8Array(flat.length)
  for (let pixel = 0; pixel < PAGE_SIZE * PAGE_SIZE; pixel++) {
    const from = (source[pixel] ?? pixel) * 4
    const [red, green, blue] = [flat[from] ?? 0, flat[from + 1] ?? 0, flat[from + 2] ?? 0]
    const at = guideIndex(from / 4)
    const figure = (guide[at + 1] ?? 0) > 127
    const stroke = (hatches[directionOf(red, green, blue)]?.[pixel] ?? 0) / 127
    const tooth = (grain[pixel] ?? 0) / 127
    const depth = 1 - (red * 0.3 + green * 0.59 + blue * 0.11) / 255
    const press =
      (figure ? 0.62 : 0.3) +
      ((pressure[pixel] ?? 0) / 127) * 0.34 -
      (((guide[at] ?? 128) - 128) / 128) * 0.3 +
      depth * 0.75
    const cover = 0.2 + 0.8 * smoothStep(-0.55, 0.15, stroke * 0.75 + tooth * 0.75 + press)
    const ridge = 1 - (figure ? 0.1 : 0.16) * smoothStep(0.1, 0.5, stroke + tooth * 0.3)
    for (let channel = 0; channel < 3; channel++) {
      const paper = PAPER[channel] ?? 255
      result[pixel * 4 + channel] = toByte(paper + ((flat[from + channel] ?? 0) * ridge - paper) * cover)
    }
    result[pixel * 4 + 3] = 255
  }
  return result
}

export const crayon: Style = {
  name: 'Crayon',
  description: 'Waxy strokes on drawing paper, as if a child had drawn it very well.',
  quality: 64,
  paint,
}
