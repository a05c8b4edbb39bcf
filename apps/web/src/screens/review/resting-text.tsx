import { endedUnsuccessfully } from '@faith-fables/contract/generation-status'
import { NextStepNote } from '../../components/next-step-note.tsx'
import { RecordBanner } from './record-banner.tsx'
import { ReviewNotice } from './review-notice.tsx'
import type { ReviewWatch } from './review-watch.ts'
import { StorySheet } from './story-sheet.tsx'

/** A text that is not the parent's to change: not written yet, approved long ago, or never to become a story. */
export function RestingText({ watch }: { watch: ReviewWatch }) {
  const { record, notice } = watch
  return (
    <div className="stack gap-6">
      <RecordBanner record={record} isNew={watch.looks > 0} />
      <ReviewNotice notice={notice} />
      {!endedUnsuccessfully(record.status) && <NextStepNote record={record} />}
      {record.storyText && <StorySheet record={record} text={record.storyText} />}
    </div>
  )
}
