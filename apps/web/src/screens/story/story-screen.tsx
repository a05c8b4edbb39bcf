import type { PublicStory } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { isTakenDown } from '../../api/calls/api-error.ts'
import { storyQuery } from '../../api/stories/story-queries.ts'
import { useSession } from '../../session/session.ts'
import { accessDecision } from './access/access-decision.ts'
import { EmptyStory } from './access/empty-story.tsx'
import { OwnStoryHint } from './access/own-story-hint.tsx'
import { SignInFirst } from './access/sign-in-first.tsx'
import { StoryError } from './access/story-error.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { isHidden, isWorthRetrying, storyProblem } from './access/story-problem.ts'
import { TakenDownStory } from './access/taken-down-story.tsx'
import { Reader } from './reader.tsx'

/** A published story, for whoever may read it. */
export function StoryScreen() {
  const { storyId } = useParams()
  const { status } = useSession()
  if (status === 'loading') return <StoryLoading />
  if (!storyId) return <StoryError message="No story ID provided." />
  // The key opens another story as another book: at its first page, in the layout of the window.
  return <FetchedStory key={storyId} storyId={storyId} />
}

function FetchedStory({ storyId }: { storyId: string }) {
  const { parent } = useSession()
  const uid = parent?.uid ?? null
  const [wasRetried, setRetried] = useState(false)
  const { data: story, error, isPending, isFetching, refetch } = useQuery(storyQuery(storyId, uid))

  function retry() {
    setRetried(true)
    void refetch()
  }

  if (isPending) return <StoryLoading />
  if (isTakenDown(error)) return <TakenDownStory />
  if (error) {
    return (
      <StoryError
        message={storyProblem(error, uid !== null)}
        isRetrying={isFetching}
        {...(isWorthRetrying(error) && { onRetry: retry })}
      >
        {uid === null && isHidden(error) && <OwnStoryHint />}
      </StoryError>
    )
  }
  return story ? <GuardedStory story={story} uid={uid} takesFocus={wasRetried} /> : <EmptyStory />
}

interface GuardedStoryProps {
  story: PublicStory
  uid: string | null
  takesFocus: boolean
}

function GuardedStory({ story, uid, takesFocus }: GuardedStoryProps) {
  const decision = accessDecision(story, uid)
  if (decision === 'sign-in') return <SignInFirst />
  if (decision === 'refused') return <StoryError message="You do not have permission to view this story." />
  if (story.keyMoments.length === 0) return <EmptyStory hasStory />
  return <Reader story={story} takesFocus={takesFocus} />
}
