import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'

/** Whether the process is up, and whether everything it needs answers. */
export function healthRoutes(server: HttpServer, context: AppContext): void {
  server.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'up' }))

  server.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const checks = {
      database: context.database.check(),
      queue: context.jobs.check(),
      files: context.files.check(),
    }
    const results: Record<string, string> = {}
    for (const [name, check] of Object.entries(checks)) {
      results[name] = await check.then(
        () => 'ok',
        (error: Error) => error.message,
      )
    }
    const isReady = Object.values(results).every((result) => result === 'ok')
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', ...results })
  })
}
