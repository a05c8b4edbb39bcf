import type { BookFormat } from '@faith-fables/contract/book-formats'
import { call } from '../calls/call.ts'

/** Milliseconds between two looks at how far a file is. A book takes a few seconds. */
const lookEvery = 700

/**
 * Has a story made as a file and fetches it when it is there.
 * @throws ApiError, and an Error where it could not be made
 */
export async function fetchBook(
  storyId: string,
  format: BookFormat,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const params = { storyId, format }
  let { state } = await call('orderBook', { params: { storyId }, body: { format }, signal })
  while (state === 'making') {
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
    signal.throwIfAborted()
    ;({ state } = await call('getBookState', { params, signal }))
  }
  if (state === 'failed') throw new Error('The file could not be made. Please try again.')
  return await call('downloadBook', { params, signal })
}
