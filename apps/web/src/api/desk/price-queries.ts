import type { PricesBody } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'
import { costsQuery, tokenPacksQuery } from '../making/public-queries.ts'
import { deskLogQuery } from './desk-queries.ts'

/** Prices, allowances and token packs as they are set at the desk. */
export const deskPricesQuery = queryOptions({
  queryKey: ['parent', 'desk', 'prices'],
  queryFn: () => call('getDeskPrices'),
  staleTime: 0,
})

/** Who changed which prices, newest first. */
export const priceChangesQuery = infiniteQueryOptions({
  queryKey: ['parent', 'desk', 'price-changes'],
  queryFn: ({ pageParam }) => call('listPriceChanges', { query: pageParam ? { before: pageParam } : {} }),
  initialPageParam: null as string | null,
  getNextPageParam: (rows) => (rows.length < limits.deskRows ? undefined : rows.at(-1)?.id),
  staleTime: 0,
})

/** Sets all prices. Whatever the server says, they are read again: somebody else may have changed them. */
export function changePricesMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: PricesBody) => call('changePrices', { body }),
    onSuccess: (prices) => client.setQueryData(deskPricesQuery.queryKey, prices),
    onSettled: () =>
      Promise.all(
        [deskPricesQuery, priceChangesQuery, deskLogQuery, costsQuery, tokenPacksQuery].map(({ queryKey }) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
