import type { Character } from '@faith-fables/contract'
import { ApiError } from '../api-error.ts'
import type { Moderator } from '../ports/moderator.ts'
import { SupplierError } from '../ports/supplier-error.ts'

/** Somebody waits for the answer with a finger on the button. */
const patienceMilliseconds = 4_000

/**
 * Says at once what an order would say later. A doubt is not held against a character here: the parent reads it with the story.
 * @throws ApiError INVALID_REQUEST with the reasons; UNAVAILABLE when the moderator does not answer in time
 */
export async function refuseDeclinedCharacter(
  moderator: Moderator,
  { name, details }: Character,
): Promise<void> {
  const signal = AbortSignal.timeout(patienceMilliseconds)
  const review = moderator.review(`${name}: ${details}`, 'story idea', { names: [name], signal })
  const verdict = await review.catch((error: unknown) => {
    if (!signal.aborted && !(error instanceof SupplierError)) throw error
    throw new ApiError(
      'UNAVAILABLE',
      'We cannot check characters just now. Please try again in a few minutes.',
    )
  })
  const { allowed, reasons, findings = [] } = verdict
  const isDoubted = findings.length > 0 && findings.every(({ layer }) => layer === 'learned')
  if (!allowed && !isDoubted) throw new ApiError('INVALID_REQUEST', reasons.join(' '))
}
