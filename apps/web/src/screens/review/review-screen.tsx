import { useParams } from 'react-router'
import { StoryNotLoaded } from '../../components/making/story-not-loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { TextReview } from './text-review.tsx'

/** The parent reads the text, changes it, approves it or asks for another. */
export function ReviewScreen() {
  const { generationId } = useParams()
  if (generationId) return <TextReview key={generationId} generationId={generationId} />
  return (
    <Page title="Review Your Story">
      <StoryNotLoaded error={null} />
    </Page>
  )
}
