import { Piscina } from 'piscina'
import type { Picture, PictureRequest } from './draw-picture.ts'

export interface DrawingPool {
  /**
   * Draws in a thread of the pool, as soon as one is free.
   * @throws an AbortError when `signal` is aborted first.
   */
  draw(request: PictureRequest, options?: { signal?: AbortSignal }): Promise<Picture>
  /** Lets the pictures in hand be finished, then ends the threads. */
  close(): Promise<void>
}

/**
 * Threads that draw; the calling thread stays free. One thread holds about 130 MB once it drew in every style and some
 * 30 MB more while it draws, so they are begun when there is something to draw and ended when there was nothing for a
 * minute. The young generation is small because every picture leaves some 20 MB of pixels that only a collection frees.
 */
export function createDrawingPool({ threads }: { threads: number }): DrawingPool {
  const pool = new Piscina<PictureRequest, Picture>({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    name: 'drawInThread',
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 192 },
  })
  return {
    draw: (request, { signal } = {}) => pool.run(request, signal ? { signal } : {}),
    close: () => pool.close(),
  }
}
