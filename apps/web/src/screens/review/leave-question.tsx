import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Asks before edits are lost, by a link of ours or by the browser. */
export function LeaveQuestion({ isAsked }: { isAsked: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isAsked) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without your changes?"
      confirmLabel="Leave"
      keepLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
    >
      What you changed in the text is saved when you approve it or ask for another version. If you leave now,
      it is lost.
    </ConfirmDialog>
  )
}
