import { type ReactNode, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { useFocusHandOver } from '../focus/use-focus-hand-over.ts'
import { focusScreenHeading } from '../page/screen-heading.tsx'
import { Note } from './note.tsx'

export interface FailureNoteProps {
  /** 'Error', or the whole sentence. */
  title: string
  children?: ReactNode
  /** Offers 'Try again'. */
  onRetry?: () => void
}

/** Something could not be loaded or done; what can be done about it stands right there. */
export function FailureNote({ title, children, onRetry }: FailureNoteProps) {
  return (
    <Note tone="error" title={title}>
      {children}
      {onRetry && <RetryButton onRetry={onRetry} />}
    </Note>
  )
}

/** Leaves when the next try succeeds. */
function RetryButton({ onRetry }: { onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandOver(button, focusScreenHeading)
  return (
    <Button ref={button} tone="quiet" className="-ml-3" onClick={onRetry}>
      Try again
    </Button>
  )
}
