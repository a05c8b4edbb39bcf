import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillLibrary } from '../testing/fill-library.ts'
import { makePublic } from '../testing/make-public.ts'
import { plainModels } from '../testing/plain-models.ts'
import { type ShelvedBook, shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { rowsRead, watchQueries, wholeTableScans } from '../testing/watch-queries.ts'

const books: ShelvedBook[] = [
  {
    title: 'Ada and the Storm',
    text: 'Thunder rolled over the harbour.',
    verse: 'Joshua 1:9',
    characters: ['Ada'],
  },
  {
    title: 'The Lamb Who Waited',
    value: 'Patience',
    age: 'Early Readers',
    pages: 10,
    characters: ['Bo', 'lamb'],
  },
  { title: 'A Loaf for Two', moralMessage: 'Sharing makes glad.', verse: '1 John 3:18', style: 'Crayon' },
  { title: 'Quiet Bo', value: 'Kindness', characters: ['Bo'], age: 'Early Readers' },
  { title: 'A Secret Harbour', text: 'Thunder, too.', visibility: 'private', verse: 'Joshua 1:9' },
  { title: 'A Waiting Harbour', text: 'Thunder, too.', visibility: 'pending', verse: 'Joshua 1:9' },
]

type Query = Record<string, string>

async function worldWithBooks() {
  const world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await world.as(parent).ask('updateProfile', { body: { displayName: 'Miriam Vogel' } })
  await shelveStories(world, parent.uid, books)
  const find = (query: Query) => world.anonymous.ask('explorePublicStories', { query })
  const titles = async (query: Query) => (await find(query)).stories.map(({ title }) => title)
  return { world, parent, find, titles, [Symbol.asyncDispose]: () => world[Symbol.asyncDispose]() }
}

test('public stories are found by words of title, text, lesson, characters and author, in any case and form', async () => {
  await using shelf = await worldWithBooks()
  const { titles } = shelf

  expect(await titles({ words: 'STORM' })).toEqual(['Ada and the Storm'])
  expect(await titles({ words: 'thunder' })).toEqual(['Ada and the Storm'])
  expect(await titles({ words: 'harbours rolling' })).toEqual(['Ada and the Storm'])
  expect(await titles({ words: 'thun harb' })).toEqual(['Ada and the Storm'])
  expect(await titles({ words: 'glad' })).toEqual(['A Loaf for Two'])
  expect(await titles({ words: 'patience' })).toEqual(['The Lamb Who Waited'])
  expect(await titles({ words: 'miriam' })).toHaveLength(4)
  expect(await titles({ words: 'bo' })).toEqual(['The Lamb Who Waited', 'Quiet Bo'])
  expect(await titles({ words: 'elephant' })).toEqual([])
  expect(await titles({ words: 'storm lamb' })).toEqual([])
})

test('by a verse or its book, by a value, and by a character or what it is', async () => {
  await using shelf = await worldWithBooks()
  const { titles } = shelf

  expect(await titles({ verse: 'joshua 1:9' })).toEqual(['Ada and the Storm'])
  expect(await titles({ verse: 'Joshua' })).toEqual(['Ada and the Storm'])
  expect(await titles({ verse: '1 John' })).toEqual(['A Loaf for Two'])
  expect(await titles({ verse: 'John' })).toEqual([])
  expect(await titles({ value: 'patience' })).toEqual(['The Lamb Who Waited'])
  expect(await titles({ value: 'Joshua 1:9' })).toEqual([])
  expect(await titles({ character: 'Lamb' })).toEqual(['The Lamb Who Waited'])
  expect(await titles({ character: 'bo' })).toEqual(['The Lamb Who Waited', 'Quiet Bo'])
  expect(await titles({ age: 'Early Readers', pages: '10' })).toEqual(['The Lamb Who Waited'])
  expect(await titles({ style: 'crayon' })).toEqual(['A Loaf for Two'])
  expect(await titles({ character: 'Bo', value: 'Kindness' })).toEqual(['Quiet Bo'])
})

test('what is found comes by pages, newest first, with its own numbers', async () => {
  await using shelf = await worldWithBooks()

  const first = await shelf.find({ words: 'miriam', limit: '3', page: '1' })
  const second = await shelf.find({ words: 'miriam', limit: '3', page: '2' })

  expect(first).toMatchObject({ totalStories: 4, totalPages: 2 })
  expect([...first.stories, ...second.stories].map(({ title }) => title)).toEqual(
    books.slice(0, 4).map(({ title }) => title),
  )
})

test('each choice says how many stories it leaves beside the other wishes', async () => {
  await using shelf = await worldWithBooks()
  const choices = (query: Query) => shelf.world.anonymous.ask('countPublicStories', { query })

  expect(await choices({})).toEqual({
    books: [
      { value: '1 John', stories: 1 },
      { value: 'Joshua', stories: 1 },
    ],
    values: [
      { value: 'Kindness', stories: 1 },
      { value: 'Patience', stories: 1 },
    ],
    ages: [
      { value: 'Early Readers', stories: 2 },
      { value: 'Toddlers', stories: 2 },
    ],
    pages: [
      { value: '5', stories: 3 },
      { value: '10', stories: 1 },
    ],
    styles: [
      { value: 'Crayon', stories: 1 },
      { value: 'Watercolor', stories: 3 },
    ],
  })
  expect(await choices({ value: 'Patience' })).toMatchObject({
    values: [
      { value: 'Kindness', stories: 1 },
      { value: 'Patience', stories: 1 },
    ],
    ages: [{ value: 'Early Readers', stories: 1 }],
  })
})

test('what is hidden or taken back is found no more by the very next search', async () => {
  await using shelf = await worldWithBooks()
  const { world, titles } = shelf
  expect(await titles({ verse: 'Joshua' })).toEqual(['Ada and the Storm'])
  await world.context.database.db.execute(
    sql`update stories set visibility = 'private' where title = 'Ada and the Storm'`,
  )
  expect(await titles({ verse: 'Joshua' })).toEqual([])
})

test('a book that was published is found by its characters, what they are, and its style', async () => {
  await using world = await startTestWorld({ overrides: plainModels() })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  const storyId = await story.publishWhole()
  await makePublic(world, storyId)

  const { rows } = await world.context.database.db.execute<{ style: string; characters: string[] }>(
    sql`select style, characters from stories where id = ${storyId}`,
  )
  const [name] = rows[0]?.characters ?? []
  expect(name).toBeTruthy()
  for (const query of [{ character: name }, { style: rows[0]?.style }, { words: name }])
    expect((await world.anonymous.ask('explorePublicStories', { query })).stories).toMatchObject([
      { id: storyId },
    ])
})

test('whatever is typed is answered, and nothing in it is an operator', async () => {
  await using shelf = await worldWithBooks()
  const call = (query: Query) => shelf.world.anonymous.call('explorePublicStories', { query })
  for (const words of [
    "'",
    '!',
    'a | b',
    'storm & !harbour',
    'storm:*',
    '<-> storm',
    '\\',
    '%',
    '雨',
    '🌧',
    'the',
    ' ',
  ])
    expect((await call({ words })).status, words).toBe(200)
  expect((await call({ words: 'x'.repeat(101) })).status).toBe(400)
  expect((await call({ words: '\0' })).status).toBe(400)
  expect((await call({ pages: '0' })).status).toBe(400)
  expect((await call({ age: 'Adults' })).status).toBe(400)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 100 }), async (words) => {
      expect([200, 400]).toContain((await call({ words })).status)
    }),
    { numRuns: 60 },
  )
})

test('words, verses, values and characters are found by indexes among many stories', async () => {
  await using world = await startTestWorld({ works: false })
  const [busy, parent] = [await world.createParent(), await world.createParent()]
  await fillLibrary(world, { uid: busy.uid, stories: 4000 })
  await shelveStories(world, parent.uid, books)
  await world.context.database.db.execute(sql`analyze`)

  for (const query of [
    { words: 'storm thunder' },
    { verse: 'Joshua 1:9' },
    { verse: '1 John' },
    { value: 'Patience' },
    { character: 'lamb' },
  ]) {
    const queries = await watchQueries(world, () => world.anonymous.ask('explorePublicStories', { query }))
    expect(wholeTableScans(queries), JSON.stringify(query)).toEqual([])
    expect(rowsRead(queries), JSON.stringify(query)).toBeLessThan(60)
  }
})
