import { useParams } from 'react-router'
import { StoryNotLoaded } from '../../components/story-not-loaded.tsx'
import { Page } from '../../ui/page.tsx'
import { IdeaReview } from './idea-review.tsx'

/** Some picture ideas were declined: the parent puts them into other words. */
export function ReviewPromptsScreen() {
  const { generationId } = useParams()
  return (
    <Page
      title="Review Picture Ideas"
      narrow
      lead="Before we draw, every picture idea is read by our safety check. It would like other words for these."
    >
      {generationId ? (
        <IdeaReview key={generationId} generationId={generationId} />
      ) : (
        <StoryNotLoaded error={null} />
      )}
    </Page>
  )
}
