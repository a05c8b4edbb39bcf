import { canDo } from '@faith-fables/contract/generation-status'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { ApprovalPlate } from './approval-plate.tsx'
import { LeaveQuestion } from './leave-question.tsx'
import { RecordBanner } from './record-banner.tsx'
import { RegeneratedNote } from './regenerated-note.tsx'
import { RegenerationBox } from './regeneration-box.tsx'
import { ReviewNotice } from './review-notice.tsx'
import type { ReviewWatch, WatchNotice } from './review-watch.ts'
import {
  editsAfterSending,
  editsAfterTyping,
  hasUnsavedEdits,
  replacedEdits,
  type StoryEdits,
  shownText,
} from './story-edits.ts'
import { StorySheet } from './story-sheet.tsx'
import { useReviewActions } from './use-review-actions.ts'
import { VerseNote } from './verse-note.tsx'

export interface ReviewDeskProps {
  generationId: string
  watch: ReviewWatch
}

/** The text at the left; approval, regeneration and what became of them at the right. */
export function ReviewDesk({ generationId, watch }: ReviewDeskProps) {
  const { record, waitsFor } = watch
  const [edits, setEdits] = useState<StoryEdits | null>(null)
  const sending = useReviewActions(generationId)
  const serverText = record.storyText ?? ''
  const text = shownText(serverText, edits)
  const canEdit = canDo('editText', record.status)
  const isApproving = waitsFor === 'approval' || (sending.isPending && sending.variables?.feedback === null)
  const isRewriting = !isApproving && (sending.isPending || waitsFor === 'regeneration')

  function edit(changed: string) {
    setEdits(editsAfterTyping(serverText, edits, changed))
  }

  function send(feedback: string | null, onTaken?: () => void) {
    // Without the blanks at its ends, which the server would cut off: it must be known again when it comes back.
    const storyText = text.trim()
    setEdits(editsAfterSending(serverText, storyText))
    sending.begin({ storyText, feedback }, onTaken)
  }

  return (
    <>
      <div className="stack mb-6 empty:hidden">
        {watch.isRegenerated && (
          <RegeneratedNote replacedEdits={replacedEdits(serverText, edits)} onRestore={edit} />
        )}
        <RecordBanner record={record} isNew={watch.looks > 0} />
      </div>
      <div className="split">
        <StorySheet record={record} text={text} {...(canEdit && { onEdit: edit })} />
        <aside aria-label="Your decision" className="stack gap-6">
          <ReviewNotice
            notice={waitsFor === null ? (failureNotice(sending.error) ?? watch.notice) : watch.notice}
          />
          {canEdit && <VerseNote record={record} text={text} />}
          <ApprovalPlate
            imageNumber={record.originalPrompt.imageNumber}
            isApproving={isApproving}
            isEnabled={!isRewriting}
            onApprove={() => send(null)}
          />
          <RegenerationBox
            regenerationsUsed={record.textRegenerationsUsed}
            isRewriting={isRewriting}
            isEnabled={!isApproving}
            onSubmit={send}
          />
        </aside>
      </div>
      <LeaveQuestion isAsked={canEdit && hasUnsavedEdits(serverText, edits)} />
    </>
  )
}

function failureNotice(error: Error | null): WatchNotice | null {
  return error && { kind: 'problem', sentence: messageOf(error) }
}
