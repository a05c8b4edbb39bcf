import { ApiError, messageOf } from '../../../api/calls/api-error.ts'
import { isAnswered } from '../../../api/calls/is-answered.ts'
import type { WatchEnd } from './generation-watch.ts'

/** Why the last order came to nothing. */
export interface OrderFailure {
  sentence: string
  /** What the parent can do now; null where the sentence says it. */
  advice: string | null
  /** Getting tokens would solve it. */
  needsTokens: boolean
  /** The story may still be on its way, to be found in the library. */
  isStoryUnderWay: boolean
}

const safeToRepeat = 'What you chose is kept, and sending it again never costs twice.'

/** What the parent reads when an order was not taken, or came to nothing; null when neither is so. */
export function orderFailure(error: Error | null, end: WatchEnd | null): OrderFailure | null {
  if (error) {
    return {
      sentence: `Error: ${messageOf(error)}`,
      advice: isAnswered(error) ? null : safeToRepeat,
      needsTokens: isOutOfTokens(error),
      isStoryUnderWay: false,
    }
  }
  return end?.kind === 'failed' ? { ...end, needsTokens: false } : null
}

export function isOutOfTokens(error: Error): boolean {
  return error instanceof ApiError && (error.status === 402 || error.code === 'INSUFFICIENT_TOKENS')
}
