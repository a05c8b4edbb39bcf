import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { createQueryClient } from '../api/query-client.ts'
import { SessionGate } from '../components/session-gate.tsx'
import { createRoutes } from '../routes.tsx'
import { SessionProvider } from '../session/session-provider.tsx'
import { TooltipProvider } from '../ui/tooltip-provider.tsx'

/** The web app in memory, opened at an address; with routes of the test's own where it is about the frame only. */
export function renderApp(address: string, screens: RouteObject[] = createRoutes()) {
  const router = createMemoryRouter(screens, { initialEntries: [address] })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <TooltipProvider>
          <SessionGate>
            <RouterProvider router={router} />
          </SessionGate>
        </TooltipProvider>
      </SessionProvider>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup(), router, place: () => addressOf(router.state.location) }
}

function addressOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return `${pathname}${search}${hash}`
}
