import sharp, { type Sharp } from 'sharp'
import { fineGrid, usualGrid } from '../raster/grid.ts'
import { turns } from '../threads/turns.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'

/** An image as a picture of a story, square and in the stored widths. */
export interface FittedImage extends EncodedPicture {
  /** JPEG, 1200 × 630, for a link: what is seen below the room for the title. */
  share?: Uint8Array
}

export interface FittingOptions {
  /** Keeps the fine width, too, where the image is large enough for it: nothing is blown up. */
  isFine?: boolean
  /** Makes the band for a link of it. */
  isCover?: boolean
}

/** An image that is none, or none that a page could be made of. */
export class UnfitImageError extends Error {
  override name = 'UnfitImageError'
}

/** So much of a side must be there: less would be seen as blur on a page. */
const leastSide = 512
/** A file of few bytes may hold pixels for gigabytes; nobody answers with more than these. */
const mostPixels = 4096 * 4096
const mostBytes = 40 * 1024 * 1024
/** These decode at a price that follows from their pixels. */
const formats = new Set(['png', 'jpeg', 'webp'])
const quality = 82
const share = { width: 1200, height: 630 } as const
/** Where the band for a link begins: the upper third of a cover is calm. */
const shareTop = 0.36
const patienceSeconds = 20

/** A large one takes 120 MB while it is fitted: several come at once, and there is room for one. */
const oneAtATime = turns(1)

/**
 * Makes of an image from elsewhere what is stored of every picture, in a quarter of a second; a fine one in one.
 * @throws UnfitImageError in a sentence that an operator understands
 */
export const fitImage = (bytes: Uint8Array, options: FittingOptions = {}): Promise<FittedImage> =>
  oneAtATime(() => fit(bytes, options))

async function fit(
  bytes: Uint8Array,
  { isFine = false, isCover = false }: FittingOptions,
): Promise<FittedImage> {
  const side = await shortestSide(bytes)
  const grid = isFine && side >= fineGrid.side ? fineGrid : usualGrid
  const image = await squareOf(bytes, grid.side)
  const encoded = await encodePicture(image, quality, grid)
  return isCover ? { ...encoded, share: await bandOf(image, grid.side) } : encoded
}

async function shortestSide(bytes: Uint8Array): Promise<number> {
  if (bytes.length > mostBytes) throw new UnfitImageError('The image has too many bytes.')
  const { format, width, height, pages } = await headOf(bytes).catch((cause: unknown) => {
    throw new UnfitImageError('What came is no image.', { cause })
  })
  if (!formats.has(format)) throw new UnfitImageError(`An image of the kind ${format} is not taken.`)
  if (width * height * (pages ?? 1) > mostPixels)
    throw new UnfitImageError(`The image is too large (${width} × ${height}).`)
  const side = Math.min(width, height)
  if (side < leastSide) throw new UnfitImageError(`The image is too small (${width} × ${height}).`)
  return side
}

const headOf = async (bytes: Uint8Array) => await sharp(bytes, { limitInputPixels: false }).metadata()

/** Its pixels: the middle of it, where it is no square. */
async function squareOf(bytes: Uint8Array, side: number): Promise<Sharp> {
  const { data } = await sharp(bytes, { limitInputPixels: mostPixels })
    .timeout({ seconds: patienceSeconds })
    .resize(side, side, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new UnfitImageError('The image is damaged.', { cause })
    })
  return sharp(data, { raw: { width: side, height: side, channels: 3 } })
}

function bandOf(image: Sharp, side: number): Promise<Uint8Array> {
  const height = Math.round((side * share.height) / share.width)
  const band = { left: 0, top: Math.round(side * shareTop), width: side, height }
  return image.clone().extract(band).resize(share).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
