import { polling } from '@faith-fables/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../calls/call.ts'

/** A purchase of the parent; asked for again for as long as nothing is known of its payment. */
export function purchaseQuery(purchaseId: string) {
  return queryOptions({
    queryKey: ['parent', 'purchases', purchaseId],
    queryFn: () => call('getPurchase', { params: { purchaseId } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'open' ? polling.purchase.interval : false),
  })
}
