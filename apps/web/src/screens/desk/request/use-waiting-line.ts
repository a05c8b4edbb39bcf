import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { publicRequestQuery, requestsQuery } from '../../../api/desk/desk-queries.ts'

/** The requests around this one. The next one is fetched already, so that it opens at once. */
export function useWaitingLine(storyId: string) {
  const client = useQueryClient()
  const { data, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery(requestsQuery)
  const ids = data?.pages.flatMap(({ requests }) => requests.map(({ id }) => id)) ?? []
  const place = ids.indexOf(storyId)
  const next = ids.slice(place + 1).find((id) => id !== storyId)
  const previous = place > 0 ? ids[place - 1] : undefined

  useEffect(() => {
    if (next) void client.prefetchQuery(publicRequestQuery(next))
    else if (hasNextPage && !isFetching) void fetchNextPage()
  }, [client, next, hasNextPage, isFetching, fetchNextPage])

  return {
    waiting: data?.pages[0]?.waiting ?? null,
    next,
    previous,
    /** Where one goes on when this one is done: behind the last one, from the beginning. */
    after: next ?? ids.find((id) => id !== storyId),
  }
}

export type WaitingLine = ReturnType<typeof useWaitingLine>
