import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { ApiCaller } from '../testing/api-caller.ts'
import { filledId, fillLibrary } from '../testing/fill-library.ts'
import { openSecondServer } from '../testing/open-second-server.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { watchQueries } from '../testing/watch-queries.ts'

const onPostgres = inject('postgresUrl') !== null

/** What a visitor sees in every place where a story may stand, each asked for once. */
async function seenBy(visitor: ApiCaller, storyId: string) {
  const [explored, featured, story] = await Promise.all([
    visitor.ask('explorePublicStories', { query: { page: 1, limit: 3 } }),
    visitor.ask('listFeaturedStories'),
    visitor.call('getPublicStory', { params: { storyId } }),
  ])
  return {
    explored: explored.stories.map(({ id }) => id),
    total: explored.totalStories,
    featured: featured.map(({ id }) => id),
    status: story.status,
    author: explored.stories[0]?.authorName,
  }
}

interface Change {
  name: string
  make(): Promise<unknown>
  /** What it does to what is seen. */
  seen: Partial<Awaited<ReturnType<typeof seenBy>>>
}

/** In this order, each beginning where the one before has led. */
function changesOf(world: TestWorld, { uid, token }: { uid: string; token: string }): Change[] {
  const [first = '', second = '', third = '', fourth = ''] = [1, 2, 3, 4].map((number) =>
    filledId(uid, number),
  )
  const execute = (statement: ReturnType<typeof sql>) => () => world.context.database.db.execute(statement)
  return [
    {
      name: 'nothing',
      make: async () => {},
      seen: { explored: [first, second, third], total: 4, featured: [first], status: 200, author: 'Ruth' },
    },
    {
      name: 'featuring',
      make: execute(sql`update stories set is_featured = true where id = ${third}`),
      seen: { featured: [first, third] },
    },
    {
      name: 'another display name',
      make: () => world.as({ token }).ask('updateProfile', { body: { displayName: 'Naomi' } }),
      seen: { author: 'Naomi' },
    },
    {
      name: 'taking down',
      make: execute(sql`update stories set visibility = 'private' where id = ${second}`),
      seen: { explored: [first, third, fourth], total: 3 },
    },
    {
      name: 'making public',
      make: execute(sql`update stories set visibility = 'public' where id = ${second}`),
      seen: { explored: [first, second, third], total: 4 },
    },
    {
      name: 'hiding',
      make: () => world.as({ token }).ask('hideStory', { params: { storyId: first } }),
      seen: { explored: [second, third, fourth], total: 3, featured: [third], status: 404 },
    },
    {
      name: 'removing for good',
      make: execute(sql`delete from stories where id = ${second}`),
      seen: { explored: [third, fourth], total: 2 },
    },
  ]
}

async function expectEachSeen(world: TestWorld, visitor: ApiCaller): Promise<void> {
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 4, featured: 1 })
  let expected = {}
  for (const { name, make, seen } of changesOf(world, parent)) {
    await make()
    expected = { ...expected, ...seen }
    expect([name, await seenBy(visitor, filledId(parent.uid, 1))]).toEqual([name, expected])
  }
}

test('what visitors see is kept, and yet each change is seen by the very next call', async () => {
  await using world = await startTestWorld({ works: false })
  await expectEachSeen(world, world.anonymous)
})

test.skipIf(!onPostgres)('what one server changes is seen by the very next call to another', async () => {
  await using world = await startTestWorld({ works: false })
  await using other = await openSecondServer(world)
  await expectEachSeen(world, other.anonymous)
})

test('a private story shows to nobody else what its author’s looking at it left behind', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 1 })
  const storyId = filledId(parent.uid, 1)
  await world.context.database.db.execute(sql`update stories set visibility = 'private'`)
  const look = (caller: ApiCaller) => caller.call('getStory', { params: { storyId } })

  const stranger = world.as(await world.createParent())
  const answers = await Promise.all([look(world.as(parent)), look(stranger), look(world.as(parent))])

  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200])
  expect((await world.anonymous.call('getPublicStory', { params: { storyId } })).status).toBe(404)
})

test('between two changes the database is asked no more than whether there was one', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 30, featured: 2 })
  const look = () => seenBy(world.anonymous, filledId(parent.uid, 1))
  const before = await look()

  const queries = await watchQueries(world, async () => expect(await look()).toEqual(before))

  expect(new Set(queries.map(({ text }) => /from "(\w+)"/.exec(text)?.[1]))).toEqual(
    new Set(['public_library']),
  )
})

test('a browser that has an answer is told that it still is the answer, and gets the next one once it is not', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 5 })
  const ask = (headers: Record<string, string> = {}) =>
    world.server.inject({ url: '/api/public-stories/explore', headers })

  const first = await ask({ 'accept-encoding': 'gzip, br' })
  const etag = String(first.headers.etag)
  const again = await ask({ 'if-none-match': etag, 'accept-encoding': 'br' })
  await world.context.database.db.execute(sql`update stories set title = 'Another title'`)
  const changed = await ask({ 'if-none-match': etag })

  expect(first.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-encoding': 'br',
    'content-type': 'application/json; charset=utf-8',
    vary: expect.stringContaining('accept-encoding'),
  })
  expect(JSON.parse(brotliDecompressSync(first.rawPayload).toString()).totalStories).toBe(5)
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect([changed.statusCode, changed.json().stories[0].title]).toEqual([200, 'Another title'])
})
