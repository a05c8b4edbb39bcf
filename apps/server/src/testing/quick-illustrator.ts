import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { createBuiltinImageModel } from '../adapters/builtin/builtin-image-model.ts'
import type { CoverOrder, DrawnPicture, ImageModel, PictureOrder } from '../ports/image-model.ts'

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
      return await inOneColour(order)
    },
    async drawCover(order, signal) {
      signal.throwIfAborted()
      const background = colourOf(order)
      const share = await sharp({ create: { width: 1200, height: 630, channels: 3, background } })
        .jpeg()
        .toBuffer()
      const alt = order.scenes.map(illustrator.describe).at(-1) ?? ''
      return { ...(await inOneColour(order)), share, alt }
    },
  }
}

async function inOneColour(order: PictureOrder | CoverOrder): Promise<DrawnPicture> {
  const background = colourOf(order)
  const square = async (side: number) =>
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      .webp({ effort: 0 })
      .toBuffer()
  const widths = { large: await square(1024), medium: await square(512), small: await square(256) }
  return order.quality === 'Premium' ? { ...widths, fine: await square(2048) } : widths
}

const colourOf = (order: PictureOrder | CoverOrder): string =>
  `#${createHash('sha256').update(JSON.stringify(order)).digest('hex').slice(0, 6)}`
