import type { PublicStory } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** Public stories of other families that the parent added to her library. Looked at anew by every visit. */
export const addedStoriesQuery = queryOptions({
  queryKey: ['parent', 'added-stories'],
  queryFn: () => call('listAddedStories'),
  staleTime: 60_000,
})

/** What to read after a public story. */
export function relatedStoriesQuery(storyId: string) {
  return queryOptions({
    queryKey: ['public', 'related', storyId],
    queryFn: () => call('listRelatedStories', { params: { storyId } }),
  })
}

export interface Adding {
  story: PublicStory
  /** Whether it is to be in the library. */
  isAdded: boolean
}

/** Adds a public story to the library, or takes it out again. It is shown at once, and taken back where the server refuses. */
export function addStoryMutation(client: QueryClient) {
  const { queryKey } = addedStoriesQuery
  return mutationOptions({
    mutationFn: ({ story, isAdded }: Adding) =>
      call(isAdded ? 'addStory' : 'removeAddedStory', { params: { storyId: story.id } }),
    onMutate: async ({ story, isAdded }) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (added) => {
        if (!added) return added
        const others = added.stories.filter(({ id }) => id !== story.id)
        return { ...added, stories: isAdded ? [story, ...others] : others }
      })
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}

/** Puts away the note that some of them are public no more. */
export function forgetGoneMutation(client: QueryClient) {
  const { queryKey } = addedStoriesQuery
  return mutationOptions({
    mutationFn: () => call('forgetGoneStories'),
    onSuccess: () => client.setQueryData(queryKey, (added) => added && { ...added, gone: 0 }),
  })
}
