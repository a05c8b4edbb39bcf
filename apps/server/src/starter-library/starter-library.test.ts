import { setTimeout as wait } from 'node:timers/promises'
import { moralValues } from '@faith-fables/storyteller/scripture/moral-values'
import { verseFocus } from '@faith-fables/storyteller/testing/story-requests'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { createBuiltinModerator } from '../adapters/builtin/builtin-moderator.ts'
import { createBuiltinTextModel } from '../adapters/builtin/builtin-text-model.ts'
import { wordsOfStory } from '../generations/words-of-story.ts'
import type { StoryOrder } from '../ports/text-model.ts'
import { plainImageModel } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { pagesPerStarterBook, type StarterBook, starterBooks } from './starter-books.ts'

const installations = 24

/** What the storyteller is asked for when the book is ordered by a new installation. */
function orderOf({ ageGroup, focus, characters, additionalDetails }: StarterBook, seed: string): StoryOrder {
  const value = 'value' in focus ? moralValues.find(({ name }) => name === focus.value) : undefined
  return {
    ageGroup,
    focus: value ? { kind: 'moral', ...value } : verseFocus('verse' in focus ? focus.verse : ''),
    characters,
    additionalDetails,
    sceneCount: pagesPerStarterBook,
    seed,
    feedback: [],
    avoidPlots: [],
    currentText: null,
    language: 'en' as const,
  }
}

async function featuredOnceComplete(world: TestWorld, bookCount = starterBooks.length) {
  for (let look = 0; look < 1500; look++) {
    const featured = await world.anonymous.ask('listFeaturedStories')
    if (featured.length >= bookCount) return featured
    await wait(100)
  }
  const { generations } = world.context
  const books = await generations.listStarters(starterBooks.map(({ key }) => key))
  const standing = books.map(({ starterKey, status }) => `${starterKey}: ${status}`)
  throw new Error(
    ['The starter library was not complete after two minutes and a half.', ...standing, ...world.log].join(
      '\n',
    ),
  )
}

test('a new installation makes eight featured public books by Faith Fables, once (D-44, PS-01)', async () => {
  const overrides = { imageModel: plainImageModel() }
  await using world = await startTestWorld({ settings: { STARTER_LIBRARY: 'on' }, overrides })
  const featured = await featuredOnceComplete(world)
  expect(featured).toHaveLength(8)
  expect(
    featured.every(
      ({ authorName, isFeatured, visibility }) =>
        authorName === 'Faith Fables' && isFeatured && visibility === 'public',
    ),
  ).toBe(true)
  expect(new Set(featured.map(({ ageGroup }) => ageGroup)).size).toBe(4)

  await world.restart()
  await wait(1500)
  expect(await world.anonymous.ask('listFeaturedStories')).toHaveLength(8)
})

test('a book that a fault of the database stopped is taken up again, without a new start', async () => {
  const overrides = { imageModel: plainImageModel() }
  await using world = await startTestWorld({ settings: { STARTER_LIBRARY: 'on' }, overrides })
  const { db } = world.context.database
  for (const statement of refuseStories) await db.execute(statement)
  await vi.waitFor(() => expect(world.log.join()).toContain('it is soon taken up again'), {
    timeout: 240_000,
  })
  await db.execute(sql`drop trigger refuse_stories on stories`)
  expect(await featuredOnceComplete(world)).toHaveLength(8)
})

/** Stands for a database that fails in the middle of a change. */
const refuseStories = [
  sql`create function refuse_story() returns trigger language plpgsql as $$ begin raise 'no story today'; end $$`,
  sql`create trigger refuse_stories before insert on stories for each row execute function refuse_story()`,
]

test('a book with a picture that can never be drawn is put away, once, and all the others are made', async () => {
  const plain = plainImageModel()
  const imageModel = plainImageModel({
    async draw(order, signal) {
      if (order.page === 3 && order.cast.some(({ name }) => name === 'Amara')) throw new Error('no paint')
      return plain.draw(order, signal)
    },
  })
  const overrides = { imageModel, retryDelaySeconds: 0 }
  await using world = await startTestWorld({ settings: { STARTER_LIBRARY: 'on' }, overrides })
  const givenUp = () => world.log.filter((line) => line.includes('of the starter library'))
  expect(await featuredOnceComplete(world, 7)).toHaveLength(7)
  await expectNothingHalfMade(world)
  expect(givenUp()).toEqual([expect.stringContaining('amara-and-the-lamb')])

  await world.restart()
  await wait(1500)
  await expectNothingHalfMade(world)
  expect(givenUp()).toHaveLength(1)
})

/** Of seven books each is whole, and of the eighth nothing is seen. */
async function expectNothingHalfMade(world: TestWorld): Promise<void> {
  const { generations, users } = world.context
  expect(await generations.drafts(await users.ensureSystemAuthor())).toEqual([])
  const stories = await world.anonymous.ask('listFeaturedStories')
  expect(stories.map(({ title }) => title).join()).not.toContain('Amara')
  expect(stories).toHaveLength(7)
}

test.each(starterBooks)(
  '$key is written and never declined, whatever the chance of an installation',
  async (book) => {
    const { signal } = new AbortController()
    for (let installation = 0; installation < installations; installation++) {
      const story = await createBuiltinTextModel().writeStory(
        orderOf(book, `installation ${installation}`),
        signal,
      )
      const moderator = createBuiltinModerator()
      expect(await moderator.review(wordsOfStory(story), 'story text', { signal })).toMatchObject({
        reasons: [],
      })
      for (const { scene } of story.pages)
        expect(await moderator.review(scene.action, 'picture idea', { signal })).toMatchObject({
          reasons: [],
        })
      expect(story.pages).toHaveLength(pagesPerStarterBook)
    }
  },
)

test('every book of the starter library names ages, styles, verses and values that are offered', async () => {
  await using world = await startTestWorld()
  const [ageGroups, styles, verses, values] = await Promise.all([
    world.anonymous.ask('listAgeGroups'),
    world.anonymous.ask('listIllustrationStyles'),
    world.anonymous.ask('listBibleVerses'),
    world.anonymous.ask('listMoralValues'),
  ])
  for (const book of starterBooks) {
    expect(ageGroups.map(({ name }) => name)).toContain(book.ageGroup)
    expect(styles.map(({ name }) => name)).toContain(book.style)
    if ('verse' in book.focus) expect(verses.map(({ reference }) => reference)).toContain(book.focus.verse)
    else expect(values.map(({ name }) => name)).toContain(book.focus.value)
  }
})
