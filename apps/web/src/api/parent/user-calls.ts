import type { Profile, ProfileUpdate, TokenTransaction } from '@faith-fables/contract/user-schemas'
import { call } from '../calls/call.ts'

/** Makes sure that the signed-in parent has a profile. Safe to repeat. The body is sent only if it says something. */
export function syncProfile(displayName?: string): Promise<Profile> {
  return call('syncProfile', displayName ? { body: { displayName } } : {})
}

/** @throws Error without any change */
export async function updateProfile(update: ProfileUpdate): Promise<Profile> {
  if (Object.keys(update).length === 0) throw new Error('No update data provided.')
  return await call('updateProfile', { body: update })
}

/** The newest entries first; all of them without a limit above 0. */
export function fetchTokenTransactions(limit?: number): Promise<TokenTransaction[]> {
  return call('listTokenTransactions', limit && limit > 0 ? { query: { limit } } : {})
}
