import type { Drawing } from '@faith-fables/contract/web-page'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { answerDrawnQueries } from '../api/drawn-queries.ts'
import { createQueryClient } from '../api/query-client.ts'
import { App } from '../app.tsx'
import { createRoutes } from '../routes.tsx'
import type { DrawnPage } from '../session/drawn-page.ts'
import { whenReady } from '../when-ready.ts'
import { answeredQueries } from './answered-queries.ts'
import { fillPage } from './fill-page.ts'

/** Draws screens as they are first seen: on the server, and the landing screen when the web app is built. */
export const draw: Drawing['draw'] = async (page, path, answers) => {
  const queries = answeredQueries(answers)
  if (!queries) return null
  const drawn: DrawnPage = { queries, user: null }
  return fillPage(page, { path, content: await drawScreen(path, drawn), drawn })
}

async function drawScreen(path: string, drawn: DrawnPage): Promise<string> {
  const client = createQueryClient()
  answerDrawnQueries(client, drawn.queries)
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  try {
    await whenReady(router)
    return renderToString(<App router={router} client={client} drawn={drawn} />)
  } finally {
    // Both keep timers and listeners, which would hold the answers for a while.
    router.dispose()
    client.clear()
  }
}
