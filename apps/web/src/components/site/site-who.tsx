import { useRef } from 'react'
import { NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { useFocusHandOver } from '../../ui/focus/use-focus-hand-over.ts'
import { focusScreenHeading } from '../../ui/page/screen-heading.tsx'
import { Avatar } from '../parent/avatar.tsx'
import { initials } from '../parent/initials.ts'

/** The end of the header: who is signed in and the way out, or the ways in. */
export function SiteWho() {
  const { parent } = useSession()
  const place = useRef<HTMLDivElement>(null)
  useFocusHandOver(place, focusScreenHeading)
  return (
    <div ref={place} className="site-who">
      {parent ? <SignedIn displayName={parent.displayName} photoUrl={parent.photoUrl} /> : <WaysIn />}
    </div>
  )
}

function SignedIn({ displayName, photoUrl }: { displayName: string | null; photoUrl: string | null }) {
  const { status, signOut } = useSession()
  return (
    <>
      <NavLink to={paths.profile()} className="site-avatar-link" aria-label={profileLabel(displayName)}>
        <Avatar displayName={displayName} photoUrl={photoUrl} />
      </NavLink>
      <Button tone="quiet" busy={status === 'loading'} onClick={signOut}>
        Sign Out
      </Button>
    </>
  )
}

function WaysIn() {
  return (
    <>
      <LinkButton tone="quiet" to={paths.login()}>
        Login
      </LinkButton>
      <LinkButton to={paths.signUp()}>Sign Up</LinkButton>
    </>
  )
}

/** Begins with the initials, for those who say aloud what they see. */
function profileLabel(displayName: string | null): string {
  return [initials(displayName), displayName, 'your profile'].filter(Boolean).join(', ')
}
