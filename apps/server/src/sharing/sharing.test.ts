import { limits, type PrivateLink } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { linkIdOf, newLinkId, tokenOf } from './link-token.ts'

async function worldWithKite() {
  const world = await startTestWorld({ works: false })
  const author = await world.createParent()
  await shelveStories(world, author.uid, [{ title: 'The Kite', visibility: 'private' }])
  const params = { storyId: `${author.uid}-The Kite` }
  const own = world.as(author)
  const change = (column: string) =>
    world.context.database.db.execute(sql`update stories set ${sql.raw(column)} where id = ${params.storyId}`)
  return {
    world,
    own,
    params,
    change,
    make: (name = 'For Grandma', lasts: 'week' | 'ever' = 'week') =>
      own.ask('createLink', { params, body: { name, lasts } }),
    open: (link: PrivateLink, from = '203.0.113.7') =>
      world.server.inject({ url: `/api/shared-stories/${tokenIn(link)}`, remoteAddress: from }),
    list: () => own.ask('listLinks', { params }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const tokenIn = ({ path }: PrivateLink) => path.split('/').at(-1) ?? ''

test('a link opens a private story for whoever has it, and no search may keep it (SH-01)', async () => {
  await using scene = await worldWithKite()
  const link = await scene.make()
  expect(link).toMatchObject({ name: 'For Grandma', opened: 0, isExpired: false, lastOpenedAt: null })
  expect(new Date(link.expiresAt ?? '').getTime() - Date.now()).toBeGreaterThan(6.9 * 24 * 3600 * 1000)

  const opened = await scene.open(link)
  expect([opened.statusCode, opened.json().title, opened.json().keyMoments.length]).toEqual([
    200,
    'The Kite',
    5,
  ])
  expect(opened.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  const stranger = scene.world.as(await scene.world.createParent())
  expect((await stranger.ask('getSharedStory', { params: { token: tokenIn(link) } })).title).toBe('The Kite')
  expect((await stranger.call('getStory', { params: scene.params })).status).toBe(404)
  expect(await scene.list()).toEqual([{ ...link, opened: 2, lastOpenedAt: expect.any(String) }])
})

test('a household counts once, and the parent herself never (SH-03)', async () => {
  await using scene = await worldWithKite()
  const link = await scene.make()
  await Promise.all(Array.from({ length: 5 }, () => scene.open(link)))
  await scene.open(link, '198.51.100.4')
  await scene.own.ask('getSharedStory', { params: { token: tokenIn(link) } })

  expect((await scene.list()).map(({ opened }) => opened)).toEqual([2])
  const readers = await scene.world.context.database.db.execute(sql`select reader from link_readers`)
  expect(JSON.stringify(readers)).not.toContain('203.0.113.7')
})

test('a link that was taken back, has run out or was made up opens nothing, and says the same (SH-02)', async () => {
  await using scene = await worldWithKite()
  const [taken, old, good] = [
    await scene.make('Taken'),
    await scene.make('Old'),
    await scene.make('Good', 'ever'),
  ]
  await scene.own.ask('takeBackLink', { params: { ...scene.params, linkId: taken.id } })
  await scene.world.context.database.db.execute(
    sql`update private_links set expires_at = now() - interval '1 second' where id = ${old.id}`,
  )
  const token = tokenIn(good)
  const crafted = [
    tokenIn(taken),
    tokenIn(old),
    token.slice(0, -1),
    `${token}A`,
    token.slice(0, 22).padEnd(44, 'A'),
    'A'.repeat(44),
    '%00',
    'x'.repeat(100),
    "' or 1=1",
  ]
  const answers = await Promise.all(
    crafted.map(async (one) => {
      const answer = await scene.world.server.inject({
        url: `/api/shared-stories/${encodeURIComponent(one)}`,
      })
      return [answer.statusCode, answer.json().message]
    }),
  )
  const closed = 'This link does not open a story any more. Whoever gave it to you can make another one.'
  expect(answers).toEqual(crafted.map(() => [404, closed]))
  expect((await scene.open(good)).statusCode).toBe(200)
  expect((await scene.list()).map(({ name, isExpired }) => [name, isExpired])).toEqual([
    ['Good', false],
    ['Old', true],
  ])
})

test.each([
  ['hidden_at = now()', 404],
  [`answer = '{"kind": "taken-down", "reason": "", "at": "2026-01-01T00:00:00Z"}'`, 404],
  [
    `visibility = 'pending', answer = '{"kind": "reported", "reason": "", "at": "2026-01-01T00:00:00Z"}'`,
    404,
  ],
  [`answer = '{"kind": "sent-back", "reason": "", "at": "2026-01-01T00:00:00Z"}'`, 200],
  [`visibility = 'pending'`, 200],
  [`visibility = 'public'`, 200],
])('of a story with %s a link answers %i', async (column, status) => {
  await using scene = await worldWithKite()
  const link = await scene.make()
  await scene.change(column)
  expect((await scene.open(link)).statusCode).toBe(status)
})

test('links are made, seen and taken back by the parent of the story alone (SH-04)', async () => {
  await using scene = await worldWithKite()
  const link = await scene.make()
  const stranger = scene.world.as(await scene.world.createParent())
  const params = { ...scene.params, linkId: link.id }
  const body = { name: 'Mine' }
  for (const [who, status] of [
    [stranger, 404],
    [scene.world.anonymous, 401],
  ] as const) {
    expect((await who.call('listLinks', { params: scene.params })).status).toBe(status)
    expect((await who.call('createLink', { params: scene.params, body })).status).toBe(status)
    expect((await who.call('takeBackLink', { params })).status).toBe(status)
  }
  await scene.change('hidden_at = now()')
  expect((await scene.own.call('createLink', { params: scene.params, body })).status).toBe(404)
})

test('a double click makes one link, and of many at once no more than a story may have', async () => {
  await using scene = await worldWithKite()
  const { own, params } = scene
  const headers = { 'idempotency-key': 'twice' }
  const twice = await Promise.all(
    [1, 2].map(() => own.call('createLink', { params, body: { name: 'Twice' }, headers } as never)),
  )
  expect(new Set(twice.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const many = await Promise.all(
    Array.from({ length: limits.linksEach + 4 }, (_link, at) =>
      own.call('createLink', { params, body: { name: `Link ${at}` } }),
    ),
  )
  expect(many.filter(({ status }) => status === 201)).toHaveLength(limits.linksEach - 1)
  expect(many.filter(({ status }) => status === 409)).toHaveLength(5)
  expect(await scene.list()).toHaveLength(limits.linksEach)
})

test('a token is made of its link by this installation alone', () => {
  const id = newLinkId()
  expect(linkIdOf(tokenOf(id, 'ours'), 'ours')).toBe(id)
  expect(linkIdOf(tokenOf(id, 'theirs'), 'ours')).toBeNull()
})
