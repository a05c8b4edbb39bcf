import sharp from 'sharp'
import { drawPicture, type Picture, type PictureRequest } from './draw-picture.ts'

// The pool decides how many cores draw; an encoder with threads of its own would take the server's.
sharp.concurrency(1)
sharp.cache(false)

/** What a thread of the pool is asked to do. */
export const drawInThread = (request: PictureRequest): Promise<Picture> => drawPicture(request)
