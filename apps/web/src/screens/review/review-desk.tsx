import { canDo } from '@faith-fables/contract/generation-status'
import { visibleText } from '@faith-fables/contract/visible-text'
import { wishesToTap } from '@faith-fables/contract/wishes-to-tap'
import { useRef } from 'react'
import { FeedbackReport } from '../../components/making/feedback-report.tsx'
import { NextStepNote } from '../../components/making/next-step-note.tsx'
import { LeaveQuestion } from '../../components/site/leave-question.tsx'
import { ApprovalPlate } from './approval-plate.tsx'
import { LengthNote } from './checks/length-note.tsx'
import { ReadingMeter } from './checks/reading-meter.tsx'
import { TextContradictions } from './checks/text-contradictions.tsx'
import { useVerse } from './checks/use-verse.ts'
import { VerseNote } from './checks/verse-note.tsx'
import { RegenerationBox } from './regeneration-box.tsx'
import { PromptReport } from './report/prompt-report.tsx'
import { KeptEditsNote } from './text/kept-edits-note.tsx'
import { StorySheet } from './text/story-sheet.tsx'
import { UnsentLine } from './text/unsent-line.tsx'
import { useStoryEdits } from './text/use-story-edits.ts'
import { sendingNotice, useReviewActions } from './use-review-actions.ts'
import { RegeneratedNote } from './versions/regenerated-note.tsx'
import { TextVersions } from './versions/text-versions.tsx'
import { useTextRestoring } from './versions/use-text-restoring.ts'
import { OvertakenNote } from './watching/overtaken-note.tsx'
import { RecordBanner } from './watching/record-banner.tsx'
import { ReviewNotice } from './watching/review-notice.tsx'
import type { ReviewWatch } from './watching/review-watch.ts'

export interface ReviewDeskProps {
  generationId: string
  watch: ReviewWatch
}

/** The text at the left; approval, regeneration and what became of them at the right. */
export function ReviewDesk({ generationId, watch }: ReviewDeskProps) {
  const { record, waitsFor } = watch
  const edits = useStoryEdits(generationId, record.storyText ?? '')
  const sending = useReviewActions(generationId)
  const verse = useVerse(record)
  const field = useRef<HTMLTextAreaElement>(null)
  const restoring = useTextRestoring(generationId)
  const canEdit = canDo('editText', record.status)
  const history = record.textHistory
  const isApproving = waitsFor === 'approval' || (sending.isPending && sending.variables?.feedback === null)
  const isRewriting = !isApproving && (sending.isPending || waitsFor === 'regeneration')

  function send(feedback: string | null, onTaken?: () => void) {
    // As the server keeps it: it must be known again when it comes back.
    const storyText = visibleText(edits.text)
    edits.markSent(storyText)
    sending.begin({ storyText, feedback }, onTaken)
  }

  function restore(version: number) {
    const storyText = visibleText(edits.text)
    restoring.begin({ version, editedStoryText: storyText }, () => edits.markSent(storyText))
  }

  return (
    <>
      <div className="stack mb-6 empty:hidden">
        {watch.isRegenerated && <RegeneratedNote />}
        {canEdit && history?.report && (
          <FeedbackReport
            report={history.report}
            otherwise="You can change the text yourself, or ask again in other words."
          />
        )}
        {canEdit && history && (
          <TextVersions
            record={record}
            history={history}
            isEnabled={canDo('restoreText', record.status) && !isApproving && !isRewriting}
            isRestoring={restoring.isPending}
            onRestore={restore}
          />
        )}
        <KeptEditsNote
          isRestored={canEdit && edits.isRestored}
          hasReplaced={canEdit && edits.replaced !== null}
          onRestore={edits.restore}
        />
        <OvertakenNote watch={watch} />
        <RecordBanner record={record} isNew={watch.looks > 0} />
        {record.status === 'pending_prompt_review' && <NextStepNote record={record} />}
      </div>
      <div className="split">
        <div className="stack gap-6">
          <StorySheet
            record={record}
            text={edits.text}
            scripture={verse?.text ?? ''}
            field={field}
            {...(canEdit && { onEdit: edits.edit })}
          >
            {canEdit && <UnsentLine isUnsaved={edits.isUnsaved} field={field} onDiscard={edits.discard} />}
          </StorySheet>
          {canEdit && (
            <TextContradictions
              generationId={generationId}
              text={edits.text}
              field={field}
              onEdit={edits.edit}
            />
          )}
          {canEdit && record.promptReport && <PromptReport report={record.promptReport} />}
        </div>
        <aside aria-label="Your decision" className="stack gap-6">
          <ReviewNotice
            notice={
              waitsFor === null
                ? (sendingNotice(sending.error ?? restoring.error) ?? watch.notice)
                : watch.notice
            }
          />
          {canEdit && <VerseNote record={record} text={edits.text} />}
          {canEdit && <LengthNote record={record} text={edits.text} scripture={verse?.text ?? ''} />}
          <ApprovalPlate
            record={record}
            isApproving={isApproving}
            isUnderWay={waitsFor === 'approval'}
            isEnabled={!isRewriting}
            onApprove={() => send(null)}
          />
          <RegenerationBox
            generationId={generationId}
            regenerationsUsed={record.textRegenerationsUsed}
            isRewriting={isRewriting}
            isEnabled={!isApproving}
            wishes={wishesToTap({
              ageGroup: record.ageGroup,
              characters: record.originalPrompt.characters,
              text: record.storyText ?? '',
            })}
            onSubmit={send}
          />
          {canEdit && (
            <ReadingMeter record={record} text={edits.text} scripture={verse?.text ?? ''} field={field} />
          )}
        </aside>
      </div>
      <LeaveQuestion isAsked={canEdit && edits.isUnsaved} title="Leave before your changes are sent?">
        They are kept on this device and wait for you here. They become part of the story when you approve it
        or ask for another version.
      </LeaveQuestion>
    </>
  )
}
