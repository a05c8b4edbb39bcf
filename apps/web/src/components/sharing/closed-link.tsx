import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyShelf } from '../story/empty-shelf.tsx'

/** Taken back, run out, or never made: whoever comes by it need not know which. */
export function ClosedLinkWords() {
  return (
    <EmptyShelf title="This Link Has Closed" drawing="lost-lamb" headingLevel="h1">
      <p>It opened something that a family had shared, and does not any more.</p>
      <p className="soft">Whoever gave it to you can make another one.</p>
      <LinkButton tone="primary" to={paths.explore()}>
        Explore a Story
      </LinkButton>
    </EmptyShelf>
  )
}
