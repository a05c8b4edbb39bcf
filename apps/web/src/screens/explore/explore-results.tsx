import { limits } from '@faith-fables/contract/limits'
import { EmptyShelf } from '../../components/empty-shelf.tsx'
import { findStories, isParticular, type StoryWish } from '../../components/find-stories.ts'
import { LoadingBooks } from '../../components/loading-books.tsx'
import type { StoryActions } from '../../components/use-story-actions.ts'
import { FailureNote } from '../../ui/failure-note.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { PublicShelf } from './public-shelf.tsx'
import type { Explore } from './use-explore-page.ts'

export interface ExploreResultsProps {
  explore: Explore
  wish: StoryWish
  actions: StoryActions
}

/** What the open page holds of what is looked for; or why there is nothing. */
export function ExploreResults({ explore, wish, actions }: ExploreResultsProps) {
  const { stories, failure, tryAgain, totalPages } = explore
  if (failure) {
    return (
      <FailureNote title="Error" onRetry={tryAgain}>
        <p>{failure.message || 'Failed to load stories.'}</p>
      </FailureNote>
    )
  }
  if (!stories) {
    return (
      <div>
        <LoadingText className="justify-start py-0 pb-6">Loading stories...</LoadingText>
        <LoadingBooks count={limits.explore.pageSize} className="bookshelf-wide" />
      </div>
    )
  }
  const found = findStories(stories, wish)
  if (found.length > 0) return <PublicShelf stories={found} actions={actions} />
  if (!isParticular(wish)) return <EmptyShelf title="No public stories found yet." />
  return (
    <EmptyShelf title="No public stories match your search criteria.">
      {totalPages > 1 && <p>The search looks through this page only.</p>}
    </EmptyShelf>
  )
}
