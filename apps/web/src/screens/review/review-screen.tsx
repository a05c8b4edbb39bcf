import { useParams } from 'react-router'
import { StoryNotLoaded } from '../../components/story-not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { TextReview } from './text-review.tsx'

/** The parent reads the text, changes it, approves it or asks for another. */
export function ReviewScreen() {
  const { generationId } = useParams()
  return (
    <Page
      title="Review Your Story"
      lead="Read it aloud once. Change any word you like; it is your voice they will hear."
    >
      {generationId ? (
        <TextReview key={generationId} generationId={generationId} />
      ) : (
        <StoryNotLoaded error={null} />
      )}
    </Page>
  )
}
