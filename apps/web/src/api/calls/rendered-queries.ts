import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A query whose answer the page came with. */
export interface RenderedQuery {
  queryKey: QueryKey
  data: unknown
}

/** Milliseconds the app may take until its screen has taken up what the page came with. */
const startMilliseconds = 10_000

/**
 * Answers the queries that a page was rendered from, so that the first rendering equals what was rendered and asks for
 * nothing. They count as asked for just now until `endHeadStart`.
 */
export function answerRenderedQueries(client: QueryClient, queries: readonly RenderedQuery[]): void {
  const updatedAt = Date.now() + startMilliseconds
  for (const { queryKey, data } of queries) {
    client
      .getQueryCache()
      .build(client, { queryKey, gcTime: startMilliseconds })
      .setData(data, { updatedAt, manual: true })
  }
}

/** From now on, with the screen standing, these answers age like any others. */
export function endHeadStart(client: QueryClient, queries: readonly RenderedQuery[]): void {
  for (const { queryKey, data } of queries) {
    if (client.getQueryData(queryKey) === data) client.setQueryData(queryKey, data)
  }
}
