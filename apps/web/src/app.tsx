import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { SessionGate } from './components/session-gate.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { TooltipProvider } from './ui/tooltip-provider.tsx'

/** The whole web app, at the address where its router stands. */
export function App({ router }: { router: DataRouter }) {
  const [client] = useState(createQueryClient)
  return (
    <StrictMode>
      <QueryClientProvider client={client}>
        <SessionProvider>
          <TooltipProvider>
            <SessionGate>
              <RouterProvider router={router} />
            </SessionGate>
          </TooltipProvider>
        </SessionProvider>
      </QueryClientProvider>
    </StrictMode>
  )
}
