import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { storyOfSharedCollectionQuery } from '../../api/sharing-queries.ts'
import { paths } from '../../paths.ts'
import { ClosedLink } from './access/closed-link.tsx'
import { EmptyStory } from './access/empty-story.tsx'
import { StoryError } from './access/story-error.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { isHidden, isWorthRetrying, storyProblem } from './access/story-problem.ts'
import { Reader } from './reader.tsx'

/** A story of a collection, for whoever was given a private link to the collection. */
export function StoryOfCollectionScreen() {
  const { token = '', storyId = '' } = useParams()
  return (
    <>
      <meta name="robots" content="noindex" />
      <StoryOfCollection key={storyId} token={token} storyId={storyId} />
    </>
  )
}

function StoryOfCollection({ token, storyId }: { token: string; storyId: string }) {
  const query = storyOfSharedCollectionQuery(token, storyId)
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
      back={{ to: paths.sharedCollection(token), words: 'Back to the Collection' }}
    />
  )
}
