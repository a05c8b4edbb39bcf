import type { ReactNode } from 'react'
import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { BackToLibrary } from './back-to-library.tsx'
import { ReadingDesk } from './reading-desk.tsx'

export interface StoryErrorProps {
  message: string
  /** Given where trying again may help. */
  onRetry?: () => void
  isRetrying?: boolean
  /** What else may help. */
  children?: ReactNode
}

/** In place of a story that cannot be read. */
export function StoryError({ message, onRetry, isRetrying = false, children }: StoryErrorProps) {
  return (
    <ReadingDesk>
      <EmptyShelf title="Error Loading Story" drawing="lost-lamb" headingLevel="h1">
        <p role="alert">{message}</p>
        {children}
        <div className="row justify-center">
          {onRetry && (
            <Button busy={isRetrying} onClick={onRetry}>
              Try again
            </Button>
          )}
          <BackToLibrary />
        </div>
      </EmptyShelf>
    </ReadingDesk>
  )
}
