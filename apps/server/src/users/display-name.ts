import { holdsLetter, limits, visibleName } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Moderator } from '../ports/moderator.ts'
import { SupplierError } from '../ports/supplier-error.ts'

// Everybody who reads a parent's public stories reads the name as well, children among them.

/** Somebody waits for the answer with a finger on the button. */
const patienceMilliseconds = 4_000

/**
 * Why nobody may go by this name, in words for whoever typed it; null when they may.
 * @throws ApiError UNAVAILABLE when the moderator does not answer in time
 */
export async function refusalOfName(
  moderator: Moderator,
  name: string,
  kind: 'display name' | 'collection name' = 'display name',
): Promise<string | null> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  const review = moderator.review(name, kind, { signal })
  const { allowed, reasons } = await review.catch((error: unknown) => {
    if (!signal.aborted && !(error instanceof SupplierError)) throw error
    throw new ApiError('UNAVAILABLE', 'We cannot check names just now. Please try again in a few minutes.')
  })
  return allowed ? null : reasons.join(' ')
}

/** @throws ApiError INVALID_REQUEST with the reason */
export async function refuseUnsuitableName(
  moderator: Moderator,
  ...name: [name: string, kind?: 'display name' | 'collection name']
): Promise<void> {
  const refusal = await refusalOfName(moderator, ...name)
  if (refusal !== null) throw new ApiError('INVALID_REQUEST', refusal)
}

/**
 * The identity provider's name of a parent as a profile keeps it: cut to the length of ours, and null where it is
 * blank, holds no letter, is declined or cannot be checked just now. Nobody is kept out for a name that was not typed here; who has none is a
 * family to readers.
 */
export async function suitableName(moderator: Moderator, name: string | null): Promise<string | null> {
  const cut = visibleName((name ?? '').toWellFormed()).slice(0, limits.displayName.max)
  const whole = visibleName(cut.replace(/[\uD800-\uDBFF]$/, ''))
  if (!holdsLetter(whole)) return null
  const refusal = await refusalOfName(moderator, whole).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return error.message
  })
  return refusal === null ? whole : null
}
