import { statusKind } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import type { SeenGeneration } from '../../api/making/seen-generation-query.ts'

/** Milliseconds to the next look; false while nothing moves by itself. The first look at a stage comes soon. */
export function ideaReviewInterval({
  record,
  looks,
  unanswered,
}: Pick<SeenGeneration, 'looks' | 'unanswered'> & { record: Pick<SeenGeneration['record'], 'status'> }):
  | number
  | false {
  if (statusKind(record.status) !== 'working') return false
  return looks + unanswered === 0 ? polling.firstLook : polling.textReview
}
