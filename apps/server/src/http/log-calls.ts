import { LogController } from 'fastify'
import type { HttpServer } from './http-server.ts'

/** Fastify's own lines about each request are left out; `logCalls` writes one instead. */
export const quietLogController = new LogController({ disableRequestLogging: true })

/** Addresses that open by themselves what they lead to: a link to a new password its account, a picture's itself, a private link a story or a collection, that of a letter what is sent. */
const keys =
  /^(\/api\/auth\/reset-password\/|\/media\/|\/shared\/|\/shared-collection\/|\/api\/shared-stories\/|\/api\/shared-collections\/|\/letters\/|\/api\/letters\/).+/

/** One line for each call, at level debug: never a body, a header, a key or what an address carries behind the `?`. */
export function logCalls(server: HttpServer): void {
  if (!['trace', 'debug'].includes(server.log.level)) return
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0]?.replace(keys, '$1...')
    const milliseconds = Math.round(reply.elapsedTime)
    request.log.debug({ method: request.method, path, status: reply.statusCode, milliseconds }, 'Answered.')
    done()
  })
}
