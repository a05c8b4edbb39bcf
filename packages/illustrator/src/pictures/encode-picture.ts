import sharp, { type Sharp } from 'sharp'
import { type Grid, usualGrid } from '../raster/grid.ts'
import type { Painted } from '../raster/rasterise.ts'

/** A picture as it is stored: WebP in three widths, a fine one in four. */
export interface EncodedPicture {
  /** WebP, 2048 × 2048. */
  fine?: Uint8Array
  /** WebP, 1024 × 1024. */
  large: Uint8Array
  /** WebP, 512 × 512. */
  medium: Uint8Array
  /** WebP, 256 × 256. */
  small: Uint8Array
}

/** A painted page, to be encoded or cut. */
export function pageImage(pixels: Painted, { side }: Grid = usualGrid): Sharp {
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
}

/** The smaller ones are made of the middle one: reading the page's pixels takes longer than all the rest. */
export async function encodePicture(
  image: Sharp,
  quality: number,
  grid: Grid = usualGrid,
): Promise<EncodedPicture> {
  if (grid === usualGrid) return await encodeWidths(image, quality)
  const fine = await image.clone().webp({ quality, effort: fineEffort }).toBuffer()
  const usual = await image.clone().resize(usualGrid.side).raw().toBuffer()
  const large = sharp(usual, { raw: { width: usualGrid.side, height: usualGrid.side, channels: 3 } })
  return { ...(await encodeWidths(large, quality)), fine }
}

/** The encoder looks less hard for what could be left out: four times as many pixels would take it seconds. */
const fineEffort = 2

async function encodeWidths(image: Sharp, quality: number): Promise<EncodedPicture> {
  const half = await image.clone().resize(512).raw().toBuffer({ resolveWithObject: true })
  const medium = sharp(half.data, { raw: { width: 512, height: 512, channels: 3 } })
  const encoding = { quality, effort: 4 }
  return {
    large: await image.clone().webp(encoding).toBuffer(),
    medium: await medium.clone().webp(encoding).toBuffer(),
    small: await medium.clone().resize(256).webp(encoding).toBuffer(),
  }
}
