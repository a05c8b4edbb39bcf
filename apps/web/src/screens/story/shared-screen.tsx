import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sharedStoryQuery } from '../../api/stories/sharing-queries.ts'
import { useSession } from '../../session/session.ts'
import { ClosedLink } from './access/closed-link.tsx'
import { StoryLoading } from './access/story-loading.tsx'
import { GivenStory } from './given-story.tsx'

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
  const asked = useQuery(sharedStoryQuery(token, uid))
  return <GivenStory asked={asked} hidden={<ClosedLink />} isSignedIn={uid !== null} />
}
