import { AlertDialog } from '@base-ui/react/alert-dialog'
import { LeaveQuestion } from '../../../components/site/leave-question.tsx'
import '../../../ui/dialogs/dialog.css'
import { Ornament } from '../../../ui/pictures/ornament.tsx'
import './processing-dialog.css'
import { StageLights } from './stage-lights.tsx'
import type { StoryOrder } from './use-story-order.ts'

export interface ProcessingDialogProps {
  order: Pick<StoryOrder, 'isUnderWay' | 'isOpenEnded' | 'isTaken' | 'message' | 'stage'>
  /** What gets the focus when the dialog closes. */
  returnFocusTo: () => HTMLElement | null
}

/** Night falls over the page while the story is being made. It closes by itself only. */
export function ProcessingDialog({ order, returnFocusTo }: ProcessingDialogProps) {
  const { isUnderWay, isOpenEnded, isTaken, message, stage } = order
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
            <LeaveQuestion isAsked={isOpenEnded} title="Leave while your story is being made?">
              {isTaken
                ? 'It goes on being made without you. You will find it in My Library, under In Progress.'
                : 'We do not know yet whether your order has arrived. If it has, you will find the story in My Library.'}
            </LeaveQuestion>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
