import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'

/** Whether the process is up, and whether everything it needs answers. */
export function healthRoutes(server: HttpServer, context: AppContext): void {
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }))

  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const [database, queue, files] = await Promise.all([
      resultOf(context.database.check(), context.logger),
      resultOf(context.jobs.check(), context.logger),
      resultOf(context.files.check(), context.logger),
    ])
    const disk = context.room.isThere() ? 'ok' : 'the disk is full'
    const isReady = [database, queue, files, disk].every((result) => result === 'ok')
    const status = isReady ? 'ready' : 'not ready'
    return reply.code(isReady ? 200 : 503).send({ status, database, queue, files, disk })
  })
}

/**
 * Listens from the start, so that a check that fails before another has answered does not end the process. Why it
 * failed is the operator's to know: it stands in the log.
 */
function resultOf(check: Promise<void>, logger: AppContext['logger']): Promise<string> {
  return check.then(
    () => 'ok',
    (error: unknown) => {
      logger.warn({ err: error }, 'A readiness check failed.')
      return 'does not answer'
    },
  )
}
