import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A query whose answer the page came with. */
export interface DrawnQuery {
  queryKey: QueryKey
  data: unknown
}

/** Milliseconds the app may take until its screen has taken up what the page came with. */
const startMilliseconds = 10_000

/**
 * Answers the queries that a page was drawn from, so that the first rendering equals what was drawn and asks for
 * nothing. They count as asked for just now until `endHeadStart`.
 */
export function answerDrawnQueries(client: QueryClient, queries: readonly DrawnQuery[]): void {
  const updatedAt = Date.now() + startMilliseconds
  for (const { queryKey, data } of queries) {
    client
      .getQueryCache()
      .build(client, { queryKey, gcTime: startMilliseconds })
      .setData(data, { updatedAt, manual: true })
  }
}

/** From now on, with the screen standing, these answers age like any others. */
export function endHeadStart(client: QueryClient, queries: readonly DrawnQuery[]): void {
  for (const { queryKey, data } of queries) {
    if (client.getQueryData(queryKey) === data) client.setQueryData(queryKey, data)
  }
}
