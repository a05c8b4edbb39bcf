import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { storyIn } from './story-queries.ts'

/** The private links to a story of the parent's, newest first. They may be opened at any time: each visit asks again. */
export function linksQuery(storyId: string) {
  return queryOptions({
    queryKey: ['parent', 'links', storyId],
    queryFn: () => call('listLinks', { params: { storyId } }),
    staleTime: 0,
  })
}

export function takeBackLinkMutation(client: QueryClient, storyId: string) {
  const { queryKey } = linksQuery(storyId)
  return mutationOptions({
    mutationFn: (linkId: string) => call('takeBackLink', { params: { storyId, linkId } }),
    onSuccess: (_answer, linkId) => {
      client.setQueryData(queryKey, (links) => links?.filter(({ id }) => id !== linkId))
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}

/** The story that a private link opens. Who turns its pages keeps the book they opened. */
export function sharedStoryQuery(token: string, uid: string | null) {
  return queryOptions({
    queryKey: ['shared', token, uid],
    queryFn: async ({ signal }) => storyIn(await call('getSharedStory', { params: { token }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
