import { adjust, bytesOf, lightnessOf, mix } from '../drawing/colour.ts'
import type { Page } from '../drawing/shape.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { guideIndex, handDrawn, smoothStep, toByte, wanderedTo } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseGuide, rasteriseRegions } from '../raster/rasterise.ts'
import { region } from '../raster/region-svg.ts'
import type { Style } from './style.ts'

const INK = '#2a2530'

/** What the brush with colour does: people and animals in colour, the world about them in blue-gray ink. */
const washes: FlatRecipe = {
  colour: (colour, { surface }, layer) =>
    layer.figure
      ? mix(adjust(colour, { chroma: surface === 'skin' ? 1 : 1.2 }), '#fff8ea', 0.1)
      : mix(
          mix(adjust(colour, { chroma: 1.15 }), '#8496bb', 0.34),
          '#fff8ea',
          0.04 + 0.26 * lightnessOf(colour) + 0.1 * layer.depth,
        ),
  without: ['shadow'],
}

/** What the pen does: lines that swell where they turn from the light. */
const pen: FlatRecipe = {
  colour: (colour, { line }, layer) => {
    if (!line) return '#ffffff'
    return layer.figure ? INK : mix(colour, INK, 0.5)
  },
  under: ({ surface, fill }, layer) => {
    if (typeof fill === 'object') return []
    const width = (layer.figure ? 2.1 : layer.depth > 0.7 ? 0.8 : 1.4) * (surface === 'flat' ? 0.7 : 1)
    return [{ colour: INK, width, shift: [width * 0.9, width * 1.2] }]
  },
  without: ['shadow', 'glow', 'feature'],
}

const [paper, black] = [bytesOf('#fff9ec'), bytesOf(INK)]

/**
 * How far out on the page: 0 in the middle, 1 where the wash ends, in the shape of a cushion. Its corners are full enough for
 * what stands there to have its colours.
 */
function reachAt(x: number, y: number, bend: number): number {
  const [across, down] = [Math.abs(x - 512) / 492, Math.abs(y - 512) / 492]
  return (across ** CUSHION + down ** CUSHION) ** (1 / CUSHION) + bend
}

/** 2 is a circle; the larger, the more of a square. */
const CUSHION = 5

/** The wash stops at a wet edge, where the pigment gathers. */
const wetAt = (reach: number): number =>
  (1 - smoothStep(0.95, 0.968, reach)) * (1 + 0.3 * smoothStep(0.9, 0.955, reach))

/** Pen lines on cream paper, and a loose brush that does not mind them; the wash ends before the page does. */
function paint(page: Page, grid = usualGrid): Painted {
  const colours = rasteriseFlat(page, washes, grid)
  const lines = rasteriseFlat(page, pen, grid)
  const guide = rasteriseGuide(page, grid)
  const regions = rasteriseRegions(page, grid)
  const brushWander = handDrawn(16, 4, grid)
  const [bloom, grain] = [noiseField('bloom', grid), noiseField('grain', grid)]
  const [bend, tremble] = [noiseField('bendX', grid), noiseField('trembleY', grid)]
  const isFigure = (pixel: number) => (regions[guideIndex(pixel, grid)] ?? 0) >= region.figure
  const isSkin = (pixel: number) => (regions[guideIndex(pixel, grid)] ?? 0) === region.skin
  return paintPixels(
    { grid, wander: handDrawn(3.5, 2, grid), sheets: [colours, lines, guide, regions] },
    ({ x, y, pixel, from: drawn }, result) => {
      const loose = wanderedTo(brushWander, pixel, grid.side)
      const figure = isFigure(drawn)
      const from = figure || isFigure(loose) ? drawn : loose
      const light = ((guide[guideIndex(from, grid)] ?? 128) - 128) / 128
      const cloud = (bloom[pixel] ?? 0) / 127
      const reach = reachAt(x, y, ((bend[pixel] ?? 0) * 0.06 + (tremble[pixel] ?? 0) * 0.018) / 127)
      // Its hard edge on a jaw would be a beard.
      const second = isSkin(from)
        ? smoothStep(0.2, 0.9, cloud * 0.1 - light) * 0.14
        : smoothStep(0.3, 0.36, cloud * 0.25 - light) * 0.26
      const tooth = 1 - 0.08 * Math.max(0, (grain[pixel] ?? 0) / 127)
      const density = (figure ? 1 - 0.08 * cloud + second : wetAt(reach) * (1 - 0.3 * cloud + second)) * tooth
      const pressure = figure ? 0.94 : 0.94 - 0.5 * smoothStep(0.94, 1.1, reach)
      const ink = 1 - (1 - (lines[drawn * 4 + 1] ?? 255) / 255) * pressure
      for (let channel = 0; channel < 3; channel++) {
        const pigment = (255 - (colours[from * 4 + channel] ?? 0)) / 255
        const washed = (paper[channel] ?? 0) * (1 - pigment * density)
        const pen = black[channel] ?? 0
        result[pixel * 3 + channel] = toByte(pen + (washed - pen) * ink)
      }
    },
  )
}

export const inkAndWash: Style = {
  name: 'Ink and Wash',
  description: 'A lively pen and loose washes on cream paper.',
  quality: 80,
  paint,
}
