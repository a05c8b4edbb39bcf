import type { PublicStory } from '@faith-fables/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/**
 * One published story with all its pages, as this viewer may read it; null when the server answered without one.
 * Asked for without a token first, even by a parent: most stories that are opened are public ones.
 *
 * @param uid the viewer; null when nobody is signed in
 */
export function storyQuery(storyId: string, uid: string | null) {
  return queryOptions({
    queryKey: ['parent', 'story', storyId, uid],
    queryFn: async ({ signal }) => storyIn(await readStory(storyId, uid, signal)),
    // Who turns its pages keeps the book they opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
}

async function readStory(storyId: string, uid: string | null, signal: AbortSignal): Promise<PublicStory> {
  const request = { params: { storyId }, signal }
  try {
    return await call('getPublicStory', request)
  } catch (error) {
    if (uid === null || signal.aborted) throw error
    return await call('getStory', request)
  }
}

/** An empty answer counts as an empty object, which is no story. */
function storyIn(answer: PublicStory): PublicStory | null {
  return Object.keys(answer).length > 0 ? answer : null
}
