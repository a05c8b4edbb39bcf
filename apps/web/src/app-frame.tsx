import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { SessionGate } from './components/access/session-gate.tsx'
import type { IdentityUser } from './identity/identity.ts'
import { SessionProvider } from './session/session-provider.tsx'

export interface AppFrameProps {
  router: DataRouter
  /** Keeps what the server says. */
  client: QueryClient
  /** Whose sign-in was checked before the page was sent; null where it was not. */
  checkedUser?: IdentityUser | null
}

/** What stands around every screen: the answers of the server, and who is signed in. */
export function AppFrame({ router, client, checkedUser = null }: AppFrameProps) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider checkedUser={checkedUser}>
        <SessionGate>
          <RouterProvider router={router} />
        </SessionGate>
      </SessionProvider>
    </QueryClientProvider>
  )
}
