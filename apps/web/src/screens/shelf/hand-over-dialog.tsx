import { useMutation } from '@tanstack/react-query'
import { messageOf } from '../../api/calls/api-error.ts'
import { handOverMutation } from '../../api/shelf/shelf-queries.ts'
import { goToChild } from '../../session/hand-over-mark.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

/** Asks once more, and leads to the shelf as the child sees it. */
export function HandOverDialog({ onClose }: { onClose: () => void }) {
  const handing = useMutation(handOverMutation)
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Hand over this device?"
      confirmLabel="Hand over"
      tone="primary"
      busy={handing.isPending || handing.isSuccess}
      onConfirm={() => handing.mutate(undefined, { onSuccess: goToChild })}
    >
      <p>
        This browser shows the shelf and nothing else from now on, also after it was closed. You take it back
        by “For parents” and your PIN, or by your password.
      </p>
      {handing.error && <p role="alert">{messageOf(handing.error)}</p>}
    </ConfirmDialog>
  )
}
