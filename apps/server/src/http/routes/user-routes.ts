import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** The parent's profile, saved characters and token history. */
export function userRoutes(server: HttpServer, { users }: AppContext): void {
  registerRoute(server, 'syncProfile', ({ person, body }) => users.sync(person, body?.displayName))
  registerRoute(server, 'getProfile', ({ person }) => users.ensureProfile(person))
  registerRoute(server, 'updateProfile', ({ person, body }) => users.updateProfile(person, body))
  registerRoute(server, 'listTokenTransactions', ({ person, query }) =>
    users.transactions(person, query.limit),
  )
  registerRoute(server, 'listCharacters', ({ person }) => users.characters(person))
  registerRoute(server, 'addCharacter', ({ person, body }) => users.addCharacter(person, body))
  registerRoute(server, 'updateCharacter', ({ person, params, body }) =>
    users.updateCharacter(person, { ...params, ...body }),
  )
  registerRoute(server, 'deleteCharacter', async ({ person, params }) => {
    await users.deleteCharacter(person, params.characterId)
    return {}
  })
}
