import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

export interface DiscardCharacterQuestionProps {
  isAsked: boolean
  /** Nothing of the character is saved yet. */
  isNew: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** A press on Escape or beside the dialog is quickly done; a described character is not quickly typed again. */
export function DiscardCharacterQuestion({
  isAsked,
  isNew,
  onKeep,
  onDiscard,
}: DiscardCharacterQuestionProps) {
  return (
    <ConfirmDialog
      open={isAsked}
      onClose={onKeep}
      title={isNew ? 'Leave without this character?' : 'Leave without your changes?'}
      confirmLabel="Discard"
      keepLabel="Keep writing"
      onConfirm={onDiscard}
    >
      <p>What you wrote is not saved yet. If you close the editor now, it is lost.</p>
    </ConfirmDialog>
  )
}
