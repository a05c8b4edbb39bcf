import type { RefObject } from 'react'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'

export interface DiscardQuestionProps {
  open: boolean
  onClose: () => void
  onDiscard: () => void
  /** What becomes of the text. */
  consequence: string
  /** Takes the focus afterwards; left out while the button that asked still stands. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** Asks before changes that were never sent are gone for good. */
export function DiscardQuestion({ onDiscard, consequence, ...dialog }: DiscardQuestionProps) {
  function discard() {
    dialog.onClose()
    onDiscard()
  }

  return (
    <ConfirmDialog
      {...dialog}
      title="Discard your changes?"
      confirmLabel="Discard"
      keepLabel="Keep them"
      onConfirm={discard}
    >
      {consequence}
    </ConfirmDialog>
  )
}
