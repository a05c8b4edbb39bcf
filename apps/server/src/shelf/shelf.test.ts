import { limits, type PrivateLink } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

/** A parent with a private story and a public one, and another family with a public and a private one. */
async function worldWithFamily() {
  const world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  const author = await world.createParent()
  await shelveStories(world, parent.uid, [{ title: 'Own', visibility: 'private' }, { title: 'Shown' }])
  await shelveStories(world, author.uid, [{ title: 'The Kite' }, { title: 'Closed', visibility: 'private' }])
  const own = world.as(parent)
  const ids = {
    own: `${parent.uid}-Own`,
    shown: `${parent.uid}-Shown`,
    kite: `${author.uid}-The Kite`,
    closed: `${author.uid}-Closed`,
  }
  const at = (link: PrivateLink, storyId = '') =>
    `/api/shelf-approvals/${link.path.split('/').at(-1)}${storyId && `/stories/${encodeURIComponent(storyId)}`}`
  return {
    world,
    parent,
    author,
    own,
    ids,
    put: async (storyId: string) => (await own.call('putOnShelf', { params: { storyId } })).status,
    take: async (storyId: string) => (await own.call('takeFromShelf', { params: { storyId } })).status,
    read: () => own.ask('getShelf'),
    /** Titles and states, the latest first. */
    shelf: async () =>
      (await own.ask('getShelf')).stories.map(({ story: { title }, state }) => `${title}: ${state}`),
    needApproval: (needsApproval: boolean) => own.ask('setShelfApproval', { body: { needsApproval } }),
    link: (name = 'Papa') => own.ask('createShelfLink', { body: { name, lasts: 'week' } }),
    open: (link: PrivateLink, storyId = '') => world.server.inject({ url: at(link, storyId) }),
    decide: async (link: PrivateLink, storyId: string, payload: object) =>
      await world.server.inject({ method: 'PUT', url: at(link, storyId), payload }),
    change: (storyId: string, columns: string) =>
      world.context.database.db.execute(sql`update stories set ${sql.raw(columns)} where id = ${storyId}`),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('own and public stories go on the shelf, and off again (CS-01)', async () => {
  await using scene = await worldWithFamily()
  const { ids } = scene
  expect(await scene.read()).toEqual({ stories: [], hasPin: false, needsApproval: false, devices: 0 })
  for (const storyId of [ids.own, ids.kite, ids.own]) expect(await scene.put(storyId)).toBe(200)
  expect(await scene.shelf()).toEqual(['The Kite: shelved', 'Own: shelved'])
  expect(await scene.take(ids.kite)).toBe(200)
  expect(await scene.take(ids.kite)).toBe(404)
  expect(await scene.shelf()).toEqual(['Own: shelved'])
})

test('what the family cannot read does not stand there, and comes back when it can (CS-01)', async () => {
  await using scene = await worldWithFamily()
  const { ids } = scene
  for (const storyId of [ids.closed, 'nothing', 'x'.repeat(300)])
    expect([400, 404]).toContain(await scene.put(storyId))
  await scene.put(ids.kite)
  await scene.change(ids.kite, `visibility = 'private'`)
  expect(await scene.shelf()).toEqual([])
  await scene.change(ids.kite, `visibility = 'public'`)
  expect(await scene.shelf()).toEqual(['The Kite: shelved'])
  await scene.change(ids.kite, 'hidden_at = now()')
  expect(await scene.shelf()).toEqual([])
})

test('a shelf is full at its limit, also for what comes at once (CS-01)', async () => {
  await using scene = await worldWithFamily()
  const { world, parent } = scene
  const titles = Array.from({ length: limits.shelfStories + 1 }, (_, number) => `Book ${number}`)
  await shelveStories(
    world,
    parent.uid,
    titles.map((title) => ({ title })),
  )
  const idOf = (title = '') => `${parent.uid}-${title}`
  for (const title of titles.slice(0, -2)) await scene.put(idOf(title))
  const last = await Promise.all(titles.slice(-2).map((title) => scene.put(idOf(title))))
  expect(last.sort()).toEqual([200, 409])
  expect(await scene.shelf()).toHaveLength(limits.shelfStories)
})

test('a second adult says yes before a story can be read, and it is kept who and when (CS-02)', async () => {
  await using scene = await worldWithFamily()
  const { ids } = scene
  await scene.needApproval(true)
  await scene.put(ids.own)
  await scene.put(ids.kite)
  expect(await scene.shelf()).toEqual(['The Kite: waiting', 'Own: waiting'])

  const link = await scene.link('Papa')
  expect(link.path).toMatch(/^\/shelf-approval\//)
  const opened = (await scene.open(link)).json()
  expect(opened).toMatchObject({ name: 'Papa', stories: [{ state: 'waiting' }, { state: 'waiting' }] })
  expect((await scene.open(link, ids.own)).json()).toMatchObject({ title: 'Own' })

  expect((await scene.decide(link, ids.own, { isApproved: true })).statusCode).toBe(200)
  const no = { isApproved: false, reason: 'The wolf frightens her.' }
  expect((await scene.decide(link, ids.kite, no)).statusCode).toBe(200)
  const { stories } = await scene.read()
  expect(stories).toMatchObject([
    { story: { title: 'The Kite' }, state: 'refused', decidedBy: 'Papa', reason: no.reason },
    { story: { title: 'Own' }, state: 'shelved', decidedBy: 'Papa', reason: '' },
  ])
  for (const { decidedAt, putAt } of stories)
    expect(Date.parse(decidedAt ?? '')).toBeGreaterThan(Date.parse(putAt))

  // Put there again, it is asked for again.
  await scene.put(ids.kite)
  expect((await scene.read()).stories).toMatchObject([
    { story: { title: 'The Kite' }, state: 'waiting', decidedBy: null, decidedAt: null, reason: '' },
    { story: { title: 'Own' }, state: 'shelved' },
  ])
  // One that stands there stays with its yes.
  await scene.put(ids.own)
  await scene.needApproval(false)
  expect(await scene.shelf()).toEqual(['The Kite: shelved', 'Own: shelved'])
  expect((await scene.read()).stories.map(({ decidedBy }) => decidedBy)).toEqual([null, 'Papa'])
})

test('a link opens the shelf it was made for, while it is open, and nothing else (CS-02)', async () => {
  await using scene = await worldWithFamily()
  const { ids, own, world, author } = scene
  await scene.put(ids.own)
  const link = await scene.link()
  expect((await scene.open(link, ids.shown)).statusCode).toBe(404)
  expect((await scene.decide(link, ids.shown, { isApproved: true })).statusCode).toBe(404)
  expect((await scene.decide(link, ids.own, { isApproved: false, reason: 'x'.repeat(301) })).statusCode).toBe(
    400,
  )
  expect(await scene.shelf()).toEqual(['Own: shelved'])

  const toStory = await own.ask('createLink', {
    params: { storyId: ids.own },
    body: { name: 'Oma', lasts: 'week' },
  })
  const token = (one: PrivateLink) => one.path.split('/').at(-1)
  for (const url of [
    `/api/shelf-approvals/${token(toStory)}`,
    `/api/shelf-approvals/${token(link)}x`,
    `/api/shelf-approvals/nothing`,
    `/api/shared/${token(link)}`,
    `/api/shared-collections/${token(link)}`,
  ])
    expect([url, (await world.server.inject({ url })).statusCode]).toEqual([url, 404])

  const params = { linkId: link.id }
  expect((await world.as(author).call('takeBackShelfLink', { params })).status).toBe(404)
  expect(await world.as(author).ask('listShelfLinks')).toEqual([])
  expect(await own.ask('listShelfLinks')).toMatchObject([{ id: link.id, name: 'Papa', opened: 0 }])
  await scene.open(link)
  expect(await own.ask('listShelfLinks')).toMatchObject([{ opened: 1 }])
  await own.ask('takeBackShelfLink', { params })
  expect((await scene.open(link)).statusCode).toBe(404)
  expect((await scene.decide(link, ids.own, { isApproved: false })).statusCode).toBe(404)
  expect(await scene.shelf()).toEqual(['Own: shelved'])
})
