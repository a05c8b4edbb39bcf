import type { LinkLasts } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { storyIn } from './story-queries.ts'

/** What a private link opens. */
export type LinkTarget = { storyId: string } | { collectionId: string } | { shelf: 'own' }

/** The private links to a story, a collection or the shelf of the parent's, newest first. They may be opened at any time: each visit asks again. */
export function linksQuery(target: LinkTarget) {
  return queryOptions({
    queryKey: ['parent', 'links', target],
    queryFn: () => {
      if ('storyId' in target) return call('listLinks', { params: target })
      if ('shelf' in target) return call('listShelfLinks')
      return call('listCollectionLinks', { params: target })
    },
    staleTime: 0,
  })
}

export function createLink(
  target: LinkTarget,
  body: { name: string; lasts: LinkLasts },
  idempotencyKey: string,
) {
  if ('storyId' in target) return call('createLink', { params: target, body, idempotencyKey })
  if ('shelf' in target) return call('createShelfLink', { body, idempotencyKey })
  return call('createCollectionLink', { params: target, body, idempotencyKey })
}

export function takeBackLinkMutation(client: QueryClient, target: LinkTarget) {
  const { queryKey } = linksQuery(target)
  return mutationOptions({
    mutationFn: (linkId: string) => {
      if ('storyId' in target) return call('takeBackLink', { params: { ...target, linkId } })
      if ('shelf' in target) return call('takeBackShelfLink', { params: { linkId } })
      return call('takeBackCollectionLink', { params: { ...target, linkId } })
    },
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

/** The collection that a private link opens. */
export function sharedCollectionQuery(token: string, uid: string | null) {
  return queryOptions({
    queryKey: ['shared-collection', token, uid],
    queryFn: ({ signal }) => call('getSharedCollection', { params: { token }, signal }),
  })
}

/** A story of the collection that a private link opens. */
export function storyOfSharedCollectionQuery(token: string, storyId: string) {
  return queryOptions({
    queryKey: ['shared-collection', token, 'story', storyId],
    queryFn: async ({ signal }) =>
      storyIn(await call('getStoryOfSharedCollection', { params: { token, storyId }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
}
