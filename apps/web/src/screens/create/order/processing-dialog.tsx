import { AlertDialog } from '@base-ui/react/alert-dialog'
import type { RefObject } from 'react'
import '../../../ui/dialog.css'
import { Ornament } from '../../../ui/ornament.tsx'
import './processing-dialog.css'
import { StageLights } from './stage-lights.tsx'

export interface ProcessingDialogProps {
  open: boolean
  /** What is being done just now. */
  message: string
  /** Place among the working stages; -1 before the first. */
  stage: number
  /** Gets the focus when the dialog closes. */
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Night falls over the page while the story is being made. It closes by itself only. */
export function ProcessingDialog({ open, message, stage, returnFocusTo }: ProcessingDialogProps) {
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="dialog-veil" />
        <AlertDialog.Viewport className="dialog-place">
          <AlertDialog.Popup className="dialog" finalFocus={returnFocusTo}>
            <div className="processing night on-dark">
              <div className="processing-lantern">
                <Ornament name="lantern-lit" size={132} />
              </div>
              <AlertDialog.Title>Processing Your Story</AlertDialog.Title>
              <p className="processing-message" aria-live="polite">
                {message}
              </p>
              <StageLights stage={stage} />
              <AlertDialog.Description render={<div className="processing-words" />}>
                <p>
                  Please wait while we work our magic. This includes content moderation and may take a
                  moment...
                </p>
                <p>
                  <b>Please do not navigate away.</b>
                </p>
              </AlertDialog.Description>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
