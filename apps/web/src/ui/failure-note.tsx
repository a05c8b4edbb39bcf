import type { ReactNode } from 'react'
import { Button } from './button.tsx'
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
      {onRetry && (
        <Button tone="quiet" className="-ml-3" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Note>
  )
}
