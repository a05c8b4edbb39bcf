import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

/** The browser's way back leads past the dialog: whoever takes it learns first what becomes of the story. */
export function LeaveQuestion({ isTaken }: { isTaken: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave while your story is being made?"
      confirmLabel="Leave"
      keepLabel="Stay"
      onConfirm={() => blocker.proceed?.()}
    >
      {isTaken
        ? 'It goes on being made without you. You will find it in My Library, under In Progress.'
        : 'We do not know yet whether your order has arrived. If it has, you will find the story in My Library.'}
    </ConfirmDialog>
  )
}
