import { useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { useSession } from '../session/session.ts'
import { HasMoved } from '../ui/screen-heading.tsx'
import { ConnectionNote } from './connection-note.tsx'
import { LockedAccount } from './locked-account.tsx'

/** What stands around every screen, with or without header and footer. */
export function Root() {
  const { pathname } = useLocation()
  const [firstPathname] = useState(pathname)
  const [hasMoved, setMoved] = useState(false)
  // Kept, for going back to the first screen is a move like any other.
  if (pathname !== firstPathname && !hasMoved) setMoved(true)
  return (
    <HasMoved value={hasMoved}>
      <OpenAccount />
      <ConnectionNote />
      <ScrollRestoration getKey={placeOf} />
    </HasMoved>
  )
}

/** Whoever is locked out sees nothing but that, and the way out. */
function OpenAccount() {
  const { lock } = useSession()
  return lock === null ? <Outlet /> : <LockedAccount message={lock} />
}

/** Every page that the browser itself loads has the same key: another address would open where the last one was left. */
const placeOf = ({ key, pathname }: Location): string => `${key} ${pathname}`
