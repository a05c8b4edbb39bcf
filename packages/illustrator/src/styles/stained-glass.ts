import { adjust, bytesOf, lightnessOf } from '../drawing/colour.ts'
import { PAGE_SIZE, type Page } from '../drawing/shape.ts'
import { breadthOf } from '../geometry/breadth.ts'
import { glassPanes } from '../raster/glass-panes.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseRegions } from '../raster/rasterise.ts'
import { region } from '../raster/region-svg.ts'
import type { Style } from './style.ts'

const LEAD = '#1d1720'

const recipe: FlatRecipe = {
  colour: (colour, { surface }) => {
    if (surface === 'skin') return adjust(colour, { chroma: 1.2, lightness: 0.98 })
    // Clear glass would be a hole in the window: what is pale is tinted.
    const pale = Math.max(0, lightnessOf(colour) - 0.8)
    return adjust(colour, { chroma: 1.5 + pale * 4, lightness: 1.02 - pale * 0.5 })
  },
  under: ({ surface, path }, layer) => {
    if (surface === 'flat') {
      const most = layer.figure ? 1.4 : 1.8
      return [{ colour: LEAD, width: Math.min(most, Math.max(0.7, breadthOf(path) / 7)) }]
    }
    return [{ colour: LEAD, width: layer.figure ? 4.4 : 3.6 }]
  },
  without: ['shadow'],
}

const frame = bytesOf('#cdbfa6')
const lead = bytesOf(LEAD)
const border = ['#d8443a', '#3a74c8', '#f2bf3e', '#48a566', '#8a52b8'].map(bytesOf)

/** The window's flat arch: 0 on its edge, growing inwards, negative outside, in pixels. */
function insideArch(x: number, y: number): number {
  const [half, spring, rise] = [496, 330, 314]
  const across = half - Math.abs(x - 512)
  if (y > spring) return Math.min(across, 1008 - y)
  return (1 - Math.hypot((x - 512) / half, (y - spring) / rise)) * 390
}

/** Which stone of the border a pixel is in, and how near to the lead between two stones, in stones. */
function borderStone(x: number, y: number): { stone: number; seam: number } {
  const along = y > 960 ? x / 54 : y > 330 ? y / 54 : Math.atan2(330 - y, x - 512) * 7.4 + 40
  const part = along - Math.floor(along)
  return { stone: Math.floor(along) % border.length, seam: Math.min(part, 1 - part) }
}

function borderColour(x: number, y: number, depth: number): readonly [number, number, number] {
  const { stone, seam } = borderStone(x, y)
  if (depth < 7 || depth > 31 || seam < 0.06) return lead
  return border[stone] ?? lead
}

/** What lies outside the picture: the wall, and the border of coloured stones. */
function setting(x: number, y: number): readonly [number, number, number] | null {
  const depth = insideArch(x, y)
  return depth < 0 ? frame : depth < 37 ? borderColour(x, y, depth) : null
}

/** Jewel-coloured glass in lead with the sun behind it, in an arched window. */
function paint(page: Page, grid = usualGrid): Painted {
  const flat = rasteriseFlat(page, recipe, grid)
  const regions = rasteriseRegions(page, grid)
  const [rays, courses] = [glassPanes('rays', grid), glassPanes('courses', grid)]
  const glass = noiseField('glass', grid)
  return paintPixels({ grid, regions, sheets: [flat] }, ({ x, y, pixel, kind }, result) => {
    const panes = kind === region.sky ? rays : kind <= region.water ? courses : null
    const tone = panes ? ((panes.tone[pixel] ?? 128) - 128) / 128 : 0
    const gap = panes ? (panes.lead[pixel] ?? 255) : 255
    const ripple = 1 + ((glass[pixel] ?? 0) / 127) * 0.09
    const sun = 1.08 - 0.2 * smoothStep(0.25, 0.8, Math.hypot(x - 512, y - 400) / PAGE_SIZE)
    const shine = sun * ripple * (1 + tone * 0.14) * (0.9 + 0.14 * smoothStep(4, 70, gap))
    const joint = smoothStep(3, 8, gap)
    const outside = setting(x, y)
    const stone = 0.6 + ripple * 0.4
    for (let channel = 0; channel < 3; channel++) {
      const black = lead[channel] ?? 0
      const tint = 1 + tone * 0.13 * (1 - channel)
      const lit = (flat[pixel * 4 + channel] ?? 0) * shine * tint
      result[pixel * 3 + channel] = toByte(
        outside ? (outside[channel] ?? 0) * stone : black + (lit - black) * joint,
      )
    }
  })
}

export const stainedGlass: Style = {
  name: 'Stained Glass',
  description: 'Glowing panes in dark lead, like a church window.',
  quality: 80,
  paint,
}
