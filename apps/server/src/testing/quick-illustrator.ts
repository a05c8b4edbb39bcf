import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createBuiltinImageModel } from '../adapters/builtin/builtin-image-model.ts'
import type { CoverOrder, DrawnPicture, ImageModel, PictureOrder } from '../ports/image-model.ts'
import { webpOfOneColour } from './webp-of-one-colour.ts'

/**
 * The illustrator of the product, who paints every picture in one colour, without composing it: for worlds whose test is not
 * about what is seen. The same order has the same colour, and another order another one.
 */
export function quickIllustrator(): ImageModel {
  const illustrator = createBuiltinImageModel({ threads: 1 })
  return {
    ...illustrator,
    async draw(order, signal) {
      signal.throwIfAborted()
      return inOneColour(order)
    },
    async drawCover(order, signal) {
      signal.throwIfAborted()
      const [r, g, b] = colourOf(order)
      const share = await sharp({
        create: { width: 1200, height: 630, channels: 3, background: { r, g, b } },
      })
        .jpeg()
        .toBuffer()
      const alt = order.scenes.map(illustrator.describe).at(-1) ?? ''
      return { ...inOneColour(order), share, alt }
    },
  }
}

function inOneColour(order: PictureOrder | CoverOrder): DrawnPicture {
  const colour = colourOf(order)
  const square = (side: number) => webpOfOneColour(side, colour)
  const widths = { large: square(1024), medium: square(512), small: square(256) }
  return order.quality === 'Premium' ? { ...widths, fine: square(2048) } : widths
}

function colourOf(order: PictureOrder | CoverOrder): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = createHash('sha256').update(JSON.stringify(order)).digest()
  return [red, green, blue]
}
