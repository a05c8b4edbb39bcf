import type { LibraryItem } from '@faith-fables/contract'
import { useState } from 'react'
import { EmptyShelf } from '../../components/empty-shelf.tsx'
import { anyStory, findStories } from '../../components/find-stories.ts'
import { OwnerButtons } from '../../components/owner-buttons.tsx'
import { StoryBook } from '../../components/story-book.tsx'
import { StoryFinder } from '../../components/story-finder.tsx'
import type { StoryActions } from '../../components/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'

export interface PublishedPanelProps {
  stories: readonly LibraryItem[]
  actions: StoryActions
}

/** The finished books, with a way to find one among many. */
export function PublishedPanel({ stories, actions }: PublishedPanelProps) {
  const [wish, setWish] = useState(anyStory)
  if (stories.length === 0) return <NoPublishedStories />
  const found = findStories(stories, wish)
  return (
    <div className="stack gap-11">
      <StoryFinder wish={wish} onWishChange={setWish} />
      {found.length === 0 && <EmptyShelf title="No published stories match your search criteria." />}
      {found.length > 0 && (
        <ul className="bookshelf">
          {found.map((story) => (
            <li key={story.id}>
              <StoryBook
                story={story}
                to={paths.story(story.id)}
                isOwner
                headingLevel="h2"
                ownerButtons={<OwnerButtons story={story} actions={actions} />}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NoPublishedStories() {
  return (
    <EmptyShelf title="No published stories yet.">
      <p>The lantern is lit and there is room for the first one.</p>
      <LinkButton tone="primary" size="large" to={paths.create()}>
        Create Your First Story
      </LinkButton>
    </EmptyShelf>
  )
}
