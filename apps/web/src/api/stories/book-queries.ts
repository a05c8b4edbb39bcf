import type { BookFormat } from '@faith-fables/contract/book-formats'
import { call } from '../calls/call.ts'

/** Milliseconds between two looks at how far a file is. A book takes a few seconds. */
const lookEvery = 700

/**
 * Has a story made as a file and fetches it when it is there.
 * @param wanted.second the edition whose words stand below those of the story
 * @throws ApiError, and an Error where it could not be made
 */
export async function fetchBook(
  storyId: string,
  wanted: { format: BookFormat; second: string | undefined },
  signal: AbortSignal,
): Promise<Uint8Array> {
  const { format, second } = wanted
  const params = { storyId, format }
  const query = { ...(second && { second }) }
  let { state } = await call('orderBook', { params: { storyId }, body: { format, ...query }, signal })
  while (state === 'making') {
    await new Promise((resolve) => setTimeout(resolve, lookEvery))
    signal.throwIfAborted()
    ;({ state } = await call('getBookState', { params, query, signal }))
  }
  if (state === 'failed') throw new Error('The file could not be made. Please try again.')
  return await call('downloadBook', { params, query, signal })
}
