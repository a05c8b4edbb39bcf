import { Activity, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { wayBackTo } from '../../session/way-back.ts'
import { LoadingText } from '../../ui/waiting/loading-text.tsx'
import { Redirect } from './redirect.tsx'

export interface RequireParentProps {
  /** The screen stays, with all that was typed, when the sign-in ends while it is open. It must say so itself. */
  staysOpen?: boolean
}

/**
 * Lets only a signed-in parent through to the screens below it. Whoever comes signed out is sent to sign in and
 * returned, as is whoever's sign-in ends while they are here. Whoever signs out here is not, so that the next person
 * starts at their own profile.
 */
export function RequireParent({ staysOpen = false }: RequireParentProps) {
  const { status, parent, hasLeft } = useSession()
  const location = useLocation()
  const [lastUid, setLastUid] = useState(parent?.uid)
  if (parent && parent.uid !== lastUid) setLastUid(parent.uid)

  // The key gives another parent fresh screens.
  if (staysOpen && lastUid !== undefined) return <Outlet key={lastUid} />
  if (!parent) {
    return <Redirect to={paths.login()} state={hasLeft ? null : wayBackTo(location, lastUid)} />
  }
  const isLeaving = status === 'loading'
  return (
    <>
      {isLeaving && <LoadingText>Loading authentication status...</LoadingText>}
      {/* Out of sight only: should Sign Out fail, everything is as it was. */}
      <Activity mode={isLeaving ? 'hidden' : 'visible'}>
        <Outlet key={parent.uid} />
      </Activity>
    </>
  )
}
