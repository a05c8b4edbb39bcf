import type { ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { useUnloadQuestion } from '../../ui/browser/use-unload-question.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'

export interface LeaveQuestionProps {
  /** Something is typed and not sent. */
  isAsked: boolean
  title: string
  /** What becomes of it. */
  children: ReactNode
}

/** Asks before a parent leaves what they typed: by a link of ours, by Back, or by closing the tab. */
export function LeaveQuestion({ isAsked, title, children }: LeaveQuestionProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isAsked && currentLocation.pathname !== nextLocation.pathname,
  )
  useUnloadQuestion(isAsked)

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={title}
      confirmLabel="Leave"
      keepLabel="Stay here"
      onConfirm={() => blocker.proceed?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
