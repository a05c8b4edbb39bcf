import type { GenerationRecord } from '@faith-fables/contract'
import { endedUnsuccessfully } from '@faith-fables/contract/generation-status'

type Findings = Pick<GenerationRecord, 'status' | 'reviewModerationFeedback' | 'processingError'>

/** What a record says must be mended; null when nothing is. */
export function recordProblem({
  status,
  reviewModerationFeedback,
  processingError,
}: Findings): string | null {
  if (status === 'pending_review' && reviewModerationFeedback)
    return `Moderation Failed: ${reviewModerationFeedback}`
  if (processingError) return `Processing failed: ${processingError}`
  return endedUnsuccessfully(status) ? 'Processing failed: Something went wrong on our side.' : null
}
