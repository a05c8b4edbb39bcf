import type { DeletionRequest } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** Whether the account is about to be deleted. */
export const accountDeletionQuery = queryOptions({
  queryKey: ['parent', 'deletion'],
  queryFn: () => call('getAccountDeletion'),
})

export const downloadDataMutation = mutationOptions({
  mutationFn: () => call('downloadPersonalData'),
})

export function askForDeletionMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (body: DeletionRequest) => call('askForDeletion', { body }),
    onSuccess: (answer) => client.setQueryData(accountDeletionQuery.queryKey, answer),
  })
}

export function keepAccountMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => call('keepAccount'),
    onSuccess: () =>
      client.setQueryData(accountDeletionQuery.queryKey, (known) => known && { ...known, deletesAt: null }),
  })
}
