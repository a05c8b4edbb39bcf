import type { PublicStory, StoryPage } from '@faith-fables/contract'
import { queryOptions } from '@tanstack/react-query'
import { isTakenDown } from '../calls/api-error.ts'
import { call } from '../calls/call.ts'
import { emptyWhenAbsent } from './absent-story.ts'

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
    // Who turns its pages keeps the book they opened; who opens it again asks again: it may be deleted by now.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}

async function readStory(storyId: string, uid: string | null, signal: AbortSignal): Promise<PublicStory> {
  const request = { params: { storyId }, signal }
  if (uid === null) return await call('getPublicStory', request)
  let refusal: unknown = null
  try {
    const answer = await call('getPublicStory', { ...request, query: emptyWhenAbsent })
    if (!isEmpty(answer)) return answer
  } catch (error) {
    if (signal.aborted) throw error
    refusal = error
  }
  try {
    return await call('getStory', request)
  } catch (error) {
    // Its parent still reads a story that was taken down; to all others the first answer says more.
    throw isTakenDown(refusal) ? refusal : error
  }
}

/** An empty answer counts as an empty object, which is no story. */
export function storyIn(answer: PublicStory): PublicStory | null {
  if (isEmpty(answer)) return null
  return { ...answer, keyMoments: answer.keyMoments.map(pageIn) }
}

function isEmpty(answer: PublicStory): boolean {
  return Object.keys(answer).length === 0
}

/** A page as the API names its parts: picture and text go by two names each. */
type NamedPage = Pick<StoryPage, 'index'> & Partial<StoryPage & { imageUrl: string; text: string }>

function pageIn({ index, selectedImageUrl, imageUrl, textSnippet, text, alt }: NamedPage): StoryPage {
  return {
    index,
    selectedImageUrl: selectedImageUrl ?? imageUrl ?? '',
    textSnippet: textSnippet ?? text ?? '',
    alt: alt ?? '',
  }
}
