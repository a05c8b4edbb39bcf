import { limits } from '@faith-fables/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** One page of the public stories, newest first. Every turn of the page asks again. */
export function explorePageQuery(page: number) {
  return queryOptions({
    queryKey: ['public', 'explore', page],
    queryFn: ({ signal }) =>
      call('explorePublicStories', { query: { page, limit: limits.explore.pageSize }, signal }),
    staleTime: 0,
  })
}
