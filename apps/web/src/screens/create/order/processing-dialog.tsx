import { AlertDialog } from '@base-ui/react/alert-dialog'
import '../../../ui/dialog.css'
import { Ornament } from '../../../ui/ornament.tsx'
import { useUnloadQuestion } from '../../../ui/use-unload-question.ts'
import { LeaveQuestion } from './leave-question.tsx'
import './processing-dialog.css'
import { StageLights } from './stage-lights.tsx'
import type { StoryOrder } from './use-story-order.ts'

export interface ProcessingDialogProps {
  order: Pick<StoryOrder, 'isUnderWay' | 'isTaken' | 'message' | 'stage'>
  /** What gets the focus when the dialog closes. */
  returnFocusTo: () => HTMLElement | null
}

/** Night falls over the page while the story is being made. It closes by itself only. */
export function ProcessingDialog({ order, returnFocusTo }: ProcessingDialogProps) {
  const { isUnderWay, isTaken, message, stage } = order
  useUnloadQuestion(isUnderWay)
  return (
    <AlertDialog.Root open={isUnderWay}>
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
            <LeaveQuestion isTaken={isTaken} />
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
