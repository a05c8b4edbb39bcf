import type { Finding } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** One page of the public stories, newest first: of all, or of those that are looked for. Every turn of the page asks again. */
export function explorePageQuery(page: number, finding: Finding = {}) {
  return queryOptions({
    queryKey: ['public', 'explore', page, finding],
    queryFn: ({ signal }) =>
      call('explorePublicStories', {
        query: { page, limit: limits.explore.pageSize, ...finding },
        signal,
      }),
    staleTime: 0,
  })
}

/** What public stories can be looked for by, beside what is looked for already. */
export function publicChoicesQuery(finding: Finding) {
  return queryOptions({
    queryKey: ['public', 'explore', 'choices', finding],
    queryFn: ({ signal }) => call('countPublicStories', { query: finding, signal }),
  })
}
