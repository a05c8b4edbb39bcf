import type { Watching } from '../watching/watching.ts'
import type { HttpServer } from './http-server.ts'

/** Has each answered call counted by its route; an address that there is not counts as one of all. */
export function measureCalls(server: HttpServer, watching: Watching): void {
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none'
    watching.noteCall({
      route,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    })
    done()
  })
}
