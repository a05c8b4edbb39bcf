import type { LibraryItem, StoryAnswer } from '@faith-fables/contract'
import { anyStory, findStories, type StoryWish } from '../../components/finding/find-stories.ts'
import { FoundCount } from '../../components/finding/found-count.tsx'
import { NothingFound } from '../../components/finding/nothing-found.tsx'
import { StoryFinder } from '../../components/finding/story-finder.tsx'
import { useStoryWish } from '../../components/finding/use-story-wish.ts'
import { AlsoTold } from '../../components/story/also-told.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { LoadingBooks } from '../../components/story/loading-books.tsx'
import { OwnerButtons } from '../../components/story/owner-buttons.tsx'
import { StoryBook } from '../../components/story/story-book.tsx'
import type { StoryActions } from '../../components/story/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { DeskAnswer } from './desk-answer.tsx'

export interface PublishedPanelProps {
  /** Undefined while they load. */
  stories: readonly LibraryItem[] | undefined
  actions: StoryActions
}

/** The finished books, with a way to find one among many. */
export function PublishedPanel({ stories, actions }: PublishedPanelProps) {
  const [wish, setWish] = useStoryWish()
  return (
    <div className="stack gap-3">
      {/* Where there is nothing to find, the way to the first story comes first. */}
      {stories?.length !== 0 && <StoryFinder wish={wish} onWishChange={setWish} />}
      {!stories && <LoadingShelf />}
      {stories?.length === 0 && <NoPublishedStories />}
      {stories && stories.length > 0 && (
        <FoundShelf stories={stories} actions={actions} wish={wish} onShowAll={() => setWish(anyStory)} />
      )}
    </div>
  )
}

interface FoundShelfProps {
  stories: readonly LibraryItem[]
  actions: StoryActions
  wish: StoryWish
  onShowAll: () => void
}

function FoundShelf({ stories, actions, wish, onShowAll }: FoundShelfProps) {
  const found = findStories(stories, wish)
  return (
    <div className="stack gap-5">
      <FoundCount wish={wish} found={found.length} among={stories.length} />
      {found.length > 0 && <OwnBooks stories={found} actions={actions} />}
      {found.length === 0 && (
        <NothingFound title="No published stories match your search criteria." onShowAll={onShowAll} />
      )}
    </div>
  )
}

function OwnBooks({ stories, actions }: Pick<FoundShelfProps, 'stories' | 'actions'>) {
  return (
    <ul className="bookshelf">
      {stories.map((story) => (
        <li key={story.id}>
          <StoryBook
            story={story}
            to={paths.story(story.id)}
            isOwner
            headingLevel="h2"
            buttons={<OwnerButtons story={story} actions={actions} />}
            below={<BelowBook story={story} />}
          />
        </li>
      ))}
    </ul>
  )
}

function BelowBook({ story }: { story: LibraryItem }) {
  return (
    <>
      {isAnswered(story) && <DeskAnswer answer={story.answer} />}
      {story.editions && <AlsoTold editions={story.editions} />}
    </>
  )
}

function LoadingShelf() {
  return (
    <div className="stack gap-5">
      <LoadingText asLine>Loading your library...</LoadingText>
      <LoadingBooks count={3} shelf="own" />
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

/** Who asks again, or is public again, has read the last answer. */
function isAnswered(story: LibraryItem): story is LibraryItem & { answer: StoryAnswer } {
  const { visibility, answer } = story
  return (
    answer !== null && (visibility === 'private' || (visibility === 'pending' && answer.kind === 'reported'))
  )
}
