import { useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { paths } from '../../paths.ts'
import { handOverMark, isAtShelf } from '../../session/hand-over-mark.ts'
import { useSession } from '../../session/session.ts'
import { useHydrated } from '../../ui/browser/use-hydrated.ts'
import { HasMoved } from '../../ui/page/screen-heading.tsx'
import { LockedAccount } from '../access/locked-account.tsx'
import { Redirect } from '../access/redirect.tsx'
import { ConnectionNote } from '../connection/connection-note.tsx'

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
      <ConnectionNote isQuiet={isAtShelf(pathname)} />
      <ScrollRestoration getKey={placeOf} />
    </HasMoved>
  )
}

/** A child sees the shelf and nothing else, a parent who is locked out nothing but that, and the way out. */
function OpenAccount() {
  const { lock } = useSession()
  const { pathname } = useLocation()
  const isWithChild = useHydrated() && handOverMark.read()
  if (isWithChild && !isAtShelf(pathname)) return <Redirect to={paths.childShelf()} />
  return lock === null ? <Outlet /> : <LockedAccount message={lock} />
}

/** Every page that the browser itself loads has the same key: another address would open where the last one was left. */
const placeOf = ({ key, pathname }: Location): string => `${key} ${pathname}`
