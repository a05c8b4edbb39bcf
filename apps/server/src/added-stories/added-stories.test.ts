import { limits } from '@faith-fables/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

async function worldWithBooks() {
  const world = await startTestWorld({ works: false })
  const author = await world.createParent()
  const reader = await world.createParent()
  const titles = ['The Kite', 'The Lamp', 'The Gate']
  await shelveStories(
    world,
    author.uid,
    titles.map((title) => ({ title })),
  )
  const own = world.as(reader)
  const idOf = (title: string) => `${author.uid}-${title}`
  return {
    world,
    author,
    reader,
    own,
    idOf,
    add: (title: string) => own.call('addStory', { params: { storyId: idOf(title) } }),
    remove: (title: string) => own.call('removeAddedStory', { params: { storyId: idOf(title) } }),
    list: async () => {
      const { stories, gone } = await own.ask('listAddedStories')
      return { titles: stories.map(({ title }) => title), gone }
    },
    change: (title: string, columns: string) =>
      world.context.database.db.execute(
        sql`update stories set ${sql.raw(columns)} where id = ${idOf(title)}`,
      ),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

test('a public story is added once, listed latest first, and removed', async () => {
  await using scene = await worldWithBooks()
  expect(await scene.list()).toEqual({ titles: [], gone: 0 })
  for (const title of ['The Kite', 'The Lamp', 'The Kite']) expect((await scene.add(title)).status).toBe(200)
  expect(await scene.list()).toEqual({ titles: ['The Lamp', 'The Kite'], gone: 0 })

  expect((await scene.remove('The Kite')).status).toBe(200)
  expect((await scene.remove('The Kite')).status).toBe(404)
  expect(await scene.list()).toEqual({ titles: ['The Lamp'], gone: 0 })
  const other = scene.world.as(await scene.world.createParent())
  expect(await other.ask('listAddedStories')).toEqual({ stories: [], gone: 0 })
})

test.each([
  ['private', "visibility = 'private'"],
  ['waiting', "visibility = 'pending'"],
  [
    'taken down',
    `visibility = 'private', answer = '{"kind":"taken-down","reason":"no","at":"2026-01-01T00:00:00.000Z"}'`,
  ],
  [
    'hidden by reports',
    `visibility = 'pending', answer = '{"kind":"reported","at":"2026-01-01T00:00:00.000Z"}'`,
  ],
  ['deleted', 'hidden_at = now()'],
])(
  'a story that is %s can neither be added nor read; it is counted until the parent has seen it (SH-08)',
  async (_, columns) => {
    await using scene = await worldWithBooks()
    await scene.add('The Kite')
    await scene.add('The Lamp')
    await scene.change('The Kite', columns)
    await scene.change('The Gate', columns)

    expect(await scene.add('The Gate')).toMatchObject({
      status: 404,
      body: { message: 'This story is not public any more.' },
    })
    expect(await scene.list()).toEqual({ titles: ['The Lamp'], gone: 1 })

    await scene.own.ask('forgetGoneStories')
    expect(await scene.list()).toEqual({ titles: ['The Lamp'], gone: 0 })
  },
)

test('a story that is public again is on the shelf again', async () => {
  await using scene = await worldWithBooks()
  await scene.add('The Kite')
  await scene.change('The Kite', "visibility = 'private'")
  await scene.change('The Kite', "visibility = 'public'")
  expect(await scene.list()).toEqual({ titles: ['The Kite'], gone: 0 })
})

test('an own story needs no adding, and one that is not there cannot be added', async () => {
  await using scene = await worldWithBooks()
  const author = scene.world.as(scene.author)
  expect((await author.call('addStory', { params: { storyId: scene.idOf('The Kite') } })).status).toBe(409)
  expect((await scene.add('The Lost One')).status).toBe(404)
})

test('a library holds so many, also when many are added at once', async () => {
  await using scene = await worldWithBooks()
  const { db } = scene.world.context.database
  const many = Array.from({ length: limits.addedStories - 1 }, (_, place) => ({ title: `Book ${place}` }))
  await shelveStories(scene.world, scene.author.uid, many)
  await db.execute(sql`
    insert into added_stories (uid, story_id)
    select ${scene.reader.uid}, id from stories where title like 'Book %'`)

  const answers = await Promise.all(['The Kite', 'The Lamp', 'The Gate'].map(scene.add))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await scene.add('Book 3')).status).toBe(200)
})

test('related stories are those on the same verse, then of the same book, of the same age first (SH-09)', async () => {
  await using scene = await worldWithBooks()
  await shelveStories(scene.world, scene.author.uid, [
    { title: 'Light', verse: 'John 8:12' },
    { title: 'Same verse, older', verse: 'John 8:12', age: 'Pre-Teens' },
    { title: 'Same book', verse: 'John 3:16' },
    { title: 'Same verse, same age', verse: 'John 8:12' },
    { title: 'Same verse, not public', verse: 'John 8:12', visibility: 'private' },
    { title: 'Another book', verse: 'Psalm 23:1' },
  ])
  const relatedTo = async (title: string) => {
    const answer = await scene.world.server.inject(
      `/api/public-stories/${encodeURIComponent(scene.idOf(title))}/related`,
    )
    return answer.statusCode === 200
      ? answer.json<{ title: string }[]>().map((story) => story.title)
      : answer.statusCode
  }
  expect(await relatedTo('Light')).toEqual(['Same verse, same age', 'Same verse, older', 'Same book'])
  expect(await relatedTo('The Kite')).toEqual(['The Lamp', 'The Gate'])
  expect(await relatedTo('Another book')).toEqual([])
  expect(await relatedTo('Same verse, not public')).toBe(404)

  await scene.change('Same book', 'hidden_at = now()')
  expect(await relatedTo('Light')).toEqual(['Same verse, same age', 'Same verse, older'])
})
