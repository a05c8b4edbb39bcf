import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { storyOfSharedCollectionQuery } from '../../api/stories/sharing-queries.ts'
import { paths } from '../../paths.ts'
import { ClosedLink } from './access/closed-link.tsx'
import { GivenStory } from './given-story.tsx'

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
  const asked = useQuery(storyOfSharedCollectionQuery(token, storyId))
  const back = { to: paths.sharedCollection(token), words: 'Back to the Collection' }
  return <GivenStory asked={asked} hidden={<ClosedLink />} back={back} />
}
