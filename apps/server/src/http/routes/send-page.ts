import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type ColourScheme,
  colourSchemeKept,
  colourSchemeOf,
  hasOtherCookies,
  withColourScheme,
} from '@faith-fables/contract/colour-scheme'
import { originMark, type WebPage, webPagesFile } from '@faith-fables/contract/web-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askForPage, nothingThere, type PageRequest } from './ask-for-page.ts'
import { drawPage } from './draw-page.ts'
import { choosePage, filled, pictureLink } from './page-links.ts'
import type { WebApp } from './web-app-routes.ts'

/**
 * Sends the page for an address a person opens: `index.html`, or what pages.json says for this address: another file,
 * the page with its screen drawn in it, and what the browser may fetch ahead. Visitors are told from parents by their
 * having no cookie but that of their colours, in which every page is sent. An address that has no page, or a public story
 * that there is not, is a 404 with a page all the same: the app says so on the screen.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { origin, folder }: Required<WebApp>,
): Promise<FastifyReply> {
  if (!existsSync(join(folder, 'index.html'))) {
    const sentence = "The web app is not built yet: 'npm start' builds it and then opens the product."
    return reply.code(503).type('text/plain').send(sentence)
  }
  reply.header('vary', 'Cookie')
  const [path = '', query] = request.url.split('?')
  const people = hasOtherCookies(request.headers.cookie) ? 'parents' : 'visitors'
  const pages = await readPages(folder)
  const chosen = choosePage(pages ?? [], path, people)
  const send = { reply, origin, folder, scheme: colourSchemeOf(request.headers.cookie) }
  if (!chosen) {
    if (pages) reply.code(404)
    return await sendFile(send, 'index.html')
  }

  const { page, words } = chosen
  if (query && page.readsQuery) return await sendFile(send, page.file)
  const asked = { request, reply, words }
  const drawn = page.drawn && (await drawPage(page.drawn, asked, folder))
  if (drawn === nothingThere) reply.code(404)
  else if (drawn) {
    // What is drawn for one parent is kept nowhere: the next one at this device may press Back.
    reply.header('cache-control', page.drawn?.tokenFrom ? 'private, no-store' : 'no-cache')
    return sendHtml(send, drawn)
  }
  const links = [...page.links.map((link) => filled(link, words)), ...(await firstPicture(page, asked))]
  if (links.length > 0) reply.header('link', links.join(', '))
  return await sendFile(send, page.file, page.namesOrigin)
}

interface Sending extends Required<WebApp> {
  reply: FastifyReply
  scheme: ColourScheme
}

/** As it was compressed when it was built, unless there is something to say in it. */
async function sendFile(send: Sending, file: string, namesOrigin = false): Promise<FastifyReply> {
  const { reply, folder, scheme } = send
  // What is no success is never answered with 'you have it already'.
  if (!namesOrigin && scheme === 'device' && reply.statusCode === 200) return reply.sendFile(file)
  reply.header('cache-control', 'no-cache')
  return sendHtml(send, await readFile(join(folder, file), 'utf8'))
}

function sendHtml({ reply, origin, scheme }: Sending, html: string): FastifyReply {
  // Some browsers forget within a week what a script put into a cookie; what a server sends they keep.
  if (scheme !== 'device') reply.header('set-cookie', colourSchemeKept(scheme, origin.startsWith('https:')))
  const page = withColourScheme(html, scheme).replaceAll(originMark, origin)
  return reply.type('text/html; charset=utf-8').send(page)
}

/** Null for an older build that has none: then every page is index.html. */
async function readPages(folder: string): Promise<WebPage[] | null> {
  const text = await readFile(join(folder, webPagesFile), 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Whatever goes wrong here: the screen finds its picture itself, a little later. */
async function firstPicture({ firstPicture: picture }: WebPage, asked: PageRequest): Promise<string[]> {
  if (!picture) return []
  const answers = await askForPage({ calls: [picture.call] }, asked)
  const link = answers && answers !== nothingThere && pictureLink(answers[picture.call], picture)
  return link ? [link] : []
}
