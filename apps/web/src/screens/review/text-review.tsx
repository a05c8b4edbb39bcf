import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { StoryNotLoaded } from '../../components/making/story-not-loaded.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page/page.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'
import { RestingText } from './text/resting-text.tsx'
import { isOnDesk } from './watching/review-watch.ts'
import { reviewWatchQuery } from './watching/review-watch-query.ts'

/** Loads the story; goes on to the library once an approval went through. */
export function TextReview({ generationId }: { generationId: string }) {
  const { data: watch, error, refetch } = useQuery(reviewWatchQuery(generationId))

  if (watch?.isApproved) return <Navigate to={paths.libraryInProgress()} />
  if (watch && !isOnDesk(watch)) {
    return (
      <Page title="Review Your Story" narrow>
        <RestingText watch={watch} />
      </Page>
    )
  }
  return (
    <Page
      title="Review Your Story"
      lead="Read it aloud once. Change any word you like; it is your voice they will hear."
    >
      {watch ? (
        <ReviewDesk generationId={generationId} watch={watch} />
      ) : error ? (
        <StoryNotLoaded error={error} onRetry={() => void refetch()} />
      ) : (
        <ReviewSkeleton />
      )}
    </Page>
  )
}
