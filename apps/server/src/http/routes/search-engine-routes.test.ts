import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { filledId, fillLibrary } from '../../testing/fill-library.ts'
import { shelveStories } from '../../testing/shelve-stories.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { storiesPerSitemap } from './search-engine-routes.ts'

const get = async ({ server }: TestWorld, url: string) => {
  const { statusCode, headers, body } = await server.inject({ url })
  return { status: statusCode, type: headers['content-type'], body }
}
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)
const originOf = ({ context }: TestWorld) => new URL(context.config.publicUrl).origin

test('robots are told what to leave alone and where the sitemap is', async () => {
  await using world = await startTestWorld({ works: false })
  const { status, type, body } = await get(world, '/robots.txt')
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual(
    expect.arrayContaining([
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /library',
      'Allow: /api/public-stories',
      `Sitemap: ${originOf(world)}/sitemap.xml`,
    ]),
  )
})

test('a sitemap names the public stories alone (SH-05)', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await shelveStories(world, uid, [
    { title: 'The Boat' },
    { title: 'The Kite', visibility: 'private' },
    { title: 'The Owl', visibility: 'pending' },
  ])
  const origin = originOf(world)

  const index = await get(world, '/sitemap.xml')
  expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(addressesIn(index.body)).toEqual([`${origin}/sitemaps/1.xml`])
  const first = await get(world, '/sitemaps/1.xml')
  expect(addressesIn(first.body)).toEqual([
    `${origin}/`,
    `${origin}/explore`,
    `${origin}/pricing`,
    `${origin}/story/${encodeURIComponent(`${uid}-The Boat`)}`,
  ])
  expect(first.body).toMatch(/<lastmod>20\d\d-[\d-]+T[\d:.]+Z<\/lastmod>/)
})

test('a large library has several sitemaps, and no story twice', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await fillLibrary(world, { uid, stories: storiesPerSitemap + 3 })

  expect(addressesIn((await get(world, '/sitemap.xml')).body)).toHaveLength(2)
  const named: (string | undefined)[] = addressesIn((await get(world, '/sitemaps/1.xml')).body)
  named.push(...addressesIn((await get(world, '/sitemaps/2.xml')).body))
  const books = named.filter((address) => address?.includes('/story/'))
  expect([books.length, new Set(books).size]).toEqual([storiesPerSitemap + 3, storiesPerSitemap + 3])
})

test.each(['2', '0', '-1', '1e3', '01', '99999999999', 'x', '..%2F1'])(
  'there is no sitemap %s',
  async (part) => {
    await using world = await startTestWorld({ works: false })
    expect((await get(world, `/sitemaps/${part}.xml`)).status).toBe(404)
  },
)

test('another site is told what a card of a public story shows, and of nothing else (SH-06)', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await fillLibrary(world, { uid, stories: 1 })
  const origin = originOf(world)
  const url = `${origin}/story/${filledId(uid, 1)}`
  const card = (query: object) => world.anonymous.call('embedStory', { query: { url, ...query } as never })

  expect((await card({})).body).toEqual({
    version: '1.0',
    type: 'link',
    title: 'Story 1',
    provider_name: 'Faith Fables',
    provider_url: origin,
    cache_age: 3600,
    thumbnail_url: expect.stringContaining(origin),
    thumbnail_width: 1024,
    thumbnail_height: 1024,
  })
  expect((await card({ maxwidth: 400 })).body).not.toHaveProperty('thumbnail_url')
  expect((await card({ format: 'xml' })).status).toBe(501)
  expect((await card({ maxwidth: 'wide' })).status).toBe(400)
  for (const other of [
    `${origin}/story/nobody`,
    `${origin}/library`,
    `https://elsewhere.example/story/${filledId(uid, 1)}`,
    'javascript:alert(1)',
    'no address',
    '',
  ])
    expect([other, (await card({ url: other })).status]).toEqual([other, 404])
  await world.context.database.db.execute(sql`update stories set visibility = 'private'`)
  expect((await card({})).status).toBe(404)
})
