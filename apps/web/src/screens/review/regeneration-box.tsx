import type { GenerationRecord } from '@faith-fables/contract'
import { limits } from '@faith-fables/contract/limits'
import { RefreshCw } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { TextArea } from '../../ui/text-area.tsx'

export interface RegenerationBoxProps {
  record: GenerationRecord
  isRewriting: boolean
  isEnabled: boolean
  /** Rejects when the server did not take it. */
  onSubmit: (feedback: string) => Promise<unknown>
}

/** Asks for another version in two steps: the first click shows the field, the second sends it. */
export function RegenerationBox(props: RegenerationBoxProps) {
  const { record, isRewriting, isEnabled } = props
  const [isOpen, setOpen] = useState(false)
  const left = limits.textRegenerations - record.textRegenerationsUsed

  return (
    <Sheet tone="linen" aria-label="Another version" className="stack gap-3.5">
      {isOpen ? (
        <FeedbackForm {...props} onClose={() => setOpen(false)} />
      ) : (
        <Button
          wide
          busy={isRewriting}
          disabled={!isRewriting && (!isEnabled || left <= 0)}
          onClick={() => setOpen(true)}
        >
          {!isRewriting && <RefreshCw className="icon" aria-hidden="true" />}
          {isRewriting ? 'Writing again...' : 'Regenerate'}
        </Button>
      )}
      <p className="soft text-center text-sm">{leftWords(left)}</p>
    </Sheet>
  )
}

function leftWords(left: number): string {
  if (left <= 0) return 'All new versions are used. You can still change the text yourself.'
  return left === 1 ? 'A new version is free. 1 is left.' : `A new version is free. ${left} are left.`
}

interface FeedbackFormProps extends RegenerationBoxProps {
  onClose: () => void
}

function FeedbackForm({ isRewriting, isEnabled, onSubmit, onClose }: FeedbackFormProps) {
  const [feedback, setFeedback] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (feedback.trim() === '') {
      setProblem('Please provide feedback for regeneration.')
      focusField(event, 'feedback')
      return
    }
    // A failure keeps the box and the words; its sentence stands above the buttons.
    onSubmit(feedback.trim()).then(onClose, () => {})
  }

  return (
    <form className="stack gap-3.5" noValidate onSubmit={submit}>
      <TextArea
        name="feedback"
        label="What should be different?"
        rows={4}
        autoFocus
        placeholder="Shorter, please, and let Ben say sorry himself."
        maxLength={limits.feedback.max}
        value={feedback}
        onValueChange={(words) => {
          setFeedback(words)
          setProblem(null)
        }}
        error={problem}
      />
      <Button type="submit" wide busy={isRewriting} disabled={!isEnabled && !isRewriting}>
        {!isRewriting && <RefreshCw className="icon" aria-hidden="true" />}
        Regenerate
      </Button>
      <Button tone="quiet" wide onClick={onClose}>
        Never mind
      </Button>
    </form>
  )
}
