import type { NumberSpan } from '@faith-fables/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** What happened on each of so many days. */
export function numbersQuery(days: NumberSpan) {
  return queryOptions({
    queryKey: ['parent', 'desk', 'numbers', days],
    queryFn: () => call('getDeskNumbers', { query: { days } }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}
