import sharp from 'sharp'
import { compose } from './composition/compose.ts'
import { describePicture } from './describe-picture.ts'
import { PAGE_SIZE } from './drawing/shape.ts'
import type { FigureDescription, SceneDescription } from './scene-description.ts'
import { type StyleId, styleDrawings } from './styles/styles.ts'

export interface PictureRequest {
  scene: SceneDescription
  /** Everybody who may appear; figures are found by name. */
  cast: FigureDescription[]
  style: StyleId
  /** The same request gives the same bytes. */
  seed: string
  /** 0, 1, ...: candidates differ in staging (order, camera, side), not by noise. */
  candidate: number
  /** Which page of its story it is, counted from 0; 0 when absent. Neighbours are staged on different sides. */
  page?: number
}

export interface Picture {
  /** WebP, 1024 × 1024. */
  large: Uint8Array
  /** WebP, 512 × 512. */
  medium: Uint8Array
  /** WebP, 256 × 256. */
  small: Uint8Array
  /** What the picture shows, in one sentence. */
  alt: string
}

/** Draws a picture in the calling thread: about 0.4 s of computing, so servers use a drawing pool instead. */
export async function drawPicture(request: PictureRequest): Promise<Picture> {
  const { page } = compose(request)
  const style = styleDrawings[request.style]
  const pixels = style.paint(page)
  const image = sharp(pixels, { raw: { width: PAGE_SIZE, height: PAGE_SIZE, channels: 4 } }).removeAlpha()
  const half = await image.clone().resize(512).raw().toBuffer({ resolveWithObject: true })
  const medium = sharp(half.data, { raw: { width: 512, height: 512, channels: 3 } })
  return {
    large: await image.webp({ quality: style.quality, effort: 4 }).toBuffer(),
    medium: await medium.clone().webp({ quality: style.quality, effort: 4 }).toBuffer(),
    small: await medium.clone().resize(256).webp({ quality: style.quality, effort: 4 }).toBuffer(),
    alt: describePicture(request.scene),
  }
}
