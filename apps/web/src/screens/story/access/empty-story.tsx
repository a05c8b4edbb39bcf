import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { BackToLibrary } from './back-to-library.tsx'
import { ReadingDesk } from './reading-desk.tsx'

/** @param hasStory the story is there, only its pages are not */
export function EmptyStory({ hasStory = false }: { hasStory?: boolean }) {
  return (
    <ReadingDesk>
      <EmptyShelf title="Story Not Found or Empty" headingLevel="h1">
        <p>Could not find the requested story data or the story has no pages.</p>
        {hasStory && <p className="soft">No story pages available.</p>}
        <BackToLibrary />
      </EmptyShelf>
    </ReadingDesk>
  )
}
