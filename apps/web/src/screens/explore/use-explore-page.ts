import type { ExplorePage } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { explorePageQuery } from '../../api/stories/explore-queries.ts'
import { findingOf, soughtIn } from './finding.ts'
import { pageInAddress, pageWithin } from './page-number.ts'

type Totals = Pick<ExplorePage, 'totalPages' | 'totalStories'>

/**
 * The open page of the public stories. Its number stands in the address, so that the way back from a story leads to
 * it. Totals stay as last known when a page cannot be loaded: one can go on from there.
 */
export function useExplorePage() {
  const [search, setSearch] = useSearchParams()
  const [totals, setTotals] = useState<Totals>()
  const page = pageWithin(pageInAddress(search.get('page')), totals?.totalPages)
  const { data, error, isFetching, refetch } = useQuery(explorePageQuery(page, findingOf(soughtIn(search))))
  const isCurrent = data === undefined || isSame(totals, data)
  if (!isCurrent) setTotals({ totalPages: data.totalPages, totalStories: data.totalStories })

  return {
    page,
    totalPages: Math.max(1, totals?.totalPages ?? 1),
    /** Null while the first page is on its way. */
    totalStories: totals?.totalStories ?? (isFetching ? null : 0),
    /** Null while they load and after a failure. */
    stories: error ? null : (data?.stories ?? null),
    failure: isFetching ? null : error,
    isLoading: isFetching,
    tryAgain: () => void refetch(),
    turnTo: (next: number) => setSearch((current) => withPage(current, next)),
  }
}

export type Explore = ReturnType<typeof useExplorePage>

/** Words and age stay as they are. */
function withPage(search: URLSearchParams, page: number): URLSearchParams {
  const next = new URLSearchParams(search)
  if (page === 1) next.delete('page')
  else next.set('page', String(page))
  return next
}

function isSame(totals: Totals | undefined, { totalPages, totalStories }: Totals): boolean {
  return totals?.totalPages === totalPages && totals.totalStories === totalStories
}
