import { limits } from '@faith-fables/contract/limits'
import { EmptyShelf } from '../../components/empty-shelf.tsx'
import { anyStory, findStories, isParticular, type StoryWish } from '../../components/find-stories.ts'
import { LoadingBooks } from '../../components/loading-books.tsx'
import { NothingFound } from '../../components/nothing-found.tsx'
import type { StoryActions } from '../../components/use-story-actions.ts'
import { paths } from '../../paths.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PublicShelf } from './public-shelf.tsx'
import type { Explore } from './use-explore-page.ts'

export interface ExploreResultsProps {
  explore: Explore
  wish: StoryWish
  onWishChange: (wish: StoryWish) => void
  actions: StoryActions
}

/** What the open page holds of what is looked for; or why there is nothing. */
export function ExploreResults({ explore, wish, onWishChange, actions }: ExploreResultsProps) {
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
  if (!isParticular(wish)) return <NoPublicStories />
  return (
    <NothingFound
      title="No public stories match your search criteria."
      onShowAll={() => onWishChange(anyStory)}
    >
      {totalPages > 1 && <p>The search looks through this page only.</p>}
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
