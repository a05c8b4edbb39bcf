import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What administrators see of how the installation is used. */
export function deskNumbersRoutes(server: HttpServer, { numbers }: AppContext): void {
  registerRoute(server, 'getDeskNumbers', ({ query }) => numbers.ofDays(query.days))
}
