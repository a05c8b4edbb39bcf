import type { Profile } from '@faith-fables/contract/user-schemas'
import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '../api/calls/api-error.ts'
import { call } from '../api/calls/call.ts'
import { syncProfile } from '../api/parent/user-calls.ts'
import type { IdentityUser } from '../identity/identity.ts'

/** The parent's profile with the token balance. */
export function profileQuery(user: IdentityUser | null) {
  return queryOptions({
    queryKey: ['parent', 'profile', user?.uid ?? null],
    queryFn: async () => withBalance(await fetchProfile()),
    enabled: user !== null,
  })
}

/** A balance that is not told counts as none. */
export function withBalance(profile: Profile): Profile {
  return { ...profile, tokensAvailable: profile.tokensAvailable ?? 0 }
}

/** A profile that is missing, because its making failed after sign-up, is made now. */
async function fetchProfile(): Promise<Profile> {
  try {
    return await call('getProfile')
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return await syncProfile()
    throw error
  }
}
