import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { webAppRoutes } from '../http/routes/web-app-routes.ts'

/**
 * A server of this built web app, and of an API that knows one story, `boat`, and one parent: Ruth, whose cookie is
 * `session=ruth`. It never answers on `/api/slow`.
 *
 * @param files contents by their path in the build
 * @param signsInHere whether sign-ins are cookies of ours
 */
export async function serveWebApp(files: Record<string, string | Buffer>, signsInHere = true) {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-web-'))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const log: string[] = []
  let version: number | null = 1
  const server = fastify({ logger: { level: 'warn', stream: { write: (line) => void log.push(line) } } })
  const asked: string[] = []
  server.get('/api/stories/:storyId', ({ url }, reply) => {
    asked.push(url)
    return url.endsWith('boat')
      ? reply.send({ title: 'The Boat', pages: [{ picture: '/media/boat.webp' }] })
      : reply.code(404).send({ pages: [{ picture: '/media/hidden.webp' }] })
  })
  server.get('/api/slow', () => new Promise(() => {}))
  server.get('/api/token', ({ headers }, reply) =>
    headers.cookie === 'session=ruth'
      ? reply.header('set-cookie', 'session=ruth; Max-Age=60').send({ token: 'ruths' })
      : reply.code(401).send({ code: 'UNAUTHENTICATED' }),
  )
  server.get('/api/me', ({ headers }, reply) =>
    headers.authorization === 'Bearer ruths' ? reply.send({ name: 'Ruth' }) : reply.code(401).send({}),
  )
  const publicVersion = async () => {
    if (version === null) throw new Error('The database is away.')
    return version
  }
  webAppRoutes(server.withTypeProvider<ZodTypeProvider>(), {
    origin: 'https://fables.example',
    folder,
    publicVersion,
    signsInHere,
  })
  return {
    /** What the server logged as warning or error. */
    log,
    /** The stories that were asked of the API. */
    asked,
    /** Says that something changed of what everybody may read; null that nobody can say. */
    change(to: number | null) {
      version = to
    },
    /** The build writes this file anew. */
    rebuild: (name: string, content: string) => writeFile(join(folder, name), content),
    get: (url: string, headers = {}) => server.inject({ url, headers }),
    send: (method: 'HEAD' | 'POST', url: string) => server.inject({ method, url }),
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(folder, { recursive: true })
    },
  }
}
