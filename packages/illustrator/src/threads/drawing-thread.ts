import sharp from 'sharp'
import { type Cover, type CoverRequest, drawCover } from '../pictures/draw-cover.ts'
import { drawOutline, type OutlineRequest } from '../pictures/draw-outline.ts'
import { drawPicture, type Picture, type PictureRequest } from '../pictures/draw-picture.ts'
import { drawPortrait, type PortraitRequest } from '../pictures/draw-portrait.ts'
import { fineGrid } from '../raster/grid.ts'
import { forget } from '../raster/keep.ts'
import type { StyleId } from '../styles/styles.ts'

// The pool decides how many cores draw; an encoder with threads of its own would take the server's.
sharp.concurrency(1)
sharp.cache(false)

/** What a thread of the pool can be asked to do. */
export async function drawInThread(request: PictureRequest): Promise<Picture> {
  makeRoom(request)
  return await drawPicture(request)
}

export async function drawCoverInThread(request: CoverRequest): Promise<Cover> {
  makeRoom(request)
  return await drawCover(request)
}

export async function drawOutlineInThread(request: OutlineRequest): Promise<Uint8Array> {
  return await drawOutline(request)
}

export async function drawPortraitInThread(request: PortraitRequest): Promise<Uint8Array> {
  return await drawPortrait(request)
}

let finelyDrawn: StyleId | null = null

/** What a style keeps for its fine pictures is too much to have of all styles; a story has one. */
function makeRoom({ style, isFine }: { style: StyleId; isFine?: boolean }): void {
  if (!isFine || style === finelyDrawn) return
  forget(fineGrid)
  finelyDrawn = style
}
