import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

export interface TakeBackButtonProps {
  /** Whose link it is. */
  of: string
  isBusy: boolean
  /** The link is closed: what may still stand is the question, on its way out. */
  isGone?: boolean
  /** @param onSettled to be called when it is done, or has failed */
  onTakeBack: (onSettled: () => void) => void
  /** What ends with the link. */
  children: ReactNode
}

/** Takes a link back, once it was asked again. */
export function TakeBackButton({ of, isBusy, isGone = false, onTakeBack, children }: TakeBackButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      {!isGone && (
        <Button tone="quiet" aria-label={`Take back: ${of}`} onClick={() => setAsking(true)}>
          Take back
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title="Take back this link?"
        confirmLabel="Take back"
        busy={isBusy}
        onConfirm={() => onTakeBack(close)}
      >
        <p>{children} A new link will have another address.</p>
      </ConfirmDialog>
    </>
  )
}
