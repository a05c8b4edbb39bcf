import { limits } from '@faith-fables/contract/limits'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { FeedbackForm } from './feedback-form.tsx'

export interface RegenerationBoxProps {
  regenerationsUsed: number
  isRewriting: boolean
  isEnabled: boolean
  /** Answers by `onTaken` when the server has taken it. */
  onSubmit: (feedback: string, onTaken: () => void) => void
}

/** Asks for another version in two steps: the first click shows the field, the second sends it. */
export function RegenerationBox(props: RegenerationBoxProps) {
  const { regenerationsUsed, isRewriting, isEnabled, onSubmit } = props
  const [isOpen, setOpen] = useState(false)
  const left = limits.textRegenerations - regenerationsUsed

  return (
    <Sheet tone="linen" aria-label="Another version" className="stack gap-3.5">
      {isOpen ? (
        <FeedbackForm
          isBusy={isRewriting}
          isEnabled={isEnabled}
          onSubmit={(feedback) => onSubmit(feedback, () => setOpen(false))}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Button wide busy={isRewriting} disabled={!isEnabled || left <= 0} onClick={() => setOpen(true)}>
          {!isRewriting && <RefreshCw className="icon" aria-hidden="true" />}
          {isRewriting ? 'Writing again...' : 'Regenerate'}
        </Button>
      )}
      <p className="soft text-center text-sm">
        {isRewriting ? 'You may go on changing the text meanwhile.' : leftWords(left)}
      </p>
    </Sheet>
  )
}

function leftWords(left: number): string {
  if (left <= 0) return 'All new versions are used. You can still change the text yourself.'
  return `A new version is free. ${left} of ${limits.textRegenerations} left.`
}
