import type { Collection, FilledCollection } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

const all = ['parent', 'collections'] as const

/** The parent's collections, newest first. Looked at anew by every visit. */
export const collectionsQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: () => call('listCollections'),
  staleTime: 0,
})

/** One of them with its stories, in order. */
export function collectionQuery(collectionId: string) {
  return queryOptions({
    queryKey: [...all, 'one', collectionId],
    queryFn: () => call('getCollection', { params: { collectionId } }),
    staleTime: 0,
  })
}

export const createCollection = (name: string, idempotencyKey: string): Promise<Collection> =>
  call('createCollection', { body: { name }, idempotencyKey })

export function renameCollectionMutation(client: QueryClient, collectionId: string) {
  return mutationOptions({
    mutationFn: (name: string) => call('renameCollection', { params: { collectionId }, body: { name } }),
    onSuccess: (_answer, name) => change(client, collectionId, (collection) => ({ ...collection, name })),
  })
}

export function deleteCollectionMutation(client: QueryClient, collectionId: string) {
  return mutationOptions({
    mutationFn: () => call('deleteCollection', { params: { collectionId } }),
    onSuccess: () => {
      client.setQueryData(collectionsQuery.queryKey, (list) => list?.filter(({ id }) => id !== collectionId))
    },
  })
}

/** Shown at once, and as the server has it where it refuses. */
export function arrangeMutation(client: QueryClient, collectionId: string) {
  return mutationOptions({
    mutationFn: (storyIds: string[]) =>
      call('arrangeCollection', { params: { collectionId }, body: { storyIds } }),
    onMutate: async (storyIds) => {
      await client.cancelQueries({ queryKey: collectionQuery(collectionId).queryKey })
      change(client, collectionId, (collection) => {
        const byId = new Map(collection.stories.map((story) => [story.id, story]))
        return { ...collection, stories: storyIds.flatMap((id) => byId.get(id) ?? []) }
      })
    },
    onError: () => void client.invalidateQueries({ queryKey: all }),
  })
}

export interface Gathering {
  storyId: string
  /** Whether it is to be in the collection. */
  isIn: boolean
}

/** Puts a story in or takes it out. */
export function gatherMutation(client: QueryClient, collectionId: string) {
  return mutationOptions({
    mutationFn: ({ storyId, isIn }: Gathering) =>
      call(isIn ? 'putIntoCollection' : 'takeFromCollection', { params: { collectionId, storyId } }),
    onMutate: async ({ storyId, isIn }) => {
      if (isIn) return
      await client.cancelQueries({ queryKey: collectionQuery(collectionId).queryKey })
      change(client, collectionId, (collection) => ({
        ...collection,
        stories: collection.stories.filter(({ id }) => id !== storyId),
      }))
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Puts away the note that some of them can be read no longer. */
export function clearMutation(client: QueryClient, collectionId: string) {
  return mutationOptions({
    mutationFn: () => call('clearCollection', { params: { collectionId } }),
    onSuccess: () => change(client, collectionId, (collection) => ({ ...collection, gone: 0 })),
  })
}

function change(
  client: QueryClient,
  collectionId: string,
  to: (collection: FilledCollection) => FilledCollection,
): void {
  client.setQueryData(collectionQuery(collectionId).queryKey, (collection) => collection && to(collection))
}
