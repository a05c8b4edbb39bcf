import { createHash } from 'node:crypto'
import { notFound } from '../../api-error.ts'
import type { AppContext } from '../../app-context.ts'
import { pictureVersion } from '../../users/profile-picture.ts'
import type { HttpServer } from '../http-server.ts'

/** Folders and a file, of letters that mean nothing to a file system. */
const mediaName = /^(?:[\w-]{1,80}\/){1,5}[\w-]{1,80}\.(?:webp|jpg|ogg|m4a|mp3|wav)$/

const forever = 'public, max-age=31536000, immutable'

/** Pictures, and pages as they are read aloud. Their addresses are unguessable and what is behind one never changes, so nobody needs to ask twice. */
export function mediaRoutes(server: HttpServer, { files }: AppContext): void {
  server.get<{ Params: { '*': string }; Querystring: { v?: string } }>(
    '/media/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const name = request.params['*']
      const file = mediaName.test(name) ? await files.get(name) : null
      if (!file || !isNamed(name, request.query.v, file.content)) throw notFound('There is no such file.')

      const etag = `"${createHash('sha256').update(file.content).digest('base64url').slice(0, 27)}"`
      reply.header('etag', etag)
      reply.header('cache-control', forever)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
      return reply.type(file.contentType).send(Buffer.from(file.content))
    },
  )
}

/** A profile picture keeps its name when it is replaced; only its version tells one from the next. */
function isNamed(name: string, version: string | undefined, content: Uint8Array): boolean {
  return !name.startsWith('profilePictures/') || version === pictureVersion(content)
}
