import { ApiError, messageOf } from '../../../api/api-error.ts'
import type { WatchEnd } from './generation-watch.ts'

/** Why the last order came to nothing. */
export interface OrderFailure {
  sentence: string
  /** Getting tokens would solve it. */
  needsTokens: boolean
  /** The story may still be on its way. */
  isLookedForInLibrary: boolean
}

/** What the parent reads when an order was not taken, or came to nothing; null when neither is so. */
export function orderFailure(error: Error | null, end: WatchEnd | null): OrderFailure | null {
  if (error) {
    return {
      sentence: `Error: ${messageOf(error)}`,
      needsTokens: isOutOfTokens(error),
      isLookedForInLibrary: false,
    }
  }
  return end?.kind === 'failed' ? { ...end, needsTokens: false } : null
}

export function isOutOfTokens(error: Error): boolean {
  return error instanceof ApiError && (error.status === 402 || error.code === 'INSUFFICIENT_TOKENS')
}
