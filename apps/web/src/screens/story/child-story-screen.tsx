import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { childStoryQuery } from '../../api/shelf/child-queries.ts'
import { Redirect } from '../../components/access/redirect.tsx'
import { useLastingFullscreen } from '../../components/device/use-lasting-fullscreen.ts'
import { paths } from '../../paths.ts'
import { GivenStory } from './given-story.tsx'

/** A story of the shelf, on a device in the hands of a child. */
export function ChildStoryScreen() {
  const { storyId = '' } = useParams()
  useLastingFullscreen()
  return <ChildStory key={storyId} storyId={storyId} />
}

function ChildStory({ storyId }: { storyId: string }) {
  const asked = useQuery(childStoryQuery(storyId))
  // Taken from the shelf meanwhile: the other books are there.
  const hidden = <Redirect to={paths.childShelf()} />
  const back = { to: paths.childShelf(), words: 'My Books' }
  return <GivenStory asked={asked} hidden={hidden} access="child" back={back} />
}
