import { adjust, bytesOf, inkFinder, lightnessOf, mix } from '../drawing/colour.ts'
import type { Page } from '../drawing/shape.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { handDrawn, smoothStep, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseGuide, rasteriseRegions } from '../raster/rasterise.ts'
import { region } from '../raster/region-svg.ts'
import { DIRECTIONS, strokeReader } from '../raster/turned-strokes.ts'
import type { Style } from './style.ts'

const PAPER = '#f7eddb'
const KEY = '#241f33'

/** The inks on the printer's table. Nothing is printed in any other colour. */
const inks = [
  PAPER,
  '#f0b83f',
  '#f9dc86',
  '#e2773a',
  '#cf4436',
  '#e9a3a0',
  '#7f4a86',
  '#3b4a93',
  '#3f86b5',
  '#a8d2d8',
  '#7fbfdc',
  '#6f93b8',
  '#8fb5a6',
  '#d49a66',
  '#2a8f95',
  '#3c5f72',
  '#2f7d6b',
  '#8db255',
  '#cfe0b8',
  '#4f8a48',
  '#a86a3d',
  '#5d3a2c',
  '#dcc59a',
  '#8f8a94',
  '#2c2a4a',
  '#cbc5c2',
  '#e2dcd2',
  '#5f5a6b',
  '#b9a9a1',
  '#94857f',
]
const nearestInk = inkFinder(inks)
/** Black hair is darker than this (Oklab), and has no hue to keep. */
const NEARLY_BLACK = 0.37

/** Cloth is dark at night, and still printed in an ink of its hue. */
const nearestInHue = inkFinder(inks, 'hue')
const nearestSkin = inkFinder(['#f8d8ba', '#efc49c', '#dda673', '#c08552', '#8f5a38', '#6a3f2b'])

/** The colour blocks: flat inks, and a cleared edge around people and animals. */
const blocks: FlatRecipe = {
  colour: (colour, { surface }, { figure }) =>
    surface === 'skin'
      ? nearestSkin(colour)
      : (figure && lightnessOf(colour) > NEARLY_BLACK ? nearestInHue : nearestInk)(
          adjust(colour, { chroma: 1.15 }),
        ),
  under: ({ surface }, layer) => (layer.figure && surface !== 'flat' ? [{ colour: PAPER, width: 6.5 }] : []),
  without: ['shadow'],
}

/** The key block: nothing but lines, thicker on the side away from the light. */
const key: FlatRecipe = {
  colour: (colour, { line }, layer) => {
    if (!line) return '#ffffff'
    return layer.figure ? KEY : mix(colour, KEY, 0.6)
  },
  under: ({ surface, fill }, layer) => {
    if (surface === 'flat' || typeof fill === 'object') return []
    const width = layer.figure ? 4 : layer.depth > 0.7 ? 1.4 : 2.8
    const clear = layer.figure ? [{ colour: '#ffffff', width: 6.5 }] : []
    return [...clear, { colour: KEY, width, shift: [width * 0.4, width * 0.6] }]
  },
  without: ['shadow', 'glow', 'feature'],
}

/** White cuts where the block was gouged away: patches of them in sky and fields, a few on the lit side of things. */
function gougeAt(kind: number, cut: number, light: number, patch: number): number {
  if (kind <= region.water) return smoothStep(0.34, 0.44, cut + light * 0.2 + patch * 0.3)
  return kind >= region.skin ? 0 : smoothStep(0.6, 0.7, cut + light * 0.55)
}

/** Dark lines on the side away from the light; faces and ground have none. */
const engravingAt = (kind: number, cut: number, light: number): number =>
  kind === region.figure || kind === region.thing ? smoothStep(0.48, 0.58, cut * 0.5 - light * 0.95) : 0

/** The gouge goes across the sky and the fields, and its own way on everything else. */
function directionAt(kind: number, number: number): number {
  if (kind === region.sky) return DIRECTIONS - 1
  return kind <= region.water ? ((number % 3) + DIRECTIONS - 1) % DIRECTIONS : number % DIRECTIONS
}

/** How far the colour blocks lie beside the key, right and up, in units of the page. */
const MISREGISTERED = 3
const [paper, dark] = [bytesOf(PAPER), bytesOf(KEY)]

/** A print in a handful of inks: carved sky and fields, a dark key block, blocks a little out of register. */
function paint(page: Page, grid = usualGrid): Painted {
  const flat = rasteriseFlat(page, blocks, grid)
  const lines = rasteriseFlat(page, key, grid)
  const guide = rasteriseGuide(page, grid)
  const regions = rasteriseRegions(page, grid)
  const wander = handDrawn(2.5, 1.5, grid)
  const misregistered = Math.round(MISREGISTERED * grid.perUnit) * (1 - grid.side)
  const stroke = strokeReader(1.1, grid)
  const [grain, bloom] = [noiseField('grain', grid), noiseField('bloom', grid)]
  return paintPixels(
    { grid, wander, guide, regions, sheets: [flat, lines] },
    ({ pixel, from, light, kind, number }, result) => {
      const cut = stroke(pixel, directionAt(kind, number)) / 127
      const ink = ((lines[from * 4 + 1] ?? 255) / 255) * (1 - engravingAt(kind, cut, light))
      const block = (kind === region.feature ? from : Math.max(0, from + misregistered)) * 4
      const bright = 0.24 + 0.4 * ((flat[block + 1] ?? 0) / 255)
      const worn = (grain[pixel] ?? 0) > 96 ? 1 : 0
      const bare = Math.max(gougeAt(kind, cut, light, (bloom[pixel] ?? 0) / 127) * bright, worn * 0.15)
      for (let channel = 0; channel < 3; channel++) {
        const printed = flat[block + channel] ?? 0
        const colour = printed + ((paper[channel] ?? 0) - printed) * bare
        const key = dark[channel] ?? 0
        result[pixel * 3 + channel] = toByte(key + (colour - key) * ink + worn * 5)
      }
    },
  )
}

export const linocut: Style = {
  name: 'Linocut',
  description: 'A hand-pulled print: carved lines and a few rich inks.',
  quality: 74,
  paint,
}
