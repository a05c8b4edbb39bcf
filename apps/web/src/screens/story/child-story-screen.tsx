import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { childStoryQuery } from '../../api/child-queries.ts'
import { Redirect } from '../../components/access/redirect.tsx'
import { useLastingFullscreen } from '../../components/device/use-lasting-fullscreen.ts'
import { paths } from '../../paths.ts'
import { EmptyStory } from './access/empty-story.tsx'
import { StoryError } from './access/story-error.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { isHidden, isWorthRetrying, storyProblem } from './access/story-problem.ts'
import { Reader } from './reader.tsx'

/** A story of the shelf, on a device in the hands of a child. */
export function ChildStoryScreen() {
  const { storyId = '' } = useParams()
  useLastingFullscreen()
  return <ChildStory key={storyId} storyId={storyId} />
}

function ChildStory({ storyId }: { storyId: string }) {
  const { data: story, error, isPending, isFetching, refetch } = useQuery(childStoryQuery(storyId))
  if (isPending) return <StoryLoading />
  // Taken from the shelf meanwhile: the other books are there.
  if (error && isHidden(error)) return <Redirect to={paths.childShelf()} />
  if (error)
    return (
      <StoryError
        message={storyProblem(error, false)}
        isRetrying={isFetching}
        {...(isWorthRetrying(error) && { onRetry: () => void refetch() })}
      />
    )
  if (!story || story.keyMoments.length === 0) return <EmptyStory hasStory={story !== null} />
  return <Reader story={story} access="child" back={{ to: paths.childShelf(), words: 'My Books' }} />
}
