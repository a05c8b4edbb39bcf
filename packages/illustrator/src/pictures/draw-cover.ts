import type { Sharp } from 'sharp'
import { composeCover } from '../covers/compose-cover.ts'
import { shareSize } from '../covers/cover-format.ts'
import type { CoverKind } from '../covers/cover-idea.ts'
import { coverIdeas } from '../covers/cover-ideas.ts'
import { describeCover } from '../covers/describe-cover.ts'
import { shownOfCover } from '../covers/shown-of-cover.ts'
import type { Page } from '../drawing/shape.ts'
import type { Bounds } from '../geometry/path.ts'
import type { Look } from '../looks/look.ts'
import { looksInScene } from '../looks/look-in-scene.ts'
import { fineGrid, type Grid, usualGrid } from '../raster/grid.ts'
import { giveBack } from '../raster/rasterise.ts'
import type { FigureDescription, SceneDescription } from '../scene-description.ts'
import { type StyleId, styleDrawings } from '../styles/styles.ts'
import { type EncodedPicture, encodePicture, pageImage } from './encode-picture.ts'

export interface CoverRequest {
  /** Every scene of the story, in order. */
  scenes: SceneDescription[]
  cast: FigureDescription[]
  style: StyleId
  seed: string
  /** How the figures of each of its ideas look, in their order; read from the cast where it is absent. */
  looks?: readonly (readonly Look[])[]
  /** As in a picture's request. */
  isFine?: boolean
}

/** A square picture with room above for a title, and what goes with a link to the story. */
export interface Cover extends EncodedPicture {
  kind: CoverKind
  /** What the cover shows, in a sentence or two. */
  alt: string
  /** JPEG, 1200 × 630, as Open Graph asks for: what a shared link shows. Not every reader of links knows WebP. */
  share: Uint8Array
}

/**
 * Draws the cover of a story: everybody in the way that suits it, composed once for the front of the book and once for a link.
 */
export async function drawCover({ scenes, cast, looks, style, seed, isFine }: CoverRequest): Promise<Cover> {
  const grid = isFine ? fineGrid : usualGrid
  const ideas = coverIdeas(scenes, cast, seed)
  const { idea, compositions } = composeCover({
    ideas,
    looks: looks ?? ideas.map(({ scene }) => looksInScene(scene, cast)),
    cast,
    seed,
  })
  const { quality } = styleDrawings[style]
  const band = shownOfCover(idea.kind, 'share', compositions.share)
  return {
    kind: idea.kind,
    ...(await painted(compositions.square.page, style, grid, (image) => encodePicture(image, quality, grid))),
    share: await painted(compositions.share.page, style, grid, (image) => cutOut(image, band, grid)),
    alt: describeCover(idea),
  }
}

/** Paints a page, and has its pixels for as long as they are encoded. */
async function painted<Encoded>(
  page: Page,
  style: StyleId,
  grid: Grid,
  encode: (image: Sharp) => Promise<Encoded>,
): Promise<Encoded> {
  const pixels = styleDrawings[style].paint(page, grid)
  const encoded = await encode(pageImage(pixels, grid))
  giveBack(pixels)
  return encoded
}

function cutOut(image: Sharp, { top, bottom }: Bounds, { perUnit, side }: Grid): Promise<Uint8Array> {
  const band = { left: 0, top: top * perUnit, width: side, height: (bottom - top) * perUnit }
  return image.extract(band).resize(shareSize).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
