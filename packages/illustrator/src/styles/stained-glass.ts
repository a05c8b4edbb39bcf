import { adjust } from '../drawing/colour.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { glassPanes } from '../raster/glass-panes.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { guideIndex, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Pixels, rasteriseFlat, rasteriseGuide } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const LEAD = '#1d1720'

const recipe: FlatRecipe = {
  colour: (colour, shape) =>
    adjust(colour, { chroma: shape.surface === 'skin' ? 1.12 : 1.5, lightness: 1.02 }),
  under: ({ surface }, layer) => {
    if (surface === 'flat') return [{ colour: LEAD, width: layer.figure ? 1.6 : 2.4 }]
    return [{ colour: LEAD, width: layer.figure ? 4.4 : 4 }]
  },
  without: ['shadow'],
}

const FRAME = [46, 38, 44] as const
const BORDER = [
  [200, 55, 47],
  [47, 98, 184],
  [232, 174, 47],
  [58, 143, 87],
  [122, 69, 168],
] as const

/** The window's arch: 0 on its edge, growing inwards, negative outside, in pixels. */
function insideArch(x: number, y: number): number {
  const half = 470
  const across = half - Math.abs(x - 512)
  if (y > 470) return Math.min(across, 1000 - y)
  return (1 - Math.hypot((x - 512) / half, (y - 470) / 446)) * 450
}

/** Which stone of the border a pixel is in, and how near to the lead between two stones. */
function borderStone(x: number, y: number): { stone: number; seam: number } {
  const along =
    y > 470 ? (y - 470) / 54 : Math.abs(Math.atan2(470 - y, x - 512) - (x > 512 ? 0 : Math.PI)) * 8.2
  return {
    stone: Math.floor(along + (x > 512 ? 2 : 0)) % BORDER.length,
    seam: Math.min(along % 1, 1 - (along % 1)),
  }
}

/** Jewel-coloured glass in lead, lit from behind, in an arched window. */
function paint(page: Parameters<Style['paint']>[0]): Pixels {
  const pixels = rasteriseFlat(page, recipe)
  const guide = rasteriseGuide(page)
  const { lead, tone } = glassPanes()
  const [glass, grain] = [noiseField('glass'), noiseField('grain')]
  for (let y = 0, pixel = 0; y < PAGE_SIZE; y++) {
    for (let x = 0; x < PAGE_SIZE; x++, pixel++) {
      const at = pixel * 4
      const depth = insideArch(x, y)
      const colour = depth < 0 ? FRAME : depth < 44 ? borderColour(x, y, depth) : null
      const at2 = guideIndex(pixel)
      const background = (guide[at2 + 2] ?? 0) < 128
      const ripple = 1 + ((glass[pixel] ?? 0) / 127) * 0.09 + ((grain[pixel] ?? 0) / 127) * 0.025
      const lit = 1.14 - 0.34 * smoothStep(0.2, 0.78, Math.hypot((x - 512) / 1000, (y - 420) / 1000))
      const pane = background ? 0.86 + ((tone[pixel] ?? 128) / 255) * 0.28 : 1
      const joint = background ? smoothStep(3, 9, lead[pixel] ?? 255) : 1
      for (let channel = 0; channel < 3; channel++) {
        const value = colour
          ? (colour[channel] ?? 0) * (depth < 0 ? 0.9 + ripple * 0.1 : ripple)
          : (pixels[at + channel] ?? 0) * ripple * lit * pane
        pixels[at + channel] = toByte(colour ? value : value * joint + 28 * (1 - joint))
      }
    }
  }
  return pixels
}

function borderColour(x: number, y: number, depth: number): readonly [number, number, number] {
  const { stone, seam } = borderStone(x, y)
  if (depth < 9 || depth > 38 || seam < 0.06) return [29, 23, 32]
  return BORDER[stone] ?? BORDER[0]
}

export const stainedGlass: Style = {
  name: 'Stained Glass',
  description: 'Glowing panes in dark lead, like a church window.',
  quality: 80,
  paint,
}
