import { findStories, type StoryWish } from '../../components/finding/find-stories.ts'
import { FoundCount } from '../../components/finding/found-count.tsx'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import type { Explore } from './use-explore-page.ts'

export interface ShelfLineProps {
  explore: Explore
  wish: StoryWish
}

/** The line above the shelf, always as high as itself: the page is loading, or how much of it is what is looked for. */
export function ShelfLine({ explore: { isLoading, stories, totalPages }, wish }: ShelfLineProps) {
  if (isLoading) {
    return <LoadingText asLine>Loading stories...</LoadingText>
  }
  if (!stories) return <p className="min-h-7" />
  return (
    <FoundCount
      wish={wish}
      found={findStories(stories, wish).length}
      among={stories.length}
      {...(totalPages > 1 && { place: 'on this page' })}
    />
  )
}
