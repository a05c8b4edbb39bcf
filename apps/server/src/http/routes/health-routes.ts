import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'

/** Whether the process is up, and whether everything it needs answers. */
export function healthRoutes(server: HttpServer, context: AppContext): void {
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }))

  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const { isReady, parts } = await readiness(context)
    return reply.code(isReady ? 200 : 503).send(parts)
  })
}

/** What everything that the process needs answers, part by part. */
export async function readiness({ database, jobs, files, room, logger }: AppContext) {
  const [databaseResult, queue, filesResult] = await Promise.all([
    resultOf(database.check(), logger),
    resultOf(jobs.check(), logger),
    resultOf(files.check(), logger),
  ])
  const disk = room.isThere() ? 'ok' : 'the disk is full'
  const results = { database: databaseResult, queue, files: filesResult, disk }
  const isReady = Object.values(results).every((result) => result === 'ok')
  return { isReady, parts: { status: isReady ? 'ready' : 'not ready', ...results } }
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
