import { checkField, keptField } from '@faith-fables/contract/check-field'
import { textFeedbackRule } from '@faith-fables/contract/field-rules'
import { limits } from '@faith-fables/contract/limits'
import type { WishToTap } from '@faith-fables/contract/wishes-to-tap'
import { RefreshCw } from 'lucide-react'
import { type SubmitEvent, useRef, useState } from 'react'
import { storedWords } from '../../components/device/stored-words.ts'
import { useKeptOnDevice } from '../../components/device/use-kept-on-device.ts'
import { WishesToTap } from '../../components/making/wishes-to-tap.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { focusField } from '../../ui/focus/focus-field.ts'
import { Sheet } from '../../ui/paper/sheet.tsx'

export interface RegenerationBoxProps {
  generationId: string
  regenerationsUsed: number
  isRewriting: boolean
  isEnabled: boolean
  /** What may be tapped instead of typed. */
  wishes: readonly WishToTap[]
  /** Answers by `onTaken` when the server has taken it; a failure leaves the box and its words as they are. */
  onSubmit: (feedback: string, onTaken: () => void) => void
}

/**
 * Asks for another version in two steps: the first click shows the field, the second sends it. It is one and the same
 * button, so that the focus has somewhere to stay.
 */
export function RegenerationBox(props: RegenerationBoxProps) {
  const { generationId, regenerationsUsed, isRewriting, isEnabled, wishes, onSubmit } = props
  const [feedback, setFeedback] = useKeptOnDevice(`story-wish.${generationId}`, storedWords)
  const [isOpen, setOpen] = useState(feedback !== null)
  const [problem, setProblem] = useState<string | null>(null)
  const regenerate = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const left = limits.textRegenerations - regenerationsUsed

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isOpen) return setOpen(true)
    const wrong = checkField(textFeedbackRule, feedback ?? '')
    setProblem(wrong)
    if (wrong) return focusField(event, 'feedback')
    onSubmit(keptField(textFeedbackRule, feedback ?? ''), empty)
  }

  function type(words: string) {
    setFeedback(words === '' ? null : words)
    setProblem(null)
  }

  function tap(words: string, goesOn: boolean) {
    if (words.length > limits.feedback.max) return
    type(words)
    // What is to be finished is finished at its end.
    if (goesOn) field.current?.focus()
  }

  function empty() {
    setOpen(false)
    setFeedback(null)
  }

  function close() {
    setOpen(false)
    setProblem(null)
    regenerate.current?.focus()
  }

  return (
    <Sheet tone="linen" aria-label="Another version">
      <form className="stack gap-3.5" noValidate onSubmit={submit}>
        {isOpen && (
          <TextArea
            ref={field}
            name="feedback"
            label="What should be different?"
            rows={4}
            autoFocus
            placeholder="Shorter, please, with a longer goodnight at the end."
            maxLength={limits.feedback.max}
            value={feedback ?? ''}
            onValueChange={type}
            error={problem}
          />
        )}
        {isOpen && !isRewriting && <WishesToTap wishes={wishes} field={feedback ?? ''} onTap={tap} />}
        <Button
          ref={regenerate}
          type="submit"
          wide
          busy={isRewriting}
          unavailable={left <= 0}
          disabled={!isEnabled}
        >
          {!isRewriting && <RefreshCw className="icon" aria-hidden="true" />}
          {isRewriting ? 'Writing again...' : 'Regenerate'}
        </Button>
        {isOpen && !isRewriting && (
          <Button tone="quiet" wide onClick={close}>
            Never mind
          </Button>
        )}
        <p className="soft text-center text-sm">
          {isRewriting ? 'You may go on changing the text meanwhile.' : leftWords(left)}
        </p>
      </form>
    </Sheet>
  )
}

function leftWords(left: number): string {
  if (left <= 0) return 'All new versions are used. You can still change the text yourself.'
  return `A new version is free. ${left} of ${limits.textRegenerations} left.`
}
