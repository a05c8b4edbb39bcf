import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Book, BookKind } from './book.ts'

export interface BookPress {
  /**
   * Makes a book in a thread of its own, which ends with it: what a book takes of the memory is free again.
   * @throws an AbortError when `signal` is aborted first
   */
  make(book: Book, kind: BookKind, signal?: AbortSignal): Promise<Uint8Array>
}

const resourceLimits = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 192 }

export function createBookPress(): BookPress {
  return {
    async make(book, kind, signal) {
      signal?.throwIfAborted()
      const thread = new Worker(new URL('./book-thread.ts', import.meta.url), {
        workerData: { book, kind },
        resourceLimits,
      })
      try {
        const [made] = (await once(thread, 'message', signal ? { signal } : {})) as [Uint8Array]
        return made
      } finally {
        await thread.terminate()
      }
    },
  }
}
