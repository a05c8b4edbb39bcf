import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What administrators set of what parents pay and get. */
export function deskPricesRoutes(server: HttpServer, { prices }: AppContext): void {
  registerRoute(server, 'getDeskPrices', () => prices.current())

  registerRoute(server, 'changePrices', ({ person, body }) => prices.change(person.email, body))

  registerRoute(server, 'listPriceChanges', ({ query }) => prices.changes(query.before))
}
