import type { LibraryItem } from '@faith-fables/contract'
import { EmptyShelf } from '../../components/empty-shelf.tsx'
import { anyStory, findStories } from '../../components/find-stories.ts'
import { FoundCount } from '../../components/found-count.tsx'
import { NothingFound } from '../../components/nothing-found.tsx'
import { OwnerButtons } from '../../components/owner-buttons.tsx'
import { StoryBook } from '../../components/story-book.tsx'
import { StoryFinder } from '../../components/story-finder.tsx'
import type { StoryActions } from '../../components/use-story-actions.ts'
import { useStoryWish } from '../../components/use-story-wish.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'

export interface PublishedPanelProps {
  stories: readonly LibraryItem[]
  actions: StoryActions
}

/** The finished books, with a way to find one among many. */
export function PublishedPanel({ stories, actions }: PublishedPanelProps) {
  const [wish, setWish] = useStoryWish()
  const found = findStories(stories, wish)
  const isEmpty = stories.length === 0
  return (
    <div className="stack gap-5">
      <div className="stack gap-3">
        <StoryFinder wish={wish} onWishChange={setWish} />
        {!isEmpty && <FoundCount wish={wish} found={found.length} among={stories.length} />}
      </div>
      {isEmpty && <NoPublishedStories />}
      {!isEmpty && found.length === 0 && (
        <NothingFound
          title="No published stories match your search criteria."
          onShowAll={() => setWish(anyStory)}
        />
      )}
      {found.length > 0 && <OwnShelf stories={found} actions={actions} />}
    </div>
  )
}

function OwnShelf({ stories, actions }: PublishedPanelProps) {
  return (
    <ul className="bookshelf">
      {stories.map((story) => (
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
