import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What the browser must know of this deployment. */
export function configRoutes(
  server: HttpServer,
  { identity, mail, purchases, narrations, generations }: AppContext,
): void {
  registerRoute(server, 'getConfig', async () => ({
    identity: identity.forBrowsers,
    mail: identity.mailsLetters || mail.reachesInboxes,
    purchases: purchases.isOpen,
    narration: narrations.isOffered,
    languages: [...generations.languages],
  }))
}
