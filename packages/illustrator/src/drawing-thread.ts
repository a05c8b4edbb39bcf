import sharp from 'sharp'
import { type Cover, type CoverRequest, drawCover } from './draw-cover.ts'
import { drawPicture, type Picture, type PictureRequest } from './draw-picture.ts'

// The pool decides how many cores draw; an encoder with threads of its own would take the server's.
sharp.concurrency(1)
sharp.cache(false)

/** What a thread of the pool can be asked to do. */
export const drawInThread = (request: PictureRequest): Promise<Picture> => drawPicture(request)

export const drawCoverInThread = (request: CoverRequest): Promise<Cover> => drawCover(request)
