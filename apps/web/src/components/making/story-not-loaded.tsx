import { ApiError } from '../../api/calls/api-error.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { EmptyShelf } from '../story/empty-shelf.tsx'

export interface StoryNotLoadedProps {
  /** Null when the address names no story. */
  error: Error | null
  onRetry?: () => void
}

/** In place of a story being made that cannot be shown. */
export function StoryNotLoaded({ error, onRetry }: StoryNotLoadedProps) {
  const isMissing = error instanceof ApiError && error.status === 404
  if (error && !isMissing)
    return <FailureNote title="Failed to load story data." {...(onRetry && { onRetry })} />
  return (
    <EmptyShelf title={error ? 'Story not found.' : 'No story ID provided in the URL.'} drawing="lost-lamb">
      <p className="soft">The stories you are making are in your library.</p>
      <LinkButton to={paths.libraryInProgress()}>My Library</LinkButton>
    </EmptyShelf>
  )
}
