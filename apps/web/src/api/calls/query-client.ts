import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { goToChild, isAtShelf } from '../../session/hand-over-mark.ts'
import { ApiError, isHandedOver, isLocked } from './api-error.ts'
import { connection } from './connection.ts'

/**
 * What the server said, kept while it is of use. Keys begin with 'public' or with 'parent'; what is the parent's is
 * dropped when somebody else signs in. A failure shows at once: each screen says so and offers to try again. That
 * holds without a connection too; by default a call would wait for one, and the screen with it. What failed for want of
 * one is read again once it is back.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError(error, { queryKey }) {
        lookForConnection(error)
        lookForHandOver(error)
        if (!isProfile(queryKey)) lookForLock(client, error)
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        lookForHandOver(error)
        lookForLock(client, error)
      },
    }),
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

const profileKey = ['parent', 'profile'] as const
const isProfile = (queryKey: readonly unknown[]): boolean =>
  profileKey.every((part, place) => queryKey[place] === part)

/** Whoever is locked out in the middle of something is told so by the whole app: their profile says why. */
function lookForLock(client: QueryClient, error: Error): void {
  if (isLocked(error)) void client.invalidateQueries({ queryKey: profileKey })
}

/** A browser that forgot that it was handed to a child learns it from the first call that is refused. */
function lookForHandOver(error: Error): void {
  if (isHandedOver(error) && !isAtShelf(window.location.pathname)) goToChild()
}

function lookForConnection(error: Error): void {
  if (error instanceof ApiError && error.status === 0) void connection.check()
}
