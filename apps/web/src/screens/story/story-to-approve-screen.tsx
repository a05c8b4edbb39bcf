import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { storyToApproveQuery } from '../../api/approval-queries.ts'
import { paths } from '../../paths.ts'
import { ClosedLink } from './access/closed-link.tsx'
import { EmptyStory } from './access/empty-story.tsx'
import { StoryError } from './access/story-error.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { isHidden, isWorthRetrying, storyProblem } from './access/story-problem.ts'
import { Reader } from './reader.tsx'

/** A story as the child would read it, for the second adult who decides over it. */
export function StoryToApproveScreen() {
  const { token = '', storyId = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <StoryToApprove key={storyId} token={token} storyId={storyId} />
    </>
  )
}

function StoryToApprove({ token, storyId }: { token: string; storyId: string }) {
  const query = storyToApproveQuery(token, storyId)
  const { data: story, error, isPending, isFetching, refetch } = useQuery(query)
  if (isPending) return <StoryLoading />
  if (error && isHidden(error)) return <ClosedLink />
  if (error)
    return (
      <StoryError
        message={storyProblem(error, false)}
        isRetrying={isFetching}
        {...(isWorthRetrying(error) && { onRetry: () => void refetch() })}
      />
    )
  if (!story || story.keyMoments.length === 0) return <EmptyStory hasStory={story !== null} />
  return (
    <Reader
      story={story}
      access="given"
      back={{ to: paths.shelfApproval(token), words: 'Back to the Shelf' }}
    />
  )
}
