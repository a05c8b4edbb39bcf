import { limits } from '@faith-fables/contract/limits'
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { deskLogQuery } from './desk-queries.ts'

const parentsKey = ['parent', 'desk', 'parents'] as const

/** Parents whose address or name has these words, newest first; all of them without words. */
export function parentsQuery(words: string) {
  return infiniteQueryOptions({
    queryKey: [...parentsKey, 'found', words],
    queryFn: ({ pageParam }) =>
      call('listParents', { query: { ...(words && { words }), ...(pageParam && { after: pageParam }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: (rows) => (rows.length < limits.deskRows ? undefined : rows.at(-1)?.id),
    staleTime: 0,
  })
}

/** One parent with stories, balance and history. */
export function openedParentQuery(parentId: string) {
  return queryOptions({
    queryKey: [...parentsKey, 'opened', parentId],
    queryFn: () => call('getParent', { params: { parentId } }),
    staleTime: 0,
  })
}

/** Locks an account, for a reason, or opens it again, without one. */
export function lockMutation(client: QueryClient, parentId: string) {
  return mutationOptions({
    mutationFn: (reason: string | null) =>
      reason === null
        ? call('unlockParent', { params: { parentId } })
        : call('lockParent', { params: { parentId }, body: { reason } }),
    onSettled: () => readParentsAgain(client),
  })
}

/** Everything that a deed on an account changes. */
export function readParentsAgain(client: QueryClient): Promise<unknown> {
  return Promise.all(
    [parentsKey, deskLogQuery.queryKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
}
