import { EmptyShelf } from '../../../components/story/empty-shelf.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { ReadingDesk } from './reading-desk.tsx'

/** For whoever comes by an old link: the story is nobody's fault, and there are others. */
export function TakenDownStory() {
  return (
    <ReadingDesk>
      <EmptyShelf title="This Story Is Back Home" headingLevel="h1">
        <p>It was shared with everyone for a while. Now only the family that made it can read it.</p>
        <p className="soft">There are many others, and one of them is just right for tonight.</p>
        <LinkButton tone="primary" to={paths.explore()}>
          Explore a Story
        </LinkButton>
      </EmptyShelf>
    </ReadingDesk>
  )
}
