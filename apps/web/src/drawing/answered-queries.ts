import type { ExplorePage, PublicStory } from '@faith-fables/contract'
import { endpoints } from '@faith-fables/contract/endpoints'
import type { CallAnswers } from '@faith-fables/contract/web-page'
import type { DrawnQuery } from '../api/drawn-queries.ts'
import { explorePageQuery } from '../api/explore-queries.ts'
import { storyIn, storyQuery } from '../api/story-queries.ts'
import { accessDecision } from '../screens/story/access/access-decision.ts'
import { explorePageCall } from './drawn-calls.ts'

/** What an answer of the API is to a screen: the query it would have asked it for. Null where that is not to be drawn. */
const readers: Record<string, (answer: unknown) => DrawnQuery | null> = {
  [explorePageCall]: (answer) => ({ queryKey: explorePageQuery(1).queryKey, data: answer as ExplorePage }),
  [endpoints.getPublicStory.path](answer) {
    const story = answer as PublicStory
    // Who must sign in first is led on at once.
    if (accessDecision(story, null) !== 'open') return null
    return { queryKey: storyQuery(story.id, null).queryKey, data: storyIn(story) }
  },
}

/**
 * The queries of a screen that is drawn from these answers; null where it is not to be drawn.
 * @throws Error for a call that no query is known of
 */
export function answeredQueries(answers: CallAnswers): DrawnQuery[] | null {
  const queries = Object.entries(answers).map(([call, answer]) => {
    const read = readers[call]
    if (!read) throw new Error(`No query is known that is answered by ${call}.`)
    return read(answer)
  })
  return queries.every((query) => query !== null) ? queries : null
}
