import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { starterBooks } from './starter-books.ts'

async function featuredOnceComplete(world: TestWorld) {
  for (let look = 0; look < 600; look++) {
    const featured = await world.anonymous.ask('listFeaturedStories')
    if (featured.length >= starterBooks.length) return featured
    await wait(100)
  }
  throw new Error('The starter library was not complete after a minute.')
}

test('a new installation makes eight featured public books by Faith Fables, once (D-44, PS-01)', async () => {
  await using world = await startTestWorld({ settings: { STARTER_LIBRARY: 'on' }, overrides: plainModels() })
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
}, 90_000)

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
