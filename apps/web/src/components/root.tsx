import { Outlet, ScrollRestoration } from 'react-router'

/** What stands around every screen, with or without header and footer. */
export function Root() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
