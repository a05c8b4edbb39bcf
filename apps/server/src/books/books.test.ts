import { type BookFormat, endpoints } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { BookBinder } from '../ports/book-binder.ts'
import type { Outliner } from '../ports/outliner.ts'
import { plainModels } from '../testing/plain-models.ts'
import { shelveStories } from '../testing/shelve-stories.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const within = { timeout: 240_000, interval: 20 }

/** A binder that writes down what it was given. */
function plainBinder() {
  const made: { title: string; format: BookFormat; pictures: number }[] = []
  const bookBinder: BookBinder = {
    async make({ title, pages }, format) {
      made.push({ title, format, pictures: pages.filter(({ picture }) => picture).length })
      return Buffer.from(`%PDF ${title}`)
    },
  }
  return { made, bookBinder }
}

async function worldWithBoat(bookBinder?: BookBinder, visibility: 'private' | 'public' = 'private') {
  const world = await startTestWorld({
    overrides: { ...(bookBinder && { bookBinder }), retryDelaySeconds: 0 },
  })
  const author = await world.createParent()
  await shelveStories(world, author.uid, [{ title: 'The Boat', text: 'A boat was on the lake.', visibility }])
  const content = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
    .webp()
    .toBuffer()
  for (const page of [0, 1, 2, 3]) await world.context.files.put(`${page}.webp`, content, 'image/webp')
  return {
    world,
    author,
    storyId: `${author.uid}-The Boat`,
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const orderFor = (world: TestWorld, parent: TestParent, storyId: string, format: BookFormat = 'pdf-a4') =>
  world.as(parent).call('orderBook', { params: { storyId }, body: { format } })

const stateFor = async (
  world: TestWorld,
  parent: TestParent,
  storyId: string,
  format: BookFormat = 'pdf-a4',
) => (await world.as(parent).call('getBookState', { params: { storyId, format } })).body

const waitFor = (state: string, ...asked: Parameters<typeof stateFor>) =>
  vi.waitFor(async () => expect(await stateFor(...asked)).toEqual({ state }), within)

const download = (world: TestWorld, parent: TestParent, storyId: string, format: BookFormat = 'pdf-a4') =>
  world.server.inject({
    url: endpoints.downloadBook.path
      .replace(':storyId', encodeURIComponent(storyId))
      .replace(':format', format),
    headers: { authorization: `Bearer ${parent.token}` },
  })

test('a parent downloads a story as a PDF, a page of the book to a page', async () => {
  await using scene = await worldWithBoat()
  const { world, author, storyId } = scene
  expect(await orderFor(world, author, storyId)).toMatchObject({ status: 202, body: { state: 'making' } })
  await waitFor('ready', world, author, storyId)
  const file = await download(world, author, storyId)
  expect(file.headers['content-type']).toBe('application/octet-stream')
  const text = file.rawPayload.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  // Cover, title, dedication, five pages and who made it.
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(9)
  expect(world.log).toEqual([])
})

test.each([
  ['epub', 'PK'],
  ['epub-fixed', 'PK'],
  ['archive', 'PK'],
  ['pdf-square', '%PDF'],
  ['large-a4', '%PDF'],
  ['easy-letter', '%PDF'],
  ['colouring-a4', '%PDF'],
  ['booklet-letter', '%PDF'],
] as const)('as %s it is the same story (BO-06)', async (format, beginning) => {
  await using scene = await worldWithBoat()
  const { world, author, storyId } = scene
  await orderFor(world, author, storyId, format)
  await waitFor('ready', world, author, storyId, format)
  const file = await download(world, author, storyId, format)
  expect(file.rawPayload.subarray(0, beginning.length).toString()).toBe(beginning)
  expect(world.log).toEqual([])
})

test('it is made once for all who ask, and anew when what it shows has changed (BO-02)', async () => {
  const { made, bookBinder } = plainBinder()
  await using scene = await worldWithBoat(bookBinder)
  const { world, author, storyId } = scene
  await Promise.all([1, 2, 3].map(() => orderFor(world, author, storyId)))
  await waitFor('ready', world, author, storyId)
  expect((await orderFor(world, author, storyId)).body).toEqual({ state: 'ready' })
  expect(made).toEqual([{ title: 'The Boat', format: 'pdf-a4', pictures: 4 }])

  await world.as(author).ask('updateProfile', { body: { displayName: 'Noah' } })
  expect((await orderFor(world, author, storyId)).body).toEqual({ state: 'making' })
  await waitFor('ready', world, author, storyId)
  expect(made).toHaveLength(2)
})

test('what could not be made says so, and may be asked for again', async () => {
  let isBroken = true
  const bookBinder: BookBinder = {
    async make() {
      if (isBroken) throw new Error('No paper.')
      return Buffer.from('%PDF')
    },
  }
  await using scene = await worldWithBoat(bookBinder)
  const { world, author, storyId } = scene
  await orderFor(world, author, storyId)
  await waitFor('failed', world, author, storyId)
  expect((await download(world, author, storyId)).statusCode).toBe(404)
  isBroken = false
  await orderFor(world, author, storyId)
  await waitFor('ready', world, author, storyId)
})

test('a private story is nobody else’s to download, a public one is every reader’s (BO-03)', async () => {
  await using scene = await worldWithBoat(plainBinder().bookBinder)
  const { world, author, storyId } = scene
  const reader = await world.createParent()
  await orderFor(world, author, storyId)
  await waitFor('ready', world, author, storyId)
  expect((await orderFor(world, reader, storyId)).status).toBe(404)
  expect(
    (await world.as(reader).call('getBookState', { params: { storyId, format: 'pdf-a4' } })).status,
  ).toBe(404)
  expect((await download(world, reader, storyId)).statusCode).toBe(404)

  await world.context.database.db.execute(sql`update stories set visibility = 'public' where id = ${storyId}`)
  expect((await download(world, reader, storyId)).statusCode).toBe(200)
  expect(
    (await world.anonymous.call('orderBook', { params: { storyId }, body: { format: 'pdf-a4' } })).status,
  ).toBe(401)
})

test('a story that is hidden while its book is made is not to be had', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bookBinder: BookBinder = {
    async make() {
      await promise
      return Buffer.from('%PDF')
    },
  }
  await using scene = await worldWithBoat(bookBinder)
  const { world, author, storyId } = scene
  await orderFor(world, author, storyId)
  await world.as(author).ask('hideStory', { params: { storyId } })
  resolve()
  expect(
    (await world.as(author).call('getBookState', { params: { storyId, format: 'pdf-a4' } })).status,
  ).toBe(404)
  expect((await download(world, author, storyId)).statusCode).toBe(404)
  expect((await orderFor(world, author, storyId)).status).toBe(404)
})

test('a colouring book has every picture in lines, drawn from what was asked for (BO-07)', async () => {
  const asked: { scene: string; page: number; candidate: number }[] = []
  const outliner: Outliner = {
    async outline(picture, order) {
      if (order) asked.push({ scene: order.scene.action, page: order.page, candidate: order.candidate })
      return picture
    },
    close: async () => undefined,
  }
  const { made, bookBinder } = plainBinder()
  await using world = await startTestWorld({ overrides: { ...plainModels(), bookBinder, outliner } })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  await orderFor(world, parent, storyId, 'colouring-a4')
  await waitFor('ready', world, parent, storyId, 'colouring-a4')
  const { rows } = await world.context.database.db.execute<{ action: string }>(
    sql`select description ->> 'action' as action from scenes order by index`,
  )
  expect(asked.map(({ scene }) => scene)).toEqual(rows.map(({ action }) => action))
  expect(asked.map(({ page }) => page)).toEqual(rows.map((_, page) => page))
  expect(made).toEqual([{ title: expect.any(String), format: 'colouring-a4', pictures: rows.length }])
})
