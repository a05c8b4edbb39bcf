import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknownAddress } from '../error-answers.ts'
import type { HttpServer } from '../http-server.ts'
import { createPageSender, type PageSender } from './send-page.ts'

const builtWebApp = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/** Files whose names change with their content. */
const forever = 'public, max-age=31536000, immutable'
/** Files that keep their names: looked up again after an hour, and then mostly unchanged. */
const anHour = 'public, max-age=3600'
const askEachTime = 'no-cache'

export interface WebApp {
  /** Where browsers find this installation, such as `https://fables.example`. */
  origin: string
  /** What the build wrote; it may appear or change while the server runs. */
  folder?: string
  /** See `Stories.publicVersion`; pages drawn of what everybody may read are kept for as long as it stays. */
  publicVersion: () => Promise<number>
}

/**
 * The built web app: its files as they are (or as they were compressed when it was built), and its page
 * for every other address a person may open, where the browser's own routes take over.
 */
export function webAppRoutes(server: HttpServer, { folder = builtWebApp, ...webApp }: WebApp): void {
  const sendPage = createPageSender({ ...webApp, folder })
  // Before the files, which would answer with index.html.
  server.get('/', { schema: { hide: true } }, sendPage)
  server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path.slice(folder.length))),
  })
  server.setNotFoundHandler((request, reply) => answerOtherAddress(request, reply, sendPage))
}

function cachingOf(path: string): string {
  if (/\.html(\.br|\.gz)?$/.test(path)) return askEachTime
  return path.startsWith('/assets/') ? forever : anHour
}

async function answerOtherAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  sendPage: PageSender,
): ReturnType<PageSender> {
  const path = request.url.split('?')[0] ?? ''
  if (/^\/(api|media)(\/|$)/.test(path)) return answerUnknownAddress(request, reply)
  if (!isPage(request.method, path)) return reply.code(404).type('text/plain').send('There is nothing here.')
  return await sendPage(request, reply)
}

/** What a person opens has no file's ending. */
function isPage(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !/\.[^/]*$/.test(path) && !path.startsWith('/assets/')
}
