import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerFileRoute, registerRoute } from '../register-route.ts'

/** Stories as files, for those who may read them. */
export function bookRoutes(server: HttpServer, { books }: AppContext): void {
  registerRoute(server, 'orderBook', ({ person, params, body }) =>
    books.order(person.uid, params.storyId, body),
  )

  registerRoute(server, 'getBookState', ({ person, params, query }) =>
    books.stateOf(person.uid, params.storyId, { ...params, ...query }),
  )

  registerFileRoute(server, 'downloadBook', ({ person, params, query }) =>
    books.download(person.uid, params.storyId, { ...params, ...query }),
  )
}
