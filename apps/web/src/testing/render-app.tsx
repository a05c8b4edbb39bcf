import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type InitialEntry, type RouteObject } from 'react-router'
import { createQueryClient } from '../api/calls/query-client.ts'
import { AppFrame } from '../app-frame.tsx'
import { createRoutes } from '../routes.tsx'

/**
 * The web app in memory, opened at an address, or with the history entries of a visit at the last of them; with routes
 * of the test's own where it is about the frame only. Without strictness, which starts every effect twice.
 */
export function renderApp(address: string | InitialEntry[], screens: RouteObject[] = createRoutes()) {
  const initialEntries = typeof address === 'string' ? [address] : address
  const router = createMemoryRouter(screens, { initialEntries })
  render(<AppFrame router={router} client={createQueryClient()} />)
  return { user: userEvent.setup(), router, place: () => addressOf(router.state.location) }
}

function addressOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`
}
