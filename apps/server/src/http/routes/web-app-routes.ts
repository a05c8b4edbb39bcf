import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyRequest } from 'fastify'
import { answerUnknownAddress } from '../error-answers.ts'
import type { HttpServer } from '../http-server.ts'
import { createPageSender } from './send-page.ts'

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
  /** See `Stories.publicVersion`; pages rendered of what everybody may read are kept for as long as it stays. */
  publicVersion: () => Promise<number>
  /** Whether a sign-in is a cookie of ours, by which we know for whom a page is. */
  signsInHere: boolean
}

/**
 * The built web app: its files as they are (or as they were compressed when it was built), and its page
 * for every other address a person may open, where the browser's own routes take over.
 */
export function webAppRoutes(server: HttpServer, { folder = builtWebApp, ...webApp }: WebApp): void {
  const sendPage = createPageSender({ ...webApp, folder })
  server.register(fastifyStatic, {
    root: folder,
    // It would look for a file under each page's address, which takes longer than sending the page.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => void reply.header('cache-control', cachingOf(path.slice(folder.length))),
  })
  server.get('/*', { schema: { hide: true } }, (request, reply) => {
    const path = pathOf(request)
    if (belongsToApi.test(path)) return reply.callNotFound()
    return isFile(path) ? reply.sendFile(path) : sendPage(request, reply)
  })
  server.setNotFoundHandler((request, reply) => {
    if (belongsToApi.test(pathOf(request))) return answerUnknownAddress(request, reply)
    return reply.code(404).type('text/plain').send('There is nothing here.')
  })
}

const belongsToApi = /^\/(api|media)(\/|$)/

function pathOf({ url }: FastifyRequest): string {
  return url.split('?')[0] ?? ''
}

function cachingOf(path: string): string {
  if (/\.html(\.br|\.gz)?$/.test(path)) return askEachTime
  return path.startsWith('/assets/') ? forever : anHour
}

/** What a person opens has no file's ending. */
function isFile(path: string): boolean {
  return /\.[^/]*$/.test(path) || path.startsWith('/assets/')
}
