import { adjust, darker, lightnessOf, mix } from '../drawing/colour.ts'
import type { Page, Shape } from '../drawing/shape.ts'
import { line, PAGE_SIZE } from '../drawing/shape.ts'
import { breadthOf } from '../geometry/breadth.ts'
import { polyline } from '../geometry/path.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { guideIndex, handDrawn, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat, rasteriseGuide } from '../raster/rasterise.ts'
import { strokeReader } from '../raster/turned-strokes.ts'
import type { Style } from './style.ts'

const SHADOW = '#1d1026'

const recipe: FlatRecipe = {
  colour: (colour, shape) => adjust(colour, { chroma: shape.surface === 'skin' ? 1.05 : 1.12 }),
  under: ({ surface }, layer) => {
    if (surface === 'flat') return [{ colour: SHADOW, width: 1, shift: [0.3, 1.3], opacity: 0.24 }]
    const lift = layer.figure ? 0.9 : 1.3
    return [
      { colour: SHADOW, width: 5 * lift, shift: [1 * lift, 5 * lift], opacity: 0.1 },
      { colour: SHADOW, width: 2 * lift, shift: [0.6 * lift, 3 * lift], opacity: 0.2 },
    ]
  },
  over: (shape, _layer, fill) => {
    if (shape.surface !== 'round' && shape.surface !== 'land') return []
    // A chain or a fork would be nothing but thread.
    const size = breadthOf(shape.path)
    if (size < 40) return []
    const colour = lightnessOf(fill) > 0.72 ? darker(fill, 0.72) : mix(fill, '#fff6e2', 0.62)
    return size < 120
      ? [{ colour, length: Math.min(9, size / 9), thickness: 1.8, gap: 12 }]
      : [{ colour, length: 14, thickness: 2.8, gap: 17 }]
  },
  without: ['shadow'],
}

/** A running stitch around the whole picture. */
function border(): Shape[] {
  const [inset, stitch, gap] = [22, 22, 14]
  const shapes: Shape[] = []
  for (let at = inset + 8; at + stitch < PAGE_SIZE - inset; at += stitch + gap) {
    for (const [from, to] of [
      [
        [at, inset],
        [at + stitch, inset],
      ],
      [
        [at, PAGE_SIZE - inset],
        [at + stitch, PAGE_SIZE - inset],
      ],
      [
        [inset, at],
        [inset, at + stitch],
      ],
      [
        [PAGE_SIZE - inset, at],
        [PAGE_SIZE - inset, at + stitch],
      ],
    ] as const)
      shapes.push(line(polyline([from, to]), '#fff3da', 5))
  }
  return shapes
}

/** Soft wool felt, cut, laid in layers and sewn on with whip stitches. */
function paint(page: Page, grid = usualGrid): Painted {
  const sewn = { ...page, layers: [...page.layers, { depth: 0, figure: false, shapes: border() }] }
  const flat = rasteriseFlat(sewn, recipe, grid)
  const guide = rasteriseGuide(page, grid)
  const wander = handDrawn(2.5, 1.5, grid)
  const stroke = strokeReader(0.65, grid)
  const grain = noiseField('grain', grid)
  const { side } = grid
  const last = side * side - 1
  return paintPixels({ grid, wander, sheets: [flat, guide] }, ({ pixel, from }, result) => {
    const fuzzX = Math.round((grain[pixel] ?? 0) * 0.022)
    const fuzzY = Math.round((grain[last - pixel] ?? 0) * 0.022)
    const place = Math.max(0, Math.min(last, from + fuzzX + fuzzY * side))
    const light = ((guide[guideIndex(place, grid)] ?? 128) - 128) / 128
    const wool = Math.max(stroke(pixel, 2), stroke(pixel, 9)) / 127
    const nap = 0.95 + wool * 0.11 + ((grain[pixel] ?? 0) / 127) * 0.035
    const soft = nap * (1 + light * 0.16)
    for (let channel = 0; channel < 3; channel++)
      result[pixel * 3 + channel] = toByte((flat[place * 4 + channel] ?? 0) * soft + 4)
  })
}

export const felt: Style = {
  name: 'Felt',
  description: 'Soft wool felt, cut out and sewn on stitch by stitch.',
  quality: 64,
  paint,
}
