import { useState } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { HasMoved } from '../ui/screen-heading.tsx'
import { ConnectionNote } from './connection-note.tsx'

/** What stands around every screen, with or without header and footer. */
export function Root() {
  const { pathname } = useLocation()
  const [firstPathname] = useState(pathname)
  const [hasMoved, setMoved] = useState(false)
  // Kept, for going back to the first screen is a move like any other.
  if (pathname !== firstPathname && !hasMoved) setMoved(true)
  return (
    <HasMoved value={hasMoved}>
      <Outlet />
      <ConnectionNote />
      <ScrollRestoration getKey={placeOf} />
    </HasMoved>
  )
}

/** Every page that the browser itself loads has the same key: another address would open where the last one was left. */
const placeOf = ({ key, pathname }: Location): string => `${key} ${pathname}`
