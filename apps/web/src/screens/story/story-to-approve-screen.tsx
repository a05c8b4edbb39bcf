import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { storyToApproveQuery } from '../../api/shelf/approval-queries.ts'
import { paths } from '../../paths.ts'
import { ClosedLink } from './access/closed-link.tsx'
import { GivenStory } from './given-story.tsx'

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
  const asked = useQuery(storyToApproveQuery(token, storyId))
  const back = { to: paths.shelfApproval(token), words: 'Back to the Shelf' }
  return <GivenStory asked={asked} hidden={<ClosedLink />} back={back} />
}
