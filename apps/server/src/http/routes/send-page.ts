import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ColourScheme,
  colourSchemeKept,
  colourSchemeOf,
  hasOtherCookies,
  withColourScheme,
} from '@faith-fables/contract/colour-scheme'
import { originMark, type RenderedPage, type WebPage } from '@faith-fables/contract/web-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { KeptAnswer } from '../kept/answer-shelf.ts'
import { keptPayload } from '../kept/kept-payload.ts'
import { type Absence, askForPage, isAbsence, type PageRequest, takenDown } from './ask-for-page.ts'
import { type KeptPages, keepPages } from './keep-pages.ts'
import { choosePage, filled, pictureLink } from './page-links.ts'
import { renderPage } from './render-page.ts'
import type { WebApp } from './web-app-routes.ts'

/** Sends the page for an address that a person opens. @returns what is sent, or the reply that has sent it */
export type PageSender = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply | Buffer | string>

/**
 * Sends `index.html`, or what pages.json says for this address: another file, the page with its screen rendered in it, and
 * what the browser may fetch ahead. Visitors are told from parents by their having no cookie but that of their colours, in
 * which every page is sent. An address that has no page, or a public story that there is not, is a 404 (a 410 where it was
 * taken down) with a page all the same: the app says so on the screen.
 */
export function createPageSender(webApp: Required<WebApp>): PageSender {
  const kept = keepPages(webApp)
  return async (request, reply) => {
    const build = await kept.build()
    if (!build) {
      const sentence = "The web app is not built yet: 'npm start' builds it and then opens the product."
      return reply.code(503).type('text/plain').send(sentence)
    }
    reply.header('vary', 'Cookie')
    const [path = '', query] = request.url.split('?')
    const people = hasOtherCookies(request.headers.cookie) ? 'parents' : 'visitors'
    const chosen = choosePage(build.pages ?? [], path, people)
    const send = { ...webApp, request, reply, kept, scheme: colourSchemeOf(request.headers.cookie) }
    if (!chosen) {
      if (build.pages) reply.code(404)
      return await sendFile(send, 'index.html')
    }

    const { page, words } = chosen
    if (page.isSecret) reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' })
    if (query && page.readsQuery) return await sendFile(send, page.file)
    const asked = { request, reply, words }
    const rendered = page.rendered && (await findRendered(send, page.rendered, asked))
    if (isAbsence(rendered)) reply.code(rendered === takenDown ? 410 : 404)
    else if (typeof rendered === 'string') return sendHtml(send, rendered)
    else if (rendered) return sendKept(send, rendered)
    const links = [...page.links.map((link) => filled(link, words)), ...(await firstPicture(page, asked))]
    if (links.length > 0) reply.header('link', links.join(', '))
    return await sendFile(send, page.file, page.namesOrigin)
  }
}

interface Sending extends Required<WebApp> {
  request: FastifyRequest
  reply: FastifyReply
  scheme: ColourScheme
  kept: KeptPages
}

type Rendered = KeptAnswer | string | Absence | null

/** What is rendered for one parent is kept nowhere; what is rendered for visitors is the same for all in these colours. */
async function findRendered(send: Sending, rendered: RenderedPage, asked: PageRequest): Promise<Rendered> {
  if (rendered.tokenFrom) return await renderPage(rendered, asked, send.folder)
  const { request, kept, folder, scheme } = send
  const [path = ''] = request.url.split('?')
  try {
    return await kept.findRendered(`${scheme} ${path}`, async () => {
      const html = await renderPage(rendered, asked, folder)
      if (isAbsence(html)) throw new AbsentError(html)
      return html && finished(send, html)
    })
  } catch (error) {
    if (error instanceof AbsentError) return error.absence
    request.log.warn(
      { err: error, path },
      'Nobody knows whether a rendered page still holds; it was sent empty.',
    )
    return null
  }
}

/** Told to all who wait for the same page. */
class AbsentError extends Error {
  override name = 'AbsentError'
  readonly absence: Absence

  constructor(absence: Absence) {
    super()
    this.absence = absence
  }
}

/** As it was compressed when it was built, unless there is something to say in it. */
async function sendFile(
  send: Sending,
  file: string,
  namesOrigin = false,
): Promise<FastifyReply | Buffer | string> {
  const { reply, folder, scheme, kept } = send
  // What is no success is never answered with 'you have it already'.
  if (!namesOrigin && scheme === 'device' && reply.statusCode === 200) return reply.sendFile(file)
  const found = await kept.findFile(`${scheme} ${file}`, async () =>
    finished(send, await readFile(join(folder, file), 'utf8')),
  )
  return found ? await sendKept(send, found) : reply.sendFile(file)
}

function sendKept(send: Sending, page: KeptAnswer): Buffer | string | Promise<Buffer> {
  return keptPayload(send.request, asHtml(send), page)
}

/** The next one at this device may press Back: a parent's page stays in no cache. */
function sendHtml(send: Sending, html: string): FastifyReply {
  return asHtml(send).header('cache-control', 'private, no-store').send(finished(send, html))
}

function asHtml({ reply, origin, scheme }: Sending): FastifyReply {
  // Some browsers forget within a week what a script put into a cookie; what a server sends they keep.
  if (scheme !== 'device') reply.header('set-cookie', colourSchemeKept(scheme, origin.startsWith('https:')))
  return reply.type('text/html; charset=utf-8')
}

function finished({ origin, scheme }: Sending, html: string): string {
  return withColourScheme(html, scheme).replaceAll(originMark, origin)
}

/** Whatever goes wrong here: the screen finds its picture itself, a little later. */
async function firstPicture({ firstPicture: picture }: WebPage, asked: PageRequest): Promise<string[]> {
  if (!picture) return []
  const answers = await askForPage({ calls: [picture.call] }, asked)
  const link = answers && !isAbsence(answers) && pictureLink(answers[picture.call], picture)
  return link ? [link] : []
}
