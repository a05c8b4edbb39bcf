import { QueryClient } from '@tanstack/react-query'

/**
 * What the server said, kept while it is of use. Keys begin with 'public' or with 'parent'; what is the parent's is
 * dropped when somebody else signs in. A failure shows at once: each screen says so and offers to try again. That
 * holds without a connection too; by default a call would wait for one, and the screen with it.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
}
