import type { Attempt } from '../scene-store.ts'

/**
 * Whether another attempt at a scene counts against the allowance: not while the scene has no picture at
 * all, since a story whose picture failed must never be stuck.
 */
export function countsAgainstAllowance(earlierAttempts: Pick<Attempt, 'imageUrls'>[]): boolean {
  return earlierAttempts.some(({ imageUrls }) => imageUrls.length > 0)
}
