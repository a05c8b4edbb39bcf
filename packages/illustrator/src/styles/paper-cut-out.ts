import { adjust, lightnessOf, mix } from '../drawing/colour.ts'
import type { Gradient, Layer, Page, Shape } from '../drawing/shape.ts'
import { land, PAGE_SIZE } from '../drawing/shape.ts'
import { boundsOf, landBelow } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import { usualGrid } from '../raster/grid.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { paintPixels } from '../raster/paint-pixels.ts'
import { handDrawn, toByte } from '../raster/pixel-arithmetic.ts'
import { type Painted, rasteriseFlat } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const SHADOW = '#1c0e28'
const CORE = '#fff8ea'

const recipe: FlatRecipe = {
  colour: (colour, shape) => adjust(colour, { chroma: shape.surface === 'skin' ? 1.04 : 1.24 }),
  under: ({ surface }, layer, fill) => {
    const core = mix(fill, CORE, lightnessOf(fill) > 0.5 ? 0.75 : 0.5)
    // Small parts lie close: one tight shadow does.
    if (surface === 'flat')
      return [
        { colour: SHADOW, width: 1.2, shift: [1, 2], opacity: 0.26 },
        { colour: core, width: 0.8, shift: [-0.6, -0.9] },
      ]
    const drop = layer.figure ? 1.4 : 2.2
    return [
      { colour: SHADOW, width: 6 * drop, shift: [3 * drop, 6.5 * drop], opacity: 0.12 },
      { colour: SHADOW, width: 2 * drop, shift: [2 * drop, 4 * drop], opacity: 0.24 },
      { colour: core, width: 1.7, shift: [-0.6, -0.9] },
    ]
  },
  without: ['shadow'],
}

const SHEETS = 4

/** The dome of the sky becomes sheets of card, each cut in waves and a step nearer the horizon's colour. */
function skyOfSheets(dome: Shape, fill: Gradient, random: Random): Shape[] {
  const { left, right, top, bottom } = boundsOf([dome.path])
  const upper = Math.max(0, top)
  const height = Math.min(PAGE_SIZE * 0.72, bottom) - upper
  const sheets = Array.from({ length: SHEETS }, (_, index) => {
    const y = upper + (height * (index + 1)) / (SHEETS + 1)
    const waves = Array.from(
      { length: 8 },
      (_, step): Point => [left + ((right - left) * step) / 7, y + random.between(-26, 26)],
    )
    return land(landBelow(waves, PAGE_SIZE + 40), mix(fill.from, fill.to, (index + 1) / SHEETS))
  })
  return [{ ...dome, fill: fill.from }, ...sheets]
}

/** Card has no gradients: what runs from one colour to another is cut from one between them. */
function inSheets(layer: Layer, random: Random): Layer {
  const shapes = layer.shapes.flatMap((shape) => {
    const { fill, surface } = shape
    if (surface !== 'sky' || typeof fill !== 'object') return [shape]
    return layer.depth === 1
      ? skyOfSheets(shape, fill, random)
      : [{ ...shape, fill: mix(fill.from, fill.to, 0.5) }]
  })
  return { ...layer, shapes }
}

/** Coloured card, cut and laid in layers that throw shadows; its cut edge is white. */
function paint(page: Page, grid = usualGrid): Painted {
  const random = createRandom(`${page.seed}|sheets of sky`)
  const flat = rasteriseFlat(
    { ...page, layers: page.layers.map((layer) => inSheets(layer, random)) },
    recipe,
    grid,
  )
  const wander = handDrawn(2.5, 1.5, grid)
  const [grain, fibre] = [noiseField('grain', grid), noiseField('fibre', grid)]
  return paintPixels({ grid, wander, sheets: [flat] }, ({ pixel, from }, result) => {
    const texture = 1 + ((grain[pixel] ?? 0) * 0.03 + (fibre[pixel] ?? 0) * 0.035) / 127
    for (let channel = 0; channel < 3; channel++) {
      result[pixel * 3 + channel] = toByte((flat[from * 4 + channel] ?? 0) * texture)
    }
  })
}

export const paperCutOut: Style = {
  name: 'Paper Cut-Out',
  description: 'Layers of coloured card, cut by hand, with soft shadows and white edges.',
  quality: 80,
  paint,
}
