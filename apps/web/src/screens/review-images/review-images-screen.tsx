import { useParams } from 'react-router'
import { StoryNotLoaded } from '../../components/making/story-not-loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ImageReview } from './image-review.tsx'

/** The parent chooses the pictures and publishes the story. */
export function ReviewImagesScreen() {
  const { generationId } = useParams()
  if (generationId) return <ImageReview key={generationId} generationId={generationId} />
  return (
    <Page title="Review Story Images">
      <StoryNotLoaded error={null} />
    </Page>
  )
}
