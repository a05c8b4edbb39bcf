import type { BookFormat } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { BookBinder, BoundBook } from '../ports/book-binder.ts'
import { shelveStories } from '../testing/shelve-stories.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const format: BookFormat = 'pdf-a4'

/** A story with an edition in Spanish, and what the binder was given. */
async function worldInTwoLanguages() {
  const made: BoundBook[] = []
  const bookBinder: BookBinder = {
    async make(book) {
      made.push(book)
      return Buffer.from(`%PDF ${book.title} ${book.second?.title ?? 'alone'}`)
    },
  }
  const world = await startTestWorld({ overrides: { bookBinder, retryDelaySeconds: 0 } })
  const author = await world.createParent()
  await shelveStories(world, author.uid, [
    { title: 'The Boat', text: 'A boat was on the lake.' },
    { title: 'El barco', text: 'Había un barco en el lago.', visibility: 'private' },
    { title: 'A Kite', text: 'A kite flew.' },
  ])
  const [boat, barco, kite] = ['The Boat', 'El barco', 'A Kite'].map((title) => `${author.uid}-${title}`)
  if (!boat || !barco || !kite) throw new Error('No stories.')
  const { db } = world.context.database
  await db.execute(sql`update generations set first_edition = ${boat}, language = 'es' where id = ${barco}`)
  await db.execute(sql`update stories set language = 'es' where id = ${barco}`)
  return {
    world,
    author,
    made,
    boat,
    barco,
    kite,
    order: (parent: TestParent, storyId: string, second?: string) =>
      world
        .as(parent)
        .call('orderBook', { params: { storyId }, body: { format, ...(second && { second }) } }),
    state: async (storyId: string, second?: string) => {
      const asked = { params: { storyId, format }, query: { ...(second && { second }) } }
      return (await world.as(author).call('getBookState', asked)).body
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('a story and its edition in another language make one book, beside the book in one language (LN-14)', async () => {
  await using scene = await worldInTwoLanguages()
  const { author, boat, barco, made } = scene
  expect((await scene.order(author, boat)).status).toBe(202)
  expect((await scene.order(author, boat, barco)).status).toBe(202)
  await expect.poll(() => scene.state(boat)).toEqual({ state: 'ready' })
  await expect.poll(() => scene.state(boat, barco)).toEqual({ state: 'ready' })
  const inTwo = made.find(({ second }) => second)
  expect(inTwo?.second).toEqual({ title: 'El barco', language: 'es' })
  expect(inTwo?.pages[0]).toMatchObject({
    text: 'A boat was on the lake.',
    second: 'Había un barco en el lago.',
  })
  expect(made.find(({ second }) => !second)?.pages[0]?.second).toBeUndefined()
  expect(await scene.order(author, boat, barco)).toMatchObject({ body: { state: 'ready' } })
  expect(made).toHaveLength(2)
})

test('only an edition in another language that this parent may read stands beside a story (LN-14)', async () => {
  await using scene = await worldInTwoLanguages()
  const { world, author, boat, barco, kite, made } = scene
  const stranger = await world.createParent()
  for (const [parent, storyId, second] of [
    [author, boat, kite],
    [author, boat, boat],
    [author, kite, barco],
    [author, boat, 'nobody'],
    [stranger, boat, barco],
  ] as const)
    expect((await scene.order(parent, storyId, second)).status).toBe(404)
  expect(made).toEqual([])

  const { db } = world.context.database
  await db.execute(sql`update stories set pages = pages - 4 where id = ${barco}`)
  expect(await scene.order(author, boat, barco)).toMatchObject({
    status: 409,
    body: { code: 'WRONG_STATUS' },
  })
})

test('a book in two languages goes for good with either of its editions (LN-14)', async () => {
  await using scene = await worldInTwoLanguages()
  const { world, author, boat, barco } = scene
  await scene.order(author, boat, barco)
  await scene.order(author, boat)
  await expect.poll(() => scene.state(boat, barco)).toEqual({ state: 'ready' })
  await expect.poll(() => scene.state(boat)).toEqual({ state: 'ready' })
  const file = await fileOf(scene)
  expect(await world.context.files.get(file)).not.toBeNull()
  await world.as(author).ask('hideStory', { params: { storyId: barco } })
  expect((await scene.order(author, boat, barco)).status).toBe(404)
  await world.context.generations.removeDeleted(new Date(Date.now() + 1000))

  expect(await world.context.files.get(file)).toBeNull()
  expect((await versionsOf(scene)).map(({ format }) => format)).toEqual([format])
})

/** Where the book in two languages lies. */
async function fileOf(scene: Awaited<ReturnType<typeof worldInTwoLanguages>>): Promise<string> {
  const { boat, barco } = scene
  const book = (await versionsOf(scene)).find(({ format }) => format.includes(barco))
  return `pictures/${boat}/two-languages/${format}/${barco}/${book?.version}.pdf`
}

async function versionsOf({ world, boat }: Awaited<ReturnType<typeof worldInTwoLanguages>>) {
  const { rows } = await world.context.database.db.execute<{ format: string; version: string }>(
    sql`select format, version from story_books where story_id = ${boat}`,
  )
  return rows
}
