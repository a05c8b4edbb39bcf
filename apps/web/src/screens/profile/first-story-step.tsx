import { useQuery } from '@tanstack/react-query'
import { libraryQuery } from '../../api/stories/library-queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Bookplate } from '../../ui/paper/bookplate.tsx'
import { Ornament } from '../../ui/pictures/ornament.tsx'
import './first-story-step.css'

/** Above everything else for a parent who has made nothing yet: where the way begins. */
export function FirstStoryStep() {
  const { data: items } = useQuery(libraryQuery)
  if (items?.length !== 0) return null
  return (
    <Bookplate aria-labelledby="first-story" className="first-story">
      <Ornament name="lantern-lit" size={92} />
      <div className="stack gap-2">
        <h2 id="first-story" className="text-2xl">
          Welcome! Shall we make your first story?
        </h2>
        <p className="soft">
          Tell us who it is about and which verse or value it should carry. You read every word and choose
          every picture before a child sees it.
        </p>
      </div>
      <LinkButton tone="primary" size="large" to={paths.create()}>
        Create Your First Story
      </LinkButton>
    </Bookplate>
  )
}
