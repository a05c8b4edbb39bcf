import type { LibraryItem } from '@faith-fables/contract'
import type { GenerationStatus } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { haveMovedOn, withStatuses } from '../making/draft-statuses.ts'

/** All that the parent has made and is making, newest first within each kind. Looked at anew by every visit. */
export const libraryQuery = queryOptions({
  queryKey: ['parent', 'library'],
  queryFn: () => call('getLibrary'),
  staleTime: 0,
})

/**
 * Asks every 15 seconds how far the drafts are and carries the answers into the library. The library itself has just
 * been read, so the first question is due one interval later. A question that failed is asked again with the next
 * tick; `failureCount` then says how many failed in a row.
 */
export const draftStatusesQuery = queryOptions({
  queryKey: ['parent', 'draft-statuses'],
  queryFn: ({ client }) => followDrafts(client),
  initialData: [],
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchInterval: polling.library,
  retry: true,
  retryDelay: polling.library,
})

async function followDrafts(client: QueryClient) {
  const statuses = await call('getInProgressStatus')
  const { queryKey } = libraryQuery
  if (haveMovedOn(client.getQueryData(queryKey) ?? [], statuses)) await client.invalidateQueries({ queryKey })
  else client.setQueryData(queryKey, (items) => items && withStatuses(items, statuses))
  return statuses
}

/**
 * What a parent's own deed has made of a draft is known before the library is read again: it must not invite them for a
 * moment to go on with what is done.
 */
export function noteDraftStatus(client: QueryClient, id: string, status: GenerationStatus): void {
  client.setQueryData(libraryQuery.queryKey, (items) => items && withStatuses(items, [{ _id: id, status }]))
}

/** What is needed to act on a story of one's own. */
export type OwnStory = Pick<LibraryItem, 'id' | '_type' | 'title'>

/** Deletes a draft or a published story: it leaves the library, and every public list, at once. */
export function hideStoryMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, _type }: OwnStory) =>
      _type === 'draft'
        ? call('hideDraft', { params: { generationId: id } })
        : call('hideStory', { params: { storyId: id } }),
    onSuccess: (_, { id }) => {
      client.setQueryData(libraryQuery.queryKey, (items) => items?.filter((item) => item.id !== id))
    },
    onSettled: () => readListsAgain(client),
  })
}

/** Asks for a private story to become public. */
export function requestPublicMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id }: OwnStory) => call('requestPublic', { params: { storyId: id } }),
    onSuccess: ({ id, visibility }) => {
      client.setQueryData(libraryQuery.queryKey, (items) =>
        items?.map((item) => (item.id === id ? { ...item, visibility } : item)),
      )
    },
    onSettled: () => readListsAgain(client),
  })
}

/** Nobody waits for it: what was done is shown already. */
function readListsAgain(client: QueryClient): void {
  for (const queryKey of [libraryQuery.queryKey, ['public', 'explore'], ['public', 'featured']]) {
    void client.invalidateQueries({ queryKey })
  }
}
