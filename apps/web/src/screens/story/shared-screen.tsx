import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sharedStoryQuery } from '../../api/sharing-queries.ts'
import { useSession } from '../../session/session.ts'
import { ClosedLink } from './access/closed-link.tsx'
import { EmptyStory } from './access/empty-story.tsx'
import { StoryError } from './access/story-error.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { isHidden, isWorthRetrying, storyProblem } from './access/story-problem.ts'
import { Reader } from './reader.tsx'

/** A story for whoever was given a private link to it. */
export function SharedScreen() {
  const { token = '' } = useParams()
  const { status, parent } = useSession()
  if (status === 'loading') return <StoryLoading />
  return (
    <>
      <meta name="robots" content="noindex" />
      <SharedStory key={token} token={token} uid={parent?.uid ?? null} />
    </>
  )
}

function SharedStory({ token, uid }: { token: string; uid: string | null }) {
  const { data: story, error, isPending, isFetching, refetch } = useQuery(sharedStoryQuery(token, uid))
  if (isPending) return <StoryLoading />
  if (error && isHidden(error)) return <ClosedLink />
  if (error)
    return (
      <StoryError
        message={storyProblem(error, uid !== null)}
        isRetrying={isFetching}
        {...(isWorthRetrying(error) && { onRetry: () => void refetch() })}
      />
    )
  if (!story || story.keyMoments.length === 0) return <EmptyStory hasStory={story !== null} />
  return <Reader story={story} access="given" />
}
