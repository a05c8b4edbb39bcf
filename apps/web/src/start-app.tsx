import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createQueryClient } from './api/calls/query-client.ts'
import { answerRenderedQueries, endHeadStart } from './api/calls/rendered-queries.ts'
import { App } from './app.tsx'
import { followColourScheme } from './components/night-mode/use-colour-scheme.ts'
import { createRoutes } from './routes.tsx'
import { followHandOver } from './session/hand-over-mark.ts'
import { takeRenderedPage } from './session/rendered-page.ts'
import { whenReady } from './when-ready.ts'

/** Brings the page to life: takes over the screen that stands in this element already, or renders it. */
export async function startApp(root: HTMLElement): Promise<Root> {
  followColourScheme()
  followHandOver()
  // Another tab may have chosen meanwhile, and a page that one goes back to is as it was left.
  for (const occasion of ['pageshow', 'focus']) window.addEventListener(occasion, followColourScheme)
  const client = createQueryClient()
  const rendered = takeRenderedPage(root)
  // It may have been scrolled before its code came; a router that is handed a page's data leaves it where it stands.
  const renderedData = rendered ? { hydrationData: { loaderData: {} } } : {}
  // Made before the sign-in is known, so that the code of the first screen is fetched meanwhile.
  const router = createBrowserRouter(createRoutes(), renderedData)
  if (!rendered) {
    const empty = createRoot(root)
    empty.render(<App router={router} client={client} />)
    return empty
  }
  await whenReady(router)
  // Once the code of the screen is there, the router takes it for a page it has gone to, and would show its top.
  router.state.restoreScrollPosition = false
  answerRenderedQueries(client, rendered.queries)
  // `early-touches.ts` watches this: React hears presses from its first moment on, the rest when all of it stands.
  root.dataset.rendered = 'taken'
  const endTakingOver = () => {
    endHeadStart(client, rendered.queries)
    delete root.dataset.rendered
  }
  const app = <App router={router} client={client} checkedUser={rendered.user} onStanding={endTakingOver} />
  return hydrateRoot(root, app)
}
