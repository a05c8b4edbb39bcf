import { canDo } from '@faith-fables/contract/generation-status'
import { polling } from '@faith-fables/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { seenGenerationQuery } from '../../api/making/seen-generation-query.ts'
import { NextStepNote } from '../../components/making/next-step-note.tsx'
import { StoryNotLoaded } from '../../components/making/story-not-loaded.tsx'
import { paths } from '../../paths.ts'
import { takeLostFocus } from '../../ui/focus/take-lost-focus.ts'
import { Note } from '../../ui/messages/note.tsx'
import { ideaReviewInterval } from './idea-review-polling.ts'
import { IdeasForm } from './ideas-form.tsx'
import { IdeasPage } from './ideas-page.tsx'
import { IdeasSkeleton } from './ideas-skeleton.tsx'

/** Loads the ideas, watches over those that were sent, and goes on to the pictures. */
export function IdeaReview({ generationId }: { generationId: string }) {
  const { data, error, refetch } = useQuery({
    ...seenGenerationQuery(generationId),
    refetchInterval: ({ state }) => (state.data ? ideaReviewInterval(state.data) : false),
  })

  const isTask = data !== undefined && canDo('editPictureIdeas', data.record.status)
  const [wasTask, setWasTask] = useState(isTask)
  if (isTask && !wasTask) setWasTask(true)

  if (!data) {
    return (
      <IdeasPage hasTask={!error}>
        {error ? <StoryNotLoaded error={error} onRetry={() => void refetch()} /> : <IdeasSkeleton />}
      </IdeasPage>
    )
  }
  const { record, unanswered } = data
  if (record.status === 'pending_image_review')
    return <Navigate to={paths.reviewImages(generationId)} replace />
  return (
    <IdeasPage hasTask={isTask}>
      <div className="stack gap-6">
        {unanswered >= polling.failuresBeforeGivingUp && (
          <Note tone="warning" title="We cannot reach your stories right now. Trying again..." />
        )}
        {isTask ? (
          <IdeasForm generationId={generationId} scenes={record.keyMoments} />
        ) : (
          <div ref={wasTask ? takeLostFocus : null} tabIndex={-1}>
            <NextStepNote record={record} />
          </div>
        )}
      </div>
    </IdeasPage>
  )
}
