import type { LibraryItem } from '@faith-fables/contract'
import { Mic, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { IconLink } from '../../ui/buttons/icon-link.tsx'
import { useFocusHandOver } from '../../ui/focus/use-focus-hand-over.ts'
import { focusScreenHeading } from '../../ui/page/screen-heading.tsx'
import type { StoryActions } from './use-story-actions.ts'

export interface OwnerButtonsProps {
  /** A published story of the parent's. */
  story: Pick<LibraryItem, 'id' | 'title' | 'visibility'> & Partial<Pick<LibraryItem, 'answer'>>
  actions: StoryActions
}

/** What the owner of a published story finds on its book. Only a private one can be asked for; one that was taken down, not even again. */
export function OwnerButtons({ story: { id, title, visibility, answer }, actions }: OwnerButtonsProps) {
  const story = { id, title, _type: 'published' } as const
  const requestWords = answer ? 'Ask again' : 'Request public'
  const deleteButton = useRef<HTMLButtonElement>(null)
  // The book leaves when it turns out to be deleted in another window.
  useFocusHandOver(deleteButton, focusScreenHeading)
  return (
    <>
      {visibility === 'private' && answer?.kind !== 'taken-down' && (
        <Button
          tone="quiet"
          className="book-request"
          aria-label={`${requestWords}: ${title}`}
          onClick={() => actions.askToRequestPublic(story)}
        >
          {requestWords}
        </Button>
      )}
      {visibility === 'pending' && <p className="book-pending">Waiting for a yes to become public</p>}
      <IconLink label={`Recordings of ${title}`} to={paths.recordings(id)}>
        <Mic className="icon" aria-hidden="true" />
      </IconLink>
      <IconButton
        ref={deleteButton}
        label={`Delete ${title}`}
        icon={Trash2}
        tone="danger"
        onClick={() => actions.askToDelete(story)}
      />
    </>
  )
}
