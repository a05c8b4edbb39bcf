import type { GenerationRecord } from '@faith-fables/contract'
import { endedUnsuccessfully, type GenerationStatus } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'

type Watched = Pick<GenerationRecord, 'status' | 'cover'>

/** Milliseconds to the next look; false when the story cannot change any more. */
export function imageReviewInterval(record: Watched | undefined): number | false {
  if (record === undefined || isOver(record.status) || endedUnsuccessfully(record.status)) return false
  return record.cover?.imageUrl === null ? polling.cover : polling.imageReview
}

/** Nothing is left to choose: the story is published, or was deleted. */
export function isOver(status: GenerationStatus): boolean {
  return status === 'published' || status === 'archived'
}
