import {
  endedUnsuccessfully,
  type GenerationStatus,
  statusKind,
} from '@faith-fables/contract/generation-status'
import { useEffect, useRef } from 'react'
import { NextStepNote } from '../../../components/making/next-step-note.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { takeLostFocus } from '../../../ui/focus/take-lost-focus.ts'
import { scrollHere } from '../../../ui/scrolling/scroll-here.ts'
import { OvertakenNote } from '../watching/overtaken-note.tsx'
import { RecordBanner } from '../watching/record-banner.tsx'
import { ReviewNotice } from '../watching/review-notice.tsx'
import type { ReviewWatch } from '../watching/review-watch.ts'
import { StorySheet } from './story-sheet.tsx'
import { UnsentText } from './unsent-text.tsx'

/** A text that is not the parent's to change: not written yet, approved long ago, or never to become a story. */
export function RestingText({ watch }: { watch: ReviewWatch }) {
  const { record } = watch
  const place = useRef<HTMLDivElement>(null)
  const cameLater = watch.looks > 0 || watch.overtaken !== null

  useEffect(() => {
    if (cameLater) takeLostFocus(place.current)
  }, [cameLater])

  return (
    <div ref={place} className="stack gap-6" tabIndex={-1}>
      <OvertakenNote watch={watch} />
      <RecordBanner record={record} isNew={watch.looks > 0} />
      {watch.notice && <UnseenOutcome watch={watch} />}
      {(!watch.notice || waitsForParent(record.status)) && <PlaceNote watch={watch} />}
      {record.storyText && <StorySheet record={record} text={record.storyText} />}
      <UnsentText record={record} finalFocus={place} />
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

/** Nobody but the parent takes the story on from here, however long the looking took. */
function waitsForParent(status: GenerationStatus): boolean {
  return statusKind(status) === 'waiting'
}

/** What came to nothing has its banner. */
function PlaceNote({ watch: { record } }: { watch: ReviewWatch }) {
  return endedUnsuccessfully(record.status) ? null : <NextStepNote record={record} />
}
