import { Piscina } from 'piscina'
import { coverIdeas } from '../covers/cover-ideas.ts'
import { lookAlone, looksInScene } from '../looks/look-in-scene.ts'
import type { Cover, CoverRequest } from '../pictures/draw-cover.ts'
import type { OutlineRequest } from '../pictures/draw-outline.ts'
import type { Picture, PictureRequest } from '../pictures/draw-picture.ts'
import type { PortraitRequest } from '../pictures/draw-portrait.ts'
import { turns } from './turns.ts'

export interface DrawingPool {
  /**
   * Draws in a thread of the pool, as soon as one is free.
   * @throws an AbortError when `signal` is aborted first.
   */
  draw(request: PictureRequest, options?: DrawingOptions): Promise<Picture>
  /** As `draw`, for the cover of a story. */
  drawCover(request: CoverRequest, options?: DrawingOptions): Promise<Cover>
  /**
   * As `draw`, for somebody alone. Goes before all pages that wait for a thread: a parent looks on. Who calls it off while
   * it waits is rejected at its turn and nothing is drawn; once begun it is finished, which is sooner than ending the thread.
   */
  drawPortrait(request: PortraitRequest, options?: DrawingOptions): Promise<Uint8Array>
  /** As `draw`, for a page to colour: lines on white, as WebP. */
  drawOutline(request: OutlineRequest, options?: DrawingOptions): Promise<Uint8Array>
  /** Lets the pictures in hand be finished, then ends the threads. */
  close(): Promise<void>
}

export interface DrawingOptions {
  signal?: AbortSignal
}

/**
 * Threads that draw; the calling thread stays free, but for reading the looks, which it hands over: what reads a parent's words
 * takes 60 MB, and each thread would have its own. One thread holds about 130 MB once it drew in every style and some
 * 30 MB more while it draws, so they are begun when there is something to draw and ended when there was nothing for a
 * minute. The young generation is small because every picture leaves some 20 MB of pixels that only a collection frees.
 */
export function createDrawingPool({ threads }: { threads: number }): DrawingPool {
  // A fine picture needs 150 MB more while it is drawn, and its thread keeps what it is painted with: one at a time, in a
  // thread of its own, which draws usual ones as well while the others are busy.
  const fineThread = begin(1)
  const otherThreads = threads > 1 ? begin(threads - 1) : null
  const anyTurn = turns(threads)
  const fineTurn = turns(1)
  const turnOfFineThread = turns(1)
  const inHand = new Set<Promise<unknown>>()

  function held<Drawn>(drawn: Promise<Drawn>): Promise<Drawn> {
    inHand.add(drawn)
    return drawn.finally(() => inHand.delete(drawn))
  }
  let busyOthers = 0
  /** Whoever has a turn of all finds a thread: where the others are busy, nobody but a usual picture is in the fine one. */
  async function inFreeThread<Drawn>(task: Task<Drawn>): Promise<Drawn> {
    if (!otherThreads || busyOthers === threads - 1) return await inFineThread(task)
    busyOthers++
    return await task(otherThreads).finally(() => busyOthers--)
  }
  const inFineThread = <Drawn>(task: Task<Drawn>) => turnOfFineThread(() => task(fineThread))

  const run = <Drawn>({ isFine = false }: { isFine?: boolean }, task: Task<Drawn>) =>
    held(isFine ? fineTurn(() => anyTurn(() => inFineThread(task))) : anyTurn(() => inFreeThread(task)))

  async function portrait(request: PortraitRequest, signal?: AbortSignal): Promise<Uint8Array> {
    signal?.throwIfAborted()
    return await inFreeThread((thread) => thread.run(request, { name: 'drawPortraitInThread' }))
  }
  return {
    draw: async (request, options) => {
      const task = { looks: looksInScene(request.scene, request.cast), ...request }
      return await run<Picture>(task, (thread) => thread.run(task, { name: 'drawInThread', ...options }))
    },
    drawCover: async (request, options) => {
      const { scenes, cast, seed } = request
      const looks = coverIdeas(scenes, cast, seed).map(({ scene }) => looksInScene(scene, cast))
      const task = { looks, ...request }
      return await run<Cover>(task, (thread) => thread.run(task, { name: 'drawCoverInThread', ...options }))
    },
    drawPortrait: async (request, options) => {
      const task = { look: lookAlone(request.figure), ...request }
      return await held(anyTurn(() => portrait(task, options?.signal), { first: true }))
    },
    drawOutline: async (request, options) => {
      const { drawn } = request
      const task = { ...request, drawn: drawn && { looks: looksInScene(drawn.scene, drawn.cast), ...drawn } }
      // Lines are drawn on the fine grid.
      return await run<Uint8Array>({ isFine: true }, (thread) =>
        thread.run(task, { name: 'drawOutlineInThread', ...options }),
      )
    },
    async close() {
      await Promise.allSettled(inHand)
      await Promise.all([fineThread.close(), otherThreads?.close()])
    },
  }
}

/** Draws one thing in one of these threads. */
type Task<Drawn> = (threads: Piscina) => Promise<Drawn>

function begin(threads: number): Piscina {
  return new Piscina({
    filename: new URL('./drawing-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 192 },
  })
}
