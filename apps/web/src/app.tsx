import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useEffect } from 'react'
import type { DataRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { endHeadStart } from './api/drawn-queries.ts'
import { SessionGate } from './components/session-gate.tsx'
import type { DrawnPage } from './session/drawn-page.ts'
import { SessionProvider } from './session/session-provider.tsx'
import { TooltipProvider } from './ui/tooltip-provider.tsx'
import { usePainted } from './ui/use-painted.ts'

export interface AppProps {
  router: DataRouter
  /** Keeps what the server says. */
  client: QueryClient
  /** What the page came drawn from, or is being drawn from; null where it begins empty. */
  drawn: DrawnPage | null
}

/** The whole web app, at the address where its router stands. */
export function App({ router, client, drawn }: AppProps) {
  // Runs when the screen stands and has taken up its answers.
  useEffect(() => endHeadStart(client, drawn?.queries ?? []), [client, drawn])
  useWholeFonts()
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

/** Brings the letters that plain English does without, once the first view stands. */
function useWholeFonts() {
  const isPainted = usePainted()
  useEffect(() => {
    if (isPainted) void import('./styles/whole-fonts.css')
  }, [isPainted])
}
