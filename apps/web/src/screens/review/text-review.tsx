import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { StoryNotLoaded } from '../../components/story-not-loaded.tsx'
import { paths } from '../../paths.ts'
import { LoadingText } from '../../ui/loading-text.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { reviewWatchQuery } from './review-watch-query.ts'

/** Loads the story and goes on to the library once an approval went through. */
export function TextReview({ generationId }: { generationId: string }) {
  const { data: watch, error, refetch } = useQuery(reviewWatchQuery(generationId))

  if (error && !watch) return <StoryNotLoaded error={error} onRetry={() => void refetch()} />
  if (!watch) return <LoadingText>Loading your story...</LoadingText>
  if (watch.isApproved) return <Navigate to={paths.libraryInProgress()} />
  return <ReviewDesk generationId={generationId} watch={watch} />
}
