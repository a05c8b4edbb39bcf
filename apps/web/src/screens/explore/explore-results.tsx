import { limits } from '@faith-fables/contract/limits'
import { anyStory, findStories, isParticular, type StoryWish } from '../../components/finding/find-stories.ts'
import { NothingFound } from '../../components/finding/nothing-found.tsx'
import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { LoadingBooks } from '../../components/story/loading-books.tsx'
import type { StoryActions } from '../../components/story/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { FailureNote } from '../../ui/messages/failure-note.tsx'
import { entriesOf, findingLabels, type Sought } from './finding.ts'
import { PublicShelf } from './public-shelf.tsx'
import type { Explore } from './use-explore-page.ts'

export interface ExploreResultsProps {
  explore: Explore
  wish: StoryWish
  onWishChange: (wish: StoryWish) => void
  /** What is looked for in the whole library. */
  sought: Sought
  onSeek: (sought: Sought) => void
  actions: StoryActions
}

/** What the open page holds of what is looked for; or why there is nothing. */
export function ExploreResults(props: ExploreResultsProps) {
  const { explore, wish, onWishChange, sought, onSeek, actions } = props
  const { stories, failure, tryAgain, totalPages } = explore
  if (failure) {
    return (
      <FailureNote title="Error" onRetry={tryAgain}>
        <p>{failure.message || 'Failed to load stories.'}</p>
      </FailureNote>
    )
  }
  if (!stories) return <LoadingBooks count={limits.explore.pageSize} shelf="public" />
  const found = findStories(stories, wish)
  if (found.length > 0) return <PublicShelf stories={found} actions={actions} />
  if (stories.length === 0 && isSought(sought)) return <NoStoriesFor sought={sought} onSeek={onSeek} />
  if (!isParticular(wish)) return <NoPublicStories />
  return (
    <NothingFound
      title="No public stories match your search criteria."
      onShowAll={() => onWishChange(anyStory)}
    >
      {totalPages > 1 && <p>The search looks through this page only.</p>}
      {totalPages > 1 && wish.words.trim() !== '' && (
        <Button tone="primary" onClick={() => onSeek({ ...sought, words: wish.words })}>
          Look through all pages
        </Button>
      )}
    </NothingFound>
  )
}

const isSought = (sought: Sought) => entriesOf(sought).length > 0

/** What there is without one of the wishes is near. */
function NoStoriesFor({ sought, onSeek }: Pick<ExploreResultsProps, 'sought' | 'onSeek'>) {
  const wishes = entriesOf(sought)
  const words = wishes.map(([key, value]) => `${findingLabels[key].toLowerCase()} “${value}”`).join(', ')
  return (
    <NothingFound title={`No public stories with ${words}.`} onShowAll={() => onSeek({})}>
      {wishes.length > 1 && <p>There may be some with fewer wishes: take one back above.</p>}
    </NothingFound>
  )
}

function NoPublicStories() {
  return (
    <EmptyShelf title="No public stories found yet.">
      <p>The shelf is waiting for its first book. It could be yours.</p>
      <LinkButton to={paths.create()}>Create a Story</LinkButton>
    </EmptyShelf>
  )
}
