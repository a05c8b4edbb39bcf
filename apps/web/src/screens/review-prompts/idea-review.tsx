import { canDo } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { seenGenerationQuery } from '../../api/seen-generation-query.ts'
import { NextStepNote } from '../../components/next-step-note.tsx'
import { StoryNotLoaded } from '../../components/story-not-loaded.tsx'
import { paths } from '../../paths.ts'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Note } from '../../ui/note.tsx'
import { ideaReviewInterval } from './idea-review-polling.ts'
import { IdeasForm } from './ideas-form.tsx'

/** Loads the ideas, watches over those that were sent, and goes on to the pictures. */
export function IdeaReview({ generationId }: { generationId: string }) {
  const { data, error, refetch } = useQuery({
    ...seenGenerationQuery(generationId),
    refetchInterval: ({ state }) => (state.data ? ideaReviewInterval(state.data) : false),
  })

  if (!data && error) return <StoryNotLoaded error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingText>Loading your picture ideas...</LoadingText>
  const { record, unanswered } = data
  if (record.status === 'pending_image_review')
    return <Navigate to={paths.reviewImages(generationId)} replace />
  return (
    <div className="stack gap-6">
      {unanswered >= polling.failuresBeforeGivingUp && (
        <Note tone="warning" title="We cannot reach your stories right now. Trying again..." />
      )}
      {canDo('editPictureIdeas', record.status) ? (
        <IdeasForm generationId={generationId} scenes={record.keyMoments} />
      ) : (
        <NextStepNote record={record} />
      )}
    </div>
  )
}
