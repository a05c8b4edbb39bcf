import sharp, { type Sharp } from 'sharp'
import { compose } from '../composition/compose.ts'
import { outlinePage } from '../outline/outline-page.ts'
import { traceEdges } from '../outline/trace-edges.ts'
import { fineGrid, usualGrid } from '../raster/grid.ts'
import { styleDrawings } from '../styles/styles.ts'
import { type PictureRequest, styleOf } from './draw-picture.ts'
import { pageImage } from './encode-picture.ts'

export interface OutlineRequest {
  /** WebP, as it is stored. */
  picture: Uint8Array
  /** What was asked for when it was drawn; null where we did not draw it. */
  drawn: PictureRequest | null
}

/**
 * A picture as lines on white paper, to be coloured: WebP, 2048 × 2048. Drawn anew where the illustrator would draw this very
 * picture today; of any other, such as one of a hosted model or of an earlier version, its edges are found.
 */
export async function drawOutline({ picture, drawn }: OutlineRequest): Promise<Uint8Array> {
  const page = drawn && compose(drawn).page
  if (!drawn || !page || !(await isSame(picture, styleDrawings[styleOf(drawn)].paint(page, usualGrid))))
    return await traceEdges(picture)
  return await pageImage(outlinePage(page, fineGrid), fineGrid)
    .greyscale()
    .webp({ lossless: true })
    .toBuffer()
}

/** Pixels of a side: so small that neither grain nor compression is to be seen. */
const lookedAtSide = 32
/** Of 255, on average: two encodings of one picture differ by less than 3, two stagings of a scene by more than 20. */
const mostDifferent = 9

async function isSame(picture: Uint8Array, pixels: Uint8Array): Promise<boolean> {
  const small = (image: Sharp) =>
    image
      .removeAlpha()
      .toColourspace('srgb')
      .resize(lookedAtSide, lookedAtSide, { fit: 'fill' })
      .raw()
      .toBuffer()
  const [one, other] = await Promise.all([small(sharp(picture)), small(pageImage(pixels, usualGrid))])
  let sum = 0
  for (let place = 0; place < one.length; place++) sum += Math.abs((one[place] ?? 0) - (other[place] ?? 0))
  return sum / one.length <= mostDifferent
}
