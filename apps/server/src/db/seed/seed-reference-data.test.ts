import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { bibleVerses, tokenPacks } from '../schema.ts'
import { seedReferenceData } from './seed-reference-data.ts'

test('seeding again changes nothing', async () => {
  await using world = await startTestWorld()
  const before = await everyChoice(world)

  await seedReferenceData(world.context.database.db)

  expect(await everyChoice(world)).toEqual(before)
})

test('a restart brings a changed verse back, and leaves changed prices and packs as they are', async () => {
  await using world = await startTestWorld()
  const verse = await world.context.reference.bibleVerse('john-3-16')
  const { db } = world.context.database
  await db.update(bibleVerses).set({ text: 'Another text.' }).where(eq(bibleVerses.id, 'john-3-16'))
  await world.setPrices({ imageCostDefault: 7 })
  await db.delete(tokenPacks).where(eq(tokenPacks.id, 'sprout'))

  await world.restart()

  expect(await world.context.reference.bibleVerse('john-3-16')).toEqual(verse)
  expect(await world.context.reference.costs()).toMatchObject({ imageCostDefault: 7 })
  expect(await world.context.reference.tokenPacks()).toMatchObject([{ id: 'sapling' }, { id: 'apple-tree' }])
})

async function everyChoice({ context: { reference } }: TestWorld) {
  return {
    ages: await reference.ageGroups(),
    styles: await reference.illustrationStyles(),
    verses: await reference.bibleVerses(),
    values: await reference.moralValues(),
    costs: await reference.costs(),
    packs: await reference.tokenPacks(),
  }
}
