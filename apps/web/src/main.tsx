import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { SessionGate } from './components/session-gate.tsx'
import { createRoutes } from './routes.tsx'
import { SessionProvider } from './session/session-provider.tsx'
import { TooltipProvider } from './ui/tooltip-provider.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no element with the id root.')

// Made before the sign-in is known, so that the code of the first screen is fetched meanwhile.
const router = createBrowserRouter(createRoutes())

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <TooltipProvider>
          <SessionGate>
            <RouterProvider router={router} />
          </SessionGate>
        </TooltipProvider>
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
)
