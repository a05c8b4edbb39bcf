import { adjust, bytesOf, darker, mix } from '../drawing/colour.ts'
import { PAGE_SIZE, type Page } from '../drawing/shape.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { handDrawn, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseGuide, rasteriseRegions } from '../raster/rasterise.ts'
import { region } from '../raster/region-svg.ts'
import { DIRECTIONS, strokeReader } from '../raster/turned-strokes.ts'
import type { Style } from './style.ts'

const recipe: FlatRecipe = {
  colour: (colour, shape) => adjust(colour, { chroma: shape.surface === 'skin' ? 1.1 : 1.42 }),
  under: ({ fill, surface }, layer) => {
    if (typeof fill !== 'string') return []
    const width = (layer.figure ? 3.6 : 2.8) * (surface === 'flat' ? 0.5 : 1)
    return [{ colour: mix(darker(fill, 0.5), '#3a2438', 0.3), width }]
  },
  without: ['shadow'],
}

const paper = bytesOf('#fffaf0')

/** A child turns the paper for every new thing: each has its own direction, but skies and fields lie rather level. */
function directionAt(kind: number, number: number): number {
  return kind <= region.water ? (DIRECTIONS - 2 + (number % 5)) % DIRECTIONS : number % DIRECTIONS
}

/** Near the edge of the paper the strokes run out: 0 inside, 1 on the edge. */
function scribbleEnd(x: number, y: number): number {
  const inset = Math.min(x, y, PAGE_SIZE - 1 - x, PAGE_SIZE - 1 - y)
  return inset > 60 ? 0 : 1 - smoothStep(8, 60, inset)
}

/** Wax on rough paper: strokes skip the hollows, pressure follows the shadow, and the hand varies. */
function paint(page: Page, grid = usualGrid): Painted {
  const flat = rasteriseFlat(page, recipe, grid)
  const guide = rasteriseGuide(page, grid)
  const regions = rasteriseRegions(page, grid)
  const wander = handDrawn(3.5, 2, grid)
  const stroke = strokeReader(1.3, grid)
  const [tooth, pressure] = [noiseField('tooth', grid), noiseField('bloom', grid)]
  return paintPixels(
    { grid, wander, guide, regions, sheets: [flat] },
    ({ x, y, pixel, from, light, kind, number }, result) => {
      const figure = kind >= region.figure
      const wax = stroke(pixel, directionAt(kind, number)) / 127
      const hollow = (tooth[pixel] ?? 0) / 127
      const depth = 1 - (flat[from * 4 + 1] ?? 0) / 255
      const end = figure ? 0 : scribbleEnd(x, y)
      const press =
        (figure ? 0.75 : 0.3 - 1.9 * end) + ((pressure[pixel] ?? 0) / 127) * 0.3 - light * 0.3 + depth * 0.5
      const cover =
        kind === region.feature
          ? 1
          : 0.12 * (1 - end) + 0.88 * smoothStep(-0.42, 0.12, wax * 0.9 + hollow * 0.45 + press - 0.1)
      const thick = (figure ? 0.2 : 0.34) * smoothStep(0.15, 0.5, wax)
      for (let channel = 0; channel < 3; channel++) {
        const colour = flat[from * 4 + channel] ?? 0
        const laid = colour * (1 - thick * (1 - colour / 255))
        const bare = paper[channel] ?? 255
        result[pixel * 3 + channel] = toByte(bare + (laid - bare) * cover)
      }
    },
  )
}

export const crayon: Style = {
  name: 'Crayon',
  description: 'Waxy strokes on drawing paper, as if a child had drawn it very well.',
  quality: 58,
  paint,
}
