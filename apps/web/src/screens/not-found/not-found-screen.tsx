import { EmptyShelf } from '../../components/story/empty-shelf.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { PageFrame } from '../../ui/page/page.tsx'

export function NotFoundScreen() {
  return (
    <PageFrame>
      <EmptyShelf title="Page Not Found" drawing="lost-lamb" headingLevel="h1">
        <p>This page is not in our library. The lantern at the top always leads home.</p>
        <LinkButton tone="primary" to={paths.explore()}>
          Explore a Story
        </LinkButton>
      </EmptyShelf>
    </PageFrame>
  )
}
