import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Ornament } from '../../ui/ornament.tsx'
import { ScreenHeading } from '../../ui/screen-heading.tsx'
import '../../components/empty-shelf.css'
import '../../ui/page.css'

const title = 'Page Not Found'

export function NotFoundScreen() {
  return (
    <div className="page">
      <div className="wrap empty-shelf">
        <Ornament name="lost-lamb" />
        <ScreenHeading tabTitle={title}>{title}</ScreenHeading>
        <p>This page is not in our library. The lantern at the top always leads home.</p>
        <LinkButton tone="primary" to={paths.explore()}>
          Explore a Story
        </LinkButton>
      </div>
    </div>
  )
}
