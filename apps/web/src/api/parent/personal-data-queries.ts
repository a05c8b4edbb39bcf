import type { DeletionRequest } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { identity } from '../../identity/identity-provider.ts'
import { call } from '../calls/call.ts'

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
    async mutationFn({ password, ...request }: DeletionRequest) {
      // Where the password is not ours to check, the token that goes with the call is of a sign-in just made with it.
      const proof = password === undefined ? {} : await identity.prove(password)
      const body = 'password' in proof ? { ...request, ...proof } : request
      return await call('askForDeletion', { body })
    },
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
