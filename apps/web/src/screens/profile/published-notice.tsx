import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'

/** Welcomes a parent who comes from publishing a story; `publishedStoryId` in the state of the address says so. */
export function PublishedNotice() {
  const storyId = publishedStoryId(useLocation().state)
  if (storyId === null) return null
  return (
    <Note tone="good" title="Your story is published." className="mb-8">
      <p>It stands in your library now, for your family only, until you ask for more.</p>
      <div className="row mt-2">
        <LinkButton tone="primary" to={paths.story(storyId)}>
          Read it
        </LinkButton>
        <LinkButton to={paths.library()}>Open My Library</LinkButton>
      </div>
    </Note>
  )
}

function publishedStoryId(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('publishedStoryId' in state)) return null
  return typeof state.publishedStoryId === 'string' ? state.publishedStoryId : null
}
