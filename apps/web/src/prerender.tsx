import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { App } from './app.tsx'
import { createRoutes } from './routes.tsx'

/** The content of the page as a visitor first sees it at an address. Runs when the web app is built. */
export function prerender(address: string): string {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [address] })
  return renderToString(<App router={router} />)
}
