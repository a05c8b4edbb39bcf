import { limits } from '@faith-fables/contract/limits'
import { RefreshCw } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { focusField } from '../../ui/focus-field.ts'
import { TextArea } from '../../ui/text-area.tsx'

export interface FeedbackFormProps {
  isBusy: boolean
  isEnabled: boolean
  /** A failure leaves the form and its words as they are. */
  onSubmit: (feedback: string) => void
  onClose: () => void
}

/** What the next version should do differently. */
export function FeedbackForm({ isBusy, isEnabled, onSubmit, onClose }: FeedbackFormProps) {
  const [feedback, setFeedback] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (feedback.trim() !== '') return onSubmit(feedback.trim())
    setProblem('Please provide feedback for regeneration.')
    focusField(event, 'feedback')
  }

  function type(words: string) {
    setFeedback(words)
    setProblem(null)
  }

  return (
    <form className="stack gap-3.5" noValidate onSubmit={submit}>
      <TextArea
        name="feedback"
        label="What should be different?"
        rows={4}
        autoFocus
        placeholder="Shorter, please, with a longer goodnight at the end."
        maxLength={limits.feedback.max}
        value={feedback}
        onValueChange={type}
        error={problem}
      />
      <Button type="submit" wide busy={isBusy} disabled={!isEnabled}>
        {!isBusy && <RefreshCw className="icon" aria-hidden="true" />}
        Regenerate
      </Button>
      <Button tone="quiet" wide onClick={onClose}>
        Never mind
      </Button>
    </form>
  )
}
