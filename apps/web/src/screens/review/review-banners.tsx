import type { GenerationRecord } from '@faith-fables/contract'
import { endedUnsuccessfully, statusMessage, statusWords } from '@faith-fables/contract/generation-status'
import type { ReactNode } from 'react'
import { nextStep } from '../../components/next-step.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
import type { ReviewWatch } from './review-watch.ts'

export interface ReviewBannersProps {
  watch: ReviewWatch
  /** Edits that the new version has replaced. */
  replacedEdits: string | null
  onRestore: (text: string) => void
}

/** What the record itself says: why the text came back, what became of it, where it goes on. */
export function ReviewBanners({ watch, replacedEdits, onRestore }: ReviewBannersProps) {
  const { record, isRegenerated } = watch
  const problem = problemOf(record)
  return (
    <div className="stack mb-6 empty:hidden">
      {problem && (
        <Note tone="error" title="Action Required">
          <p>{problem}</p>
          {endedUnsuccessfully(record.status) && <StepLink record={record} />}
        </Note>
      )}
      {isRegenerated && (
        <Note tone="good" title="Story has been regenerated! Review the changes below.">
          {replacedEdits !== null && (
            <Button tone="quiet" className="-ml-3" onClick={() => onRestore(replacedEdits)}>
              Restore my edits
            </Button>
          )}
        </Note>
      )}
      <PlaceNote record={record} />
      {record.verseWarning && (
        <Note tone="warning" title="About the verse">
          <p>{record.verseWarning}</p>
        </Note>
      )}
    </div>
  )
}

function problemOf(record: GenerationRecord): string | null {
  const { status, reviewModerationFeedback, processingError } = record
  if (status === 'pending_review' && reviewModerationFeedback)
    return `Moderation Failed: ${reviewModerationFeedback}`
  if (processingError) return `Processing failed: ${processingError}`
  return endedUnsuccessfully(status) ? 'Processing failed: Something went wrong on our side.' : null
}

/** Where the story is, when it is not here. */
function PlaceNote({ record }: { record: GenerationRecord }) {
  const words = placeWords(record)
  if (!words) return null
  return (
    <Note title={words}>
      <StepLink record={record} />
    </Note>
  )
}

function placeWords({ status }: GenerationRecord): ReactNode {
  switch (status) {
    case 'pending_review':
    case 'moderating_review':
    case 'rejected':
    case 'failed':
    case 'prompt_rejected_by_safety':
    case 'text_rejected_by_safety':
      return null
    case 'regenerating_text_feedback':
      return null
    case 'pending_prompt_review':
      return 'Some picture ideas need your attention.'
    case 'pending_image_review':
      return 'This text is approved. Its pictures are waiting for you.'
    case 'published':
      return 'This story is published.'
    case 'archived':
      return 'This story was deleted.'
    default:
      return statusMessage(status) ?? statusWords(status)
  }
}

function StepLink({ record }: { record: GenerationRecord }) {
  const { to, label } = nextStep(record)
  return (
    <LinkButton to={to} className="mt-2">
      {label}
    </LinkButton>
  )
}
