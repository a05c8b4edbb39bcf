import type { Profile } from '@faith-fables/contract'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { identity } from '../../identity/identity-provider.ts'
import { call } from '../calls/call.ts'
import { fetchTokenTransactions, updateProfile } from './user-calls.ts'

const tokenHistoryKey = ['parent', 'token-history'] as const

/**
 * The newest entries of the parent's token history.
 *
 * @param limit how many; all of them without one
 */
export function tokenHistoryQuery(limit?: number) {
  return queryOptions({
    queryKey: [...tokenHistoryKey, limit ?? 'all'],
    queryFn: async () => {
      if ((await identity.token()) === null) {
        throw new Error('Cannot fetch history: User token not available.')
      }
      return await fetchTokenTransactions(limit)
    },
    staleTime: 0,
  })
}

/** Reads every shown token history again. */
export function reloadTokenHistory(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: tokenHistoryKey })
}

/** Changes the display name. */
export function displayNameMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (displayName: string) => updateProfile({ displayName }),
    onSuccess: (profile) => keepProfile(client, profile),
  })
}

/** Stores a picture, then makes it the parent's. */
export function profilePictureMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (file: File) => {
      const { photoURL } = await call('uploadProfilePicture', { file })
      return await updateProfile({ photoURL })
    },
    onSuccess: (profile) => keepProfile(client, profile),
  })
}

/** Has letters about the parent's stories come, or not. */
export function lettersMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (lettersAboutStories: boolean) => updateProfile({ lettersAboutStories }),
    onSuccess: (profile) => keepProfile(client, profile),
  })
}

/** Takes the picture from the profile; the parent's initials come in its place. */
export function removePictureMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: () => updateProfile({ photoURL: null }),
    onSuccess: (profile) => keepProfile(client, profile),
  })
}

function keepProfile(client: QueryClient, profile: Profile): void {
  client.setQueryData(['parent', 'profile', profile.uid], profile)
}
