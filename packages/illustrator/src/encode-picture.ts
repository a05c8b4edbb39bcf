import sharp, { type Sharp } from 'sharp'
import { PAGE_SIZE } from './drawing/shape.ts'

/** A picture as it is stored: WebP in three widths. */
export interface EncodedPicture {
  /** WebP, 1024 × 1024. */
  large: Uint8Array
  /** WebP, 512 × 512. */
  medium: Uint8Array
  /** WebP, 256 × 256. */
  small: Uint8Array
}

/** A painted page, to be encoded or cut. */
export function pageImage(pixels: Uint8Array): Sharp {
  return sharp(pixels, { raw: { width: PAGE_SIZE, height: PAGE_SIZE, channels: 4 } }).removeAlpha()
}

/** The smaller ones are made of the middle one: reading the page's pixels takes longer than all the rest. */
export async function encodePicture(image: Sharp, quality: number): Promise<EncodedPicture> {
  const half = await image.clone().resize(512).raw().toBuffer({ resolveWithObject: true })
  const medium = sharp(half.data, { raw: { width: 512, height: 512, channels: 3 } })
  const encoding = { quality, effort: 4 }
  return {
    large: await image.clone().webp(encoding).toBuffer(),
    medium: await medium.clone().webp(encoding).toBuffer(),
    small: await medium.clone().resize(256).webp(encoding).toBuffer(),
  }
}
