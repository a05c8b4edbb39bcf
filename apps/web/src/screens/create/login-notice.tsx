import { useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { wayBackTo } from '../../session/way-back.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Note } from '../../ui/messages/note.tsx'
import { scrollHere } from '../../ui/scrolling/scroll-here.ts'

/** Stands above the form when the sign-in has ended, in view; what was chosen waits for the parent's return. */
export function LoginNotice() {
  const location = useLocation()
  return (
    <div ref={scrollHere} className="mb-8">
      <Note tone="warning" title="Please log in to create a story">
        <p>What you have chosen here is kept.</p>
        <LinkButton tone="primary" className="mt-2" to={paths.login()} state={wayBackTo(location)}>
          Login
        </LinkButton>
      </Note>
    </div>
  )
}
