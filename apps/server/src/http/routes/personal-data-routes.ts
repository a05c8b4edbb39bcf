import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute, registerStreamRoute } from '../register-route.ts'

/** What we hold of a parent: to take along, and to have deleted. */
export function personalDataRoutes(server: HttpServer, { personalData }: AppContext): void {
  registerStreamRoute(server, 'downloadPersonalData', ({ person }) => personalData.download(person))

  registerRoute(server, 'getAccountDeletion', ({ person }) => personalData.deletion(person))

  registerRoute(server, 'askForDeletion', ({ person, body }) => personalData.askForDeletion(person, body))

  registerRoute(server, 'keepAccount', async ({ person }) => {
    await personalData.keep(person)
    return {}
  })
}
