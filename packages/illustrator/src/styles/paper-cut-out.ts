import { adjust, mix } from '../drawing/colour.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { noiseField } from '../raster/noise-fields.ts'
import type { FlatRecipe } from '../raster/page-svg.ts'
import { handDrawn, toByte } from '../raster/pixel-arithmetic.ts'
import { type Pixels, rasteriseFlat } from '../raster/rasterise.ts'
import type { Style } from './style.ts'

const SHADOW = '#20102a'

const recipe: FlatRecipe = {
  colour: (colour, shape) => adjust(colour, { chroma: shape.surface === 'skin' ? 1.04 : 1.16 }),
  under: (_shape, layer, fill) => {
    const drop = layer.figure ? 1 : 1.7
    return [
      { colour: SHADOW, width: 5.5 * drop, shift: [2.4 * drop, 5.4 * drop], opacity: 0.09 },
      { colour: SHADOW, width: 2 * drop, shift: [1.7 * drop, 3.4 * drop], opacity: 0.16 },
      { colour: mix(fill, '#ffffff', 0.5), width: 0, shift: [drop, drop * 1.2] },
    ]
  },
  without: ['shadow'],
}

/** Coloured card, cut and laid in layers that throw small shadows. */
function paint(page: Parameters<Style['paint']>[0]): Pixels {
  const flat = rasteriseFlat(page, recipe)
  const source = handDrawn(2.5, 1.5)
  const [grain, fibre] = [noiseField('grain'), noiseField('fibre')]
  const result = new Uint8Array(flat.length)
  for (let pixel = 0; pixel < PAGE_SIZE * PAGE_SIZE; pixel++) {
    const from = (source[pixel] ?? pixel) * 4
    const texture = 1 + ((grain[pixel] ?? 0) * 0.038 + (fibre[pixel] ?? 0) * 0.026) / 127
    for (let channel = 0; channel < 3; channel++) {
      result[pixel * 4 + channel] = toByte((flat[from + channel] ?? 0) * texture)
    }
    result[pixel * 4 + 3] = 255
  }
  return result
}

export const paperCutOut: Style = {
  name: 'Paper Cut-Out',
  description: 'Layers of coloured card, cut by hand, with small soft shadows.',
  quality: 82,
  paint,
}
