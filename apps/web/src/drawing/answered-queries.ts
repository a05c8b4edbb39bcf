import type { ExplorePage, PublicStory } from '@faith-fables/contract'
import { endpoints } from '@faith-fables/contract/endpoints'
import type { CallAnswers } from '@faith-fables/contract/web-page'
import type { DrawnQuery } from '../api/drawn-queries.ts'
import { explorePageQuery } from '../api/explore-queries.ts'
import { storyIn, storyQuery } from '../api/story-queries.ts'
import { explorePageCall } from './drawn-calls.ts'

/** What an answer of the API is to the screens: the queries they would have asked it for. */
const readers: Record<string, (answer: unknown) => DrawnQuery> = {
  [explorePageCall]: (answer) => ({ queryKey: explorePageQuery(1).queryKey, data: answer as ExplorePage }),
  [endpoints.getPublicStory.path](answer) {
    const story = answer as PublicStory
    return { queryKey: storyQuery(story.id, null).queryKey, data: storyIn(story) }
  },
}

/** @throws Error for a call that no query is known of */
export function answeredQueries(answers: CallAnswers): DrawnQuery[] {
  return Object.entries(answers).map(([call, answer]) => {
    const read = readers[call]
    if (!read) throw new Error(`No query is known that is answered by ${call}.`)
    return read(answer)
  })
}
