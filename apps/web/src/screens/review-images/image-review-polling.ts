import { endedUnsuccessfully, type GenerationStatus } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'

/** Milliseconds to the next look; false when the story cannot change any more. */
export function imageReviewInterval(status: GenerationStatus | undefined): number | false {
  if (status === undefined || isOver(status) || endedUnsuccessfully(status)) return false
  return polling.imageReview
}

/** Nothing is left to choose: the story is published, or was deleted. */
export function isOver(status: GenerationStatus): boolean {
  return status === 'published' || status === 'archived'
}
