import type { GenerationRecord } from '@faith-fables/contract'
import { useQuery } from '@tanstack/react-query'
import { seenGenerationQuery } from '../../api/making/seen-generation-query.ts'
import { Redirect } from '../../components/access/redirect.tsx'
import { StoryNotLoaded } from '../../components/making/story-not-loaded.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page/page.tsx'
import { ImageDesk } from './image-desk.tsx'
import { imageReviewInterval, isOver } from './image-review-polling.ts'
import { ImagesSkeleton } from './images-skeleton.tsx'

/** Loads the story, looks again while pictures may come, and leaves once there is nothing to choose. */
export function ImageReview({ generationId }: { generationId: string }) {
  const { data, error, refetch } = useQuery({
    ...seenGenerationQuery(generationId),
    refetchInterval: ({ state }) => imageReviewInterval(state.data?.record),
    refetchOnWindowFocus: true,
  })

  if (!data) {
    return (
      <Page title="Review Story Images">
        {error ? <StoryNotLoaded error={error} onRetry={() => void refetch()} /> : <ImagesSkeleton />}
      </Page>
    )
  }
  const { record, unanswered } = data
  if (isOver(record.status)) return <Redirect to={paths.profile()} state={noticeFor(record)} />
  return <ImageDesk generationId={generationId} record={record} unanswered={unanswered} />
}

/** The profile tells of the story that was published. */
function noticeFor({ storyId }: GenerationRecord) {
  return storyId === null ? null : { publishedStoryId: storyId }
}
