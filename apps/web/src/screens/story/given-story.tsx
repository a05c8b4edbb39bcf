import type { PublicStory } from '@faith-fables/contract'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { EmptyStory } from './access/empty-story.tsx'
import { StoryError } from './access/story-error.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { isHidden, isWorthRetrying, storyProblem } from './access/story-problem.ts'
import { Reader, type ReaderProps } from './reader.tsx'

export interface GivenStoryProps extends Pick<ReaderProps, 'access' | 'back'> {
  asked: Pick<UseQueryResult<PublicStory | null>, 'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'>
  /** Stands where the story is not to be read there, or not any more. */
  hidden: ReactNode
  isSignedIn?: boolean
}

/** A story for somebody who was handed it, by a link or with a device, in each of its states. */
export function GivenStory({ asked, hidden, isSignedIn = false, access = 'given', back }: GivenStoryProps) {
  const { data: story, error, isPending, isFetching, refetch } = asked
  if (isPending) return <StoryLoading />
  if (error && isHidden(error)) return hidden
  if (error)
    return (
      <StoryError
        message={storyProblem(error, isSignedIn)}
        isRetrying={isFetching}
        {...(isWorthRetrying(error) && { onRetry: () => void refetch() })}
      />
    )
  if (!story || story.keyMoments.length === 0) return <EmptyStory hasStory={story !== null} />
  return <Reader story={story} access={access} {...(back && { back })} />
}
