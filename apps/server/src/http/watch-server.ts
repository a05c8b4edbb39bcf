import fastify from 'fastify'
import type { AppContext } from '../app-context.ts'
import { quietLogController } from './log-calls.ts'
import { readiness } from './routes/health-routes.ts'

/** What a fresh answer may take of a busy database before the scrape counts as failed. */
const arrivalMilliseconds = 10_000

/**
 * For those who watch the process, at a port that families do not reach: the numbers for Prometheus, and the signs of life
 * that a worker without the API has nowhere else.
 */
export function createWatchServer(context: AppContext) {
  const server = fastify({
    loggerInstance: context.logger,
    logController: quietLogController,
    requestTimeout: arrivalMilliseconds,
    forceCloseConnections: true,
  })
  server.get('/healthz', async () => ({ status: 'up' }))
  server.get('/readyz', async (_request, reply) => {
    const { isReady, parts } = await readiness(context)
    return reply.code(isReady ? 200 : 503).send(parts)
  })
  server.get('/metrics', async (_request, reply) => {
    const { type, text } = await context.watching.describe()
    return reply.type(type).send(text)
  })
  return server
}
