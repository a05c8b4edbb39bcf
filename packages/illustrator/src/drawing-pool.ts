import { Piscina } from 'piscina'
import type { Cover, CoverRequest } from './draw-cover.ts'
import type { Picture, PictureRequest } from './draw-picture.ts'

export interface DrawingPool {
  /**
   * Draws in a thread of the pool, as soon as one is free.
   * @throws an AbortError when `signal` is aborted first.
   */
  draw(request: PictureRequest, options?: DrawingOptions): Promise<Picture>
  /** As `draw`, for the cover of a story. */
  drawCover(request: CoverRequest, options?: DrawingOptions): Promise<Cover>
  /** Lets the pictures in hand be finished, then ends the threads. */
  close(): Promise<void>
}

export interface DrawingOptions {
  signal?: AbortSignal
}

/**
 * Threads that draw; the calling thread stays free. One thread holds about 130 MB once it drew in every style and some
 * 30 MB more while it draws, so they are begun when there is something to draw and ended when there was nothing for a
 * minute. The young generation is small because every picture leaves some 20 MB of pixels that only a collection frees.
 */
export function createDrawingPool({ threads }: { threads: number }): DrawingPool {
  const pool = new Piscina({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 192 },
  })
  return {
    draw: (request, options) => pool.run(request, { name: 'drawInThread', ...options }),
    drawCover: (request, options) => pool.run(request, { name: 'drawCoverInThread', ...options }),
    close: () => pool.close(),
  }
}
