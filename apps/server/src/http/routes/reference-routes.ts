import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What a parent chooses from, and what it costs. */
export function referenceRoutes(server: HttpServer, { reference }: AppContext): void {
  registerRoute(server, 'listAgeGroups', () => reference.ageGroups())
  registerRoute(server, 'listIllustrationStyles', () => reference.illustrationStyles())
  registerRoute(server, 'listBibleVerses', () => reference.bibleVerses())
  registerRoute(server, 'listMoralValues', () => reference.moralValues())
  registerRoute(server, 'getCosts', () => reference.costs())
  registerRoute(server, 'listTokenPacks', () => reference.tokenPacks())
}
