import { linkPictureSize } from '@faith-fables/contract/picture-sizes'
import type { FastifyReply } from 'fastify'
import { ApiError, notFound } from '../../api-error.ts'
import type { AppContext } from '../../app-context.ts'
import type { HttpServer } from '../http-server.ts'
import { registerRoute } from '../register-route.ts'

/** A sitemap may name 50,000 addresses (sitemaps.org); each of ours is read into memory at once. */
export const storiesPerSitemap = 10_000

/** What the public screens ask for. */
const publicStories = '/api/public-stories'

const anHour = 'public, max-age=3600'
const product = 'Faith Fables'

/** Screens of one parent alone: nothing in them is for a search. */
const ofParents = [
  '/admin',
  '/create',
  '/library',
  '/profile',
  '/review',
  '/reset-password',
  '/email-verified',
  '/google-sign-in-ended',
]

/** What search engines and other sites ask for: which addresses there are, and what a card of a story shows. */
export function searchEngineRoutes(server: HttpServer, { config, stories }: AppContext): void {
  const { origin } = new URL(config.publicUrl)
  const hidden = { schema: { hide: true } }

  server.get('/robots.txt', hidden, (_request, reply) =>
    send(reply, 'text/plain; charset=utf-8', robotsText(origin)),
  )

  server.get('/sitemap.xml', hidden, async (_request, reply) => {
    const parts = Math.max(1, Math.ceil((await stories.countPublic()) / storiesPerSitemap))
    const addresses = Array.from({ length: parts }, (_part, at) => `${origin}/sitemaps/${at + 1}.xml`)
    return send(reply, xml, sitemapIndex(addresses))
  })

  server.get<{ Params: { part: string } }>('/sitemaps/:part', hidden, async ({ params }, reply) => {
    const part = Number(/^([1-9]\d{0,6})\.xml$/.exec(params.part)?.[1])
    if (!part) throw notFound('There is no such sitemap.')
    const found = await stories.addresses({
      limit: storiesPerSitemap,
      offset: (part - 1) * storiesPerSitemap,
    })
    if (found.length === 0 && part > 1) throw notFound('There is no such sitemap.')
    const screens =
      part === 1 ? ['/', '/explore', '/pricing'].map((path) => ({ address: origin + path })) : []
    const books = found.map(({ id, createdAt }) => ({
      address: `${origin}/story/${encodeURIComponent(id)}`,
      at: createdAt,
    }))
    return send(reply, xml, sitemap([...screens, ...books]))
  })

  registerRoute(server, 'embedStory', async ({ query }) => {
    if (query.format !== 'json')
      throw new ApiError('NOT_IMPLEMENTED', 'Cards are told as JSON: please ask with format=json.')
    const storyId = storyIdOf(query.url, origin)
    const story = storyId === null ? null : await stories.findOpen(storyId)
    if (!story) throw notFound('There is no public story at this address.')
    const { url, width, height } = story.linkPicture ?? { url: '/pictures/link.jpg', ...linkPictureSize }
    const isTooLarge = width > (query.maxwidth ?? width) || height > (query.maxheight ?? height)
    return {
      version: '1.0',
      type: 'link',
      title: story.title,
      provider_name: product,
      provider_url: origin,
      cache_age: 3600,
      ...(!isTooLarge && { thumbnail_url: origin + url, thumbnail_width: width, thumbnail_height: height }),
    }
  })
}

const xml = 'application/xml; charset=utf-8'

const send = (reply: FastifyReply, type: string, text: string): FastifyReply =>
  reply.type(type).header('cache-control', anHour).send(text)

/** A link that a parent has given to somebody is asked for and says itself that no search may keep it. */
const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    ...ofParents.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    `Allow: ${publicStories}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const sitemapIndex = (addresses: readonly string[]): string =>
  document(
    'sitemapindex',
    addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>`),
  )

const sitemap = (entries: readonly { address: string; at?: Date }[]): string =>
  document(
    'urlset',
    entries.map(({ address, at }) => {
      const lastChange = at ? `<lastmod>${at.toISOString()}</lastmod>` : ''
      return `<url><loc>${escaped(address)}</loc>${lastChange}</url>`
    }),
  )

const document = (root: string, entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Of the address of a story's page here; null for every other one. */
function storyIdOf(address: string, origin: string): string | null {
  const url = URL.parse(address)
  if (url?.origin !== origin) return null
  return /^\/story\/([\w-]+)\/?$/.exec(url.pathname)?.[1] ?? null
}
