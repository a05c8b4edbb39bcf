import { useParams } from 'react-router'
import { StoryNotLoaded } from '../../components/making/story-not-loaded.tsx'
import { IdeaReview } from './idea-review.tsx'
import { IdeasPage } from './ideas-page.tsx'

/** Some picture ideas were declined: the parent puts them into other words. */
export function ReviewPromptsScreen() {
  const { generationId } = useParams()
  if (generationId) return <IdeaReview key={generationId} generationId={generationId} />
  return (
    <IdeasPage>
      <StoryNotLoaded error={null} />
    </IdeasPage>
  )
}
