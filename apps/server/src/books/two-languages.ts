import type { BookFormat, PublicStory } from '@faith-fables/contract'
import { ApiError, notFound } from '../api-error.ts'
import type { Stories } from '../stories/stories.ts'
import type { BookKey } from './book-store.ts'

/** What somebody wants a story as. */
export interface WantedBook {
  format: BookFormat
  /** The edition whose words are to stand below those of the story; none for a book in one language. */
  second?: string | null | undefined
}

export const keyOf = (storyId: string, { format, second = null }: WantedBook): BookKey => ({
  storyId,
  format,
  second,
})

/**
 * A story, and the edition in another language that is to stand beside it, both as this parent may read them.
 * @throws ApiError NOT_FOUND, WRONG_STATUS when they have not as many pages
 */
export async function readPair(
  stories: Pick<Stories, 'read'>,
  uid: string,
  { storyId, second: secondId }: BookKey,
): Promise<{ story: PublicStory; second: PublicStory | null }> {
  const story = await stories.read(uid, storyId)
  if (secondId === null) return { story, second: null }
  const edition = story.editions?.find(({ id }) => id === secondId)
  if (!edition || edition.language === story.language)
    throw notFound('This story is not told in that other language.')
  const second = await stories.read(uid, secondId)
  if (second.keyMoments.length !== story.keyMoments.length)
    throw new ApiError(
      'WRONG_STATUS',
      'The other language has other pages: the two cannot stand in one book.',
    )
  return { story, second }
}
