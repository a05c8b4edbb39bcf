import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** What administrators do with the accounts of parents. For everybody else these calls do not exist. */
export function accountRoutes(server: HttpServer, { accounts }: AppContext): void {
  registerRoute(server, 'listParents', ({ query }) => accounts.find(query.words, query.after))

  registerRoute(server, 'getParent', ({ params }) => accounts.read(params.parentId))

  registerRoute(server, 'changeTokens', ({ person, params, body, remember }) =>
    accounts.changeTokens(person.email, params.parentId, body, remember),
  )

  registerRoute(server, 'lockParent', ({ person, params, body }) =>
    accounts.lock(person.email, params.parentId, body.reason),
  )

  registerRoute(server, 'unlockParent', ({ person, params }) =>
    accounts.unlock(person.email, params.parentId),
  )
}
