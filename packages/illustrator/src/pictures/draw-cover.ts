import type { Sharp } from 'sharp'
import { type Composition, compose } from '../composition/compose.ts'
import { describePicture } from '../description/describe-picture.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import type { Look } from '../looks/look.ts'
import { fineGrid, type Grid, usualGrid } from '../raster/grid.ts'
import { giveBack } from '../raster/rasterise.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { type StyleId, styleDrawings } from '../styles/styles.ts'
import { coverScene } from './cover-scene.ts'
import { type EncodedPicture, encodePicture, pageImage } from './encode-picture.ts'

export interface CoverRequest {
  /** Every scene of the story, in order. */
  scenes: SceneDescription[]
  cast: FigureDescription[]
  style: StyleId
  seed: string
  /** How the figures of its scene look, in their order; read from the cast where it is absent. */
  looks?: readonly Look[]
  /** As in a picture's request. */
  isFine?: boolean
}

/** A square picture whose upper third is calm, for the title, and what goes with a link to the story. */
export interface Cover extends EncodedPicture {
  /** What the cover shows, in one sentence. */
  alt: string
  /** JPEG, 1200 × 630, as Open Graph asks for: what a shared link shows. Not every reader of links knows WebP. */
  share: Uint8Array
}

const share = { width: 1200, height: 630 } as const

/** Draws the cover of a story: its people at their place, and room for a title. */
export async function drawCover({ scenes, cast, looks, style, seed, isFine }: CoverRequest): Promise<Cover> {
  const grid = isFine ? fineGrid : usualGrid
  const scene = coverScene(scenes, cast)
  const composition = compose({
    scene,
    cast,
    ...(looks && { looks }),
    seed,
    candidate: 0,
    roomForTitle: true,
  })
  const { paint, quality } = styleDrawings[style]
  const pixels = paint(composition.page, grid)
  const image = pageImage(pixels, grid)
  const cover = {
    ...(await encodePicture(image, quality, grid)),
    share: await bandAround(image, composition, grid).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
    alt: describePicture(scene),
  }
  giveBack(pixels)
  return cover
}

/** The band of the page with everybody's head in it, and as much of the bodies as fits. */
function bandAround(image: Sharp, { figures }: Composition, { perUnit, side }: Grid): Sharp {
  const height = Math.round((PAGE_SIZE * share.height) / share.width)
  const headsTop = Math.min(PAGE_SIZE - height, ...figures.map(({ head }) => head.y - head.radius * 1.8))
  const top = Math.round(Math.max(0, Math.min(PAGE_SIZE - height, headsTop)))
  const band = { left: 0, top: top * perUnit, width: side, height: height * perUnit }
  return image.clone().extract(band).resize(share)
}
