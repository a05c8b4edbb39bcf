import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode, RefObject } from 'react'
import { Button } from '../buttons/button.tsx'
import './dialog.css'
import { useDialogFocus } from './use-dialog-focus.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** Called with Escape and the keeping button. */
  onClose: () => void
  title: string
  /** What will happen; part of what assistive technology reads when the dialog opens. */
  children: ReactNode
  /** Words of the button that does it: "Delete". */
  confirmLabel: string
  /** Words of the button that does not: "Cancel" by default. */
  keepLabel?: string
  onConfirm: () => void
  /** `primary` where nothing is lost: the question is then only whether one means it. */
  tone?: 'danger' | 'primary'
  busy?: boolean
  /** Takes the focus at the end, where what opened the dialog is gone by then. */
  finalFocus?: RefObject<HTMLElement | null>
}

/** Asks again before something is lost, or done that others will see. It does not close by a click beside it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onClose,
    title,
    children,
    confirmLabel,
    keepLabel = 'Cancel',
    onConfirm,
    tone = 'danger',
    busy = false,
    finalFocus,
  } = props
  const focus = useDialogFocus(undefined, finalFocus)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="dialog-veil" />
        <Base.Viewport className="dialog-place">
          <Base.Popup className="dialog dialog-small" {...focus}>
            <div className="dialog-head">
              <Base.Title>{title}</Base.Title>
            </div>
            <div className="dialog-body">
              <Base.Description render={<div />}>{children}</Base.Description>
            </div>
            <div className="dialog-foot">
              <Base.Close render={<Button>{keepLabel}</Button>} />
              <Button tone={tone} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
