import { compose } from '../composition/compose.ts'
import { describePicture } from '../description/describe-picture.ts'
import { describeStaging } from '../description/describe-staging.ts'
import type { Look } from '../looks/look.ts'
import { fineGrid, usualGrid } from '../raster/grid.ts'
import { giveBack } from '../raster/rasterise.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { type StyleId, styleDrawings } from '../styles/styles.ts'
import { type EncodedPicture, encodePicture, pageImage } from './encode-picture.ts'

export interface PictureRequest {
  scene: SceneDescription
  /** Everybody who may appear; figures are found by name. */
  cast: FigureDescription[]
  style: StyleId
  /** The same request gives the same bytes. */
  seed: string
  /** 0, 1, ...: candidates differ in where they are seen from, in moment, distance and light, not by noise. */
  candidate: number
  /** Which page of its story it is, counted from 0; 0 when absent. Neighbours are staged on different sides. */
  page?: number
  /** How the figures of the scene look in it, in their order; read from the cast where it is absent. */
  looks?: readonly Look[]
  /** Twice as wide and high, of finer paper and strokes; what is drawn is the same. */
  isFine?: boolean
}

export interface Picture extends EncodedPicture {
  /** What the picture shows, in one sentence, and in another how it shows it: what tells candidates apart. */
  alt: string
}

/** A picture has the style of its story, unless a parent wants another for it alone. */
export const styleOf = ({ scene, style }: PictureRequest): StyleId => scene.style ?? style

/**
 * Draws a picture in the calling thread: about 0.4 s of computing, 1 s for a fine one, so servers use a drawing pool
 * instead.
 */
export async function drawPicture(request: PictureRequest): Promise<Picture> {
  const composition = compose(request)
  const { paint, quality } = styleDrawings[styleOf(request)]
  const grid = request.isFine ? fineGrid : usualGrid
  const pixels = paint(composition.page, grid)
  const encoded = await encodePicture(pageImage(pixels, grid), quality, grid)
  giveBack(pixels)
  const alt = [describePicture(composition.scene), describeStaging(composition)].filter(Boolean).join(' ')
  return { ...encoded, alt }
}
