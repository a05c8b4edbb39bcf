import type { PublicStory } from '@faith-fables/contract'
import { endpoints } from '@faith-fables/contract/endpoints'
import type { CallAnswers, PageRenderer } from '@faith-fables/contract/web-page'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { createQueryClient } from '../api/calls/query-client.ts'
import { answerRenderedQueries } from '../api/calls/rendered-queries.ts'
import { App } from '../app.tsx'
import { type AuthUser, identityUser } from '../identity/builtin-identity.ts'
import type { IdentityUser } from '../identity/identity.ts'
import { signInCalls } from '../identity/sign-in-calls.ts'
import { createRoutes } from '../routes.tsx'
import { accessDecision } from '../screens/story/access/access-decision.ts'
import type { RenderedFrom } from '../session/rendered-page.ts'
import { whenReady } from '../when-ready.ts'
import { answeredQueries } from './answered-queries.ts'
import { fillPage } from './fill-page.ts'
import { screenAddresses } from './screen-addresses.ts'

export { describePage } from './describe-page.ts'

export const addresses: PageRenderer['addresses'] = screenAddresses(createRoutes())

/** Renders screens as they are first seen: on the server, and the landing screen when the web app is built. */
export const render: PageRenderer['render'] = async (page, path, answers) => {
  const { [signInCalls.session]: signIn, ...others } = answers
  const user = signIn ? identityUser((signIn as { user: AuthUser }).user) : null
  if (leadsElsewhere(others, user)) return null
  const rendered: RenderedFrom = { queries: answeredQueries(others, user), user }
  return fillPage(page, { path, content: await renderScreen(path, rendered), rendered })
}

/** A story for which one must sign in first: its screen leads to the login at once. */
function leadsElsewhere({ [endpoints.getPublicStory.path]: story }: CallAnswers, user: IdentityUser | null) {
  return story !== undefined && accessDecision(story as PublicStory, user?.uid ?? null) !== 'open'
}

async function renderScreen(path: string, rendered: RenderedFrom): Promise<string> {
  const client = createQueryClient()
  answerRenderedQueries(client, rendered.queries)
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] })
  try {
    await whenReady(router)
    return renderToString(<App router={router} client={client} checkedUser={rendered.user} />)
  } finally {
    // Both keep timers and listeners, which would hold the answers for a while.
    router.dispose()
    client.clear()
  }
}
