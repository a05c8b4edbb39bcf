import { endedUnsuccessfully } from '@faith-fables/contract/generation-status'
import { NextStepNote } from '../../components/next-step-note.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { scrollHere } from '../../ui/scroll-here.ts'
import { RecordBanner } from './record-banner.tsx'
import { ReviewNotice } from './review-notice.tsx'
import type { ReviewWatch } from './review-watch.ts'
import { StorySheet } from './story-sheet.tsx'

/** A text that is not the parent's to change: not written yet, approved long ago, or never to become a story. */
export function RestingText({ watch }: { watch: ReviewWatch }) {
  const { record } = watch
  return (
    <div className="stack gap-6">
      <RecordBanner record={record} isNew={watch.looks > 0} />
      {watch.notice ? <UnseenOutcome watch={watch} /> : <PlaceNote watch={watch} />}
      {record.storyText && <StorySheet record={record} text={record.storyText} />}
    </div>
  )
}

/** The approval went off, but nobody saw what came of it. */
function UnseenOutcome({ watch }: { watch: ReviewWatch }) {
  return (
    <div ref={scrollHere} className="stack justify-items-start">
      <ReviewNotice notice={watch.notice} />
      <LinkButton to={paths.libraryInProgress()}>My Library</LinkButton>
    </div>
  )
}

/** What came to nothing has its banner. */
function PlaceNote({ watch: { record } }: { watch: ReviewWatch }) {
  return endedUnsuccessfully(record.status) ? null : <NextStepNote record={record} />
}
