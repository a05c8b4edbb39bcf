import { canDo } from '@faith-fables/contract/generation-status'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { ApprovalPlate } from './approval-plate.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { RegenerationBox } from './regeneration-box.tsx'
import { ReviewBanners } from './review-banners.tsx'
import { ReviewNotice } from './review-notice.tsx'
import type { ReviewWatch, WatchNotice } from './review-watch.ts'
import {
  editsAfterSending,
  hasUnsavedEdits,
  replacedEdits,
  type StoryEdits,
  shownText,
} from './story-edits.ts'
import { StorySheet } from './story-sheet.tsx'
import { useReviewActions } from './use-review-actions.ts'

export interface ReviewDeskProps {
  generationId: string
  watch: ReviewWatch
}

/** The text at the left; what became of it, approval and regeneration at the right. */
export function ReviewDesk({ generationId, watch }: ReviewDeskProps) {
  const { record, waitsFor } = watch
  const [edits, setEdits] = useState<StoryEdits | null>(null)
  const sending = useReviewActions(generationId, ({ storyText }) =>
    setEdits((current) => editsAfterSending(current, storyText)),
  )
  const serverText = record.storyText ?? ''
  const text = shownText(serverText, edits)
  const edit = (changed: string) => setEdits({ base: serverText, text: changed })
  const isUnderWay = sending.isPending || waitsFor !== null
  const canEdit = canDo('editText', record.status)
  const isApproving = waitsFor === 'approval' || (sending.isPending && sending.variables.feedback === null)

  return (
    <>
      <ReviewBanners watch={watch} replacedEdits={replacedEdits(serverText, edits)} onRestore={edit} />
      <div className="split">
        {record.storyText !== null && (
          <StorySheet record={record} text={text} isReadOnly={!canEdit} onEdit={edit} />
        )}
        <aside aria-label="Your decision" className="stack gap-6">
          <ReviewNotice notice={sending.error ? problemOf(sending.error) : watch.notice} />
          {(canDo('approveText', record.status) || isUnderWay) && (
            <>
              <ApprovalPlate
                record={record}
                isApproving={isApproving}
                isEnabled={!isUnderWay}
                onApprove={() => sending.mutate({ storyText: text, feedback: null })}
              />
              <RegenerationBox
                record={record}
                isRewriting={isUnderWay && !isApproving}
                isEnabled={!isUnderWay}
                onSubmit={(feedback) => sending.mutateAsync({ storyText: text, feedback })}
              />
            </>
          )}
        </aside>
      </div>
      <LeaveQuestion isAsked={canEdit && hasUnsavedEdits(serverText, edits)} />
    </>
  )
}

function problemOf(error: Error): WatchNotice {
  return { kind: 'problem', sentence: messageOf(error) }
}
