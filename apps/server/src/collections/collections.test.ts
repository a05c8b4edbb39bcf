import { limits, type PrivateLink } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const guest = '203.0.113.7'

/** A teacher with two stories of her own, private and public, and another family with a public and a private one. */
async function worldWithTeacher() {
  const world = await startTestWorld({ works: false })
  const teacher = await world.createParent()
  const author = await world.createParent()
  await shelveStories(world, teacher.uid, [
    { title: 'Own Private', visibility: 'private' },
    { title: 'Own Public' },
  ])
  await shelveStories(world, author.uid, [{ title: 'The Kite' }, { title: 'Closed', visibility: 'private' }])
  const own = world.as(teacher)
  const ids = {
    private: `${teacher.uid}-Own Private`,
    public: `${teacher.uid}-Own Public`,
    kite: `${author.uid}-The Kite`,
    closed: `${author.uid}-Closed`,
  }
  return {
    world,
    author,
    own,
    ids,
    make: (name = 'Advent 2026') => own.ask('createCollection', { body: { name } }),
    put: (collectionId: string, storyId: string) =>
      own.call('putIntoCollection', { params: { collectionId, storyId } }),
    read: (collectionId: string) => own.ask('getCollection', { params: { collectionId } }),
    titles: async (collectionId: string) =>
      (await own.ask('getCollection', { params: { collectionId } })).stories.map(({ title }) => title),
    change: (storyId: string, columns: string) =>
      world.context.database.db.execute(sql`update stories set ${sql.raw(columns)} where id = ${storyId}`),
    link: (collectionId: string, lasts: 'week' | 'ever' = 'week') =>
      own.ask('createCollectionLink', { params: { collectionId }, body: { name: 'The class', lasts } }),
    open: (link: PrivateLink, story = '') =>
      world.server.inject({
        url: `/api/shared-collections/${tokenIn(link)}${story && `/stories/${encodeURIComponent(story)}`}`,
        remoteAddress: guest,
      }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const tokenIn = ({ path }: PrivateLink) => path.split('/').at(-1) ?? ''

test('own and public stories are gathered, ordered and taken out again (CL-01)', async () => {
  await using scene = await worldWithTeacher()
  const { own, ids } = scene
  const { id } = await scene.make()
  for (const storyId of [ids.private, ids.kite, ids.public, ids.kite])
    expect((await scene.put(id, storyId)).status).toBe(200)
  expect(await scene.titles(id)).toEqual(['Own Private', 'The Kite', 'Own Public'])
  expect(await own.ask('listCollections')).toEqual([
    { id, name: 'Advent 2026', createdAt: expect.any(String), stories: 3, covers: expect.any(Array) },
  ])

  const storyIds = [ids.public, ids.private, ids.kite]
  await own.ask('arrangeCollection', { params: { collectionId: id }, body: { storyIds } })
  expect(await scene.titles(id)).toEqual(['Own Public', 'Own Private', 'The Kite'])

  await own.ask('takeFromCollection', { params: { collectionId: id, storyId: ids.private } })
  expect(await scene.titles(id)).toEqual(['Own Public', 'The Kite'])
  await own.ask('renameCollection', { params: { collectionId: id }, body: { name: 'For Sunday' } })
  expect((await scene.read(id)).name).toBe('For Sunday')

  await own.ask('deleteCollection', { params: { collectionId: id } })
  expect(await own.ask('listCollections')).toEqual([])
  expect((await own.call('getStory', { params: { storyId: ids.public } })).status).toBe(200)
})

test('only what the parent can read goes in, and another family has no hand in it (CL-02)', async () => {
  await using scene = await worldWithTeacher()
  const { ids, world, author } = scene
  const { id } = await scene.make()
  expect((await scene.put(id, ids.closed)).status).toBe(404)
  expect((await scene.put(id, 'nothing')).status).toBe(404)
  await scene.put(id, ids.kite)

  const other = world.as(author)
  const params = { collectionId: id, storyId: ids.kite, linkId: (await scene.link(id)).id }
  const body = { name: 'Mine', lasts: 'week' as const }
  const answers = await Promise.all([
    other.call('getCollection', { params }),
    other.call('renameCollection', { params, body }),
    other.call('arrangeCollection', { params, body: { storyIds: [ids.kite] } }),
    other.call('putIntoCollection', { params }),
    other.call('takeFromCollection', { params }),
    other.call('clearCollection', { params }),
    other.call('listCollectionLinks', { params }),
    other.call('createCollectionLink', { params, body }),
    other.call('takeBackCollectionLink', { params }),
    other.call('deleteCollection', { params }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await scene.titles(id)).toEqual(['The Kite'])
})

test('an order that is not of exactly these stories changes nothing', async () => {
  await using scene = await worldWithTeacher()
  const { own, ids } = scene
  const { id } = await scene.make()
  await scene.put(id, ids.kite)
  await scene.put(id, ids.public)
  for (const storyIds of [[], [ids.kite], [ids.kite, ids.kite], [ids.public, ids.kite, ids.private]]) {
    const answer = await own.call('arrangeCollection', { params: { collectionId: id }, body: { storyIds } })
    expect(answer.status).toBe(409)
  }
  expect(await scene.titles(id)).toEqual(['The Kite', 'Own Public'])
})

test('what is public no more is not shown, counted until it is put away, and back when it is public again', async () => {
  await using scene = await worldWithTeacher()
  const { own, ids } = scene
  const { id } = await scene.make()
  for (const storyId of [ids.public, ids.kite, ids.private]) await scene.put(id, storyId)
  await scene.change(ids.kite, "visibility = 'private'")
  expect(await scene.read(id)).toMatchObject({ gone: 1 })
  expect(await scene.titles(id)).toEqual(['Own Public', 'Own Private'])
  await scene.change(ids.kite, "visibility = 'public'")
  expect(await scene.titles(id)).toEqual(['Own Public', 'The Kite', 'Own Private'])

  await scene.change(ids.kite, 'hidden_at = now()')
  await own.ask('clearCollection', { params: { collectionId: id } })
  expect(await scene.read(id)).toMatchObject({ gone: 0 })
})

test('a link opens the collection and its stories for a guest, private ones of the parent too (CL-03)', async () => {
  await using scene = await worldWithTeacher()
  const { ids } = scene
  const { id } = await scene.make()
  for (const storyId of [ids.private, ids.kite]) await scene.put(id, storyId)
  const link = await scene.link(id)
  expect(link.path).toMatch(/^\/shared-collection\//)
  const opened = await scene.open(link)
  expect(opened.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
  expect(opened.json()).toMatchObject({
    name: 'Advent 2026',
    stories: [{ title: 'Own Private' }, { title: 'The Kite' }],
  })
  expect((await scene.open(link, ids.private)).json().keyMoments).toHaveLength(5)
  // A story that is not in it stays closed, also an own one.
  expect((await scene.open(link, ids.public)).statusCode).toBe(404)
  const [listed] = await scene.own.ask('listCollectionLinks', { params: { collectionId: id } })
  expect(listed).toMatchObject({ name: 'The class', opened: 1 })

  // The link to a collection is none to a story.
  const asStory = await scene.world.server.inject(`/api/shared-stories/${tokenIn(link)}`)
  expect(asStory.statusCode).toBe(404)
})

test.each([
  ['taken down', `answer = '{"kind":"taken-down","reason":"no","at":"2026-01-01T00:00:00.000Z"}'`],
  [
    'being looked at',
    `visibility = 'pending', answer = '{"kind":"reported","at":"2026-01-01T00:00:00.000Z"}'`,
  ],
  ['deleted', 'hidden_at = now()'],
])('a story of the parent that is %s is given to nobody (CL-04)', async (_, columns) => {
  await using scene = await worldWithTeacher()
  const { ids } = scene
  const { id } = await scene.make()
  await scene.put(id, ids.private)
  const link = await scene.link(id)
  await scene.change(ids.private, columns)
  expect((await scene.open(link)).json().stories).toEqual([])
  expect((await scene.open(link, ids.private)).statusCode).toBe(404)
})

test('a link that was taken back, or whose collection is gone, opens nothing', async () => {
  await using scene = await worldWithTeacher()
  const { own, ids } = scene
  const { id } = await scene.make()
  await scene.put(id, ids.kite)
  const [one, two] = [await scene.link(id), await scene.link(id, 'ever')]
  await own.ask('takeBackCollectionLink', { params: { collectionId: id, linkId: one.id } })
  expect([(await scene.open(one)).statusCode, (await scene.open(two)).statusCode]).toEqual([404, 200])
  await own.ask('deleteCollection', { params: { collectionId: id } })
  expect([(await scene.open(two)).statusCode, (await scene.open(two, ids.kite)).statusCode]).toEqual([
    404, 404,
  ])
})

test('a name that no family should read is declined, and changes nothing', async () => {
  await using scene = await worldWithTeacher()
  const name = 'Fuck Advent'
  expect((await scene.own.call('createCollection', { body: { name } })).status).toBe(400)
  const { id } = await scene.make()
  const answer = await scene.own.call('renameCollection', { params: { collectionId: id }, body: { name } })
  expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST' } })
  expect((await scene.read(id)).name).toBe('Advent 2026')
})

test('there are so many collections, and so many stories in one, also of what comes at once', async () => {
  await using scene = await worldWithTeacher()
  const { own, ids, world, author } = scene
  const { db } = world.context.database
  const { id } = await scene.make()
  const many = Array.from({ length: limits.collectionStories - 1 }, (_, place) => ({
    title: `Book ${place}`,
  }))
  await shelveStories(world, author.uid, many)
  await db.execute(sql`
    insert into collection_stories (collection_id, story_id, place)
    select ${id}, id, 1 from stories where title like 'Book %'`)
  const put = await Promise.all([ids.kite, ids.public, ids.private].map((storyId) => scene.put(id, storyId)))
  expect(put.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])

  await db.execute(sql`
    insert into collections (id, uid, name)
    select 'c' || place, (select uid from collections limit 1), 'Many' from generate_series(1, ${limits.collections - 2}) as place`)
  const made = await Promise.all(
    [1, 2, 3].map(() => own.call('createCollection', { body: { name: 'More' } })),
  )
  expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
})
