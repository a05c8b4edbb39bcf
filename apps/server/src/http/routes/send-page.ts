import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { originMark, type WebPage, webPagesFile } from '@faith-fables/contract/web-page'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { askForPage, type PageRequest } from './ask-for-page.ts'
import { drawPage } from './draw-page.ts'
import { choosePage, filled, pictureLink } from './page-links.ts'
import type { WebApp } from './web-app-routes.ts'

/**
 * Sends the page for an address a person opens: `index.html`, or what pages.json says for this address: another file,
 * the page with its screen drawn in it, and what the browser may fetch ahead. Visitors are told from parents by their
 * having no cookie.
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
  const people = request.headers.cookie === undefined ? 'visitors' : 'parents'
  const chosen = choosePage(await readPages(folder), path, people)
  if (!chosen) return reply.sendFile('index.html')

  const { page, words } = chosen
  if (query && page.readsQuery) return reply.sendFile(page.file)
  const asked = { request, reply, words }
  const drawn = page.drawn && (await drawPage(page.drawn, asked, folder))
  if (drawn) {
    // What is drawn for one parent is kept nowhere: the next one at this device may press Back.
    reply.header('cache-control', page.drawn?.tokenFrom ? 'private, no-store' : 'no-cache')
    return sendHtml(reply, drawn, origin)
  }
  const links = [...page.links.map((link) => filled(link, words)), ...(await firstPicture(page, asked))]
  if (links.length > 0) reply.header('link', links.join(', '))
  if (!page.namesOrigin) return reply.sendFile(page.file)
  reply.header('cache-control', 'no-cache')
  return sendHtml(reply, await readFile(join(folder, page.file), 'utf8'), origin)
}

function sendHtml(reply: FastifyReply, html: string, origin: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html.replaceAll(originMark, origin))
}

/** An older build may have none: then every page is index.html. */
async function readPages(folder: string): Promise<WebPage[]> {
  const text = await readFile(join(folder, webPagesFile), 'utf8').catch(() => '[]')
  return JSON.parse(text)
}

/** Whatever goes wrong here: the screen finds its picture itself, a little later. */
async function firstPicture({ firstPicture: picture }: WebPage, asked: PageRequest): Promise<string[]> {
  if (!picture) return []
  const answers = await askForPage({ calls: [picture.call] }, asked)
  const link = answers && pictureLink(answers[picture.call], picture)
  return link ? [link] : []
}
