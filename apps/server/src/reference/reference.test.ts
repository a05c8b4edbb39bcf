import { ageGroupNames, initialAppConfig } from '@faith-fables/contract'
import { styles } from '@faith-fables/illustrator'
import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

test('a stranger reads the ages, styles, verses, values and prices', async () => {
  await using world = await startTestWorld()
  const ask = world.anonymous.ask

  expect((await ask('listAgeGroups')).map(({ name }) => name)).toEqual(ageGroupNames)
  expect(await ask('listIllustrationStyles')).toEqual(
    styles.map(({ id, name }) => ({ _id: id, name, styleImagePath: `/examples/${id}.webp` })),
  )
  expect((await ask('listIllustrationStyles'))[0]?.name).toBe('Watercolor')
  expect((await ask('listBibleVerses')).length).toBeGreaterThanOrEqual(40)
  expect((await ask('listBibleVerses'))[0]?.reference).toMatch(/^Genesis/)
  expect(await ask('listBibleVerses')).toContainEqual({
    _id: 'john-3-16',
    reference: 'John 3:16',
    text: expect.stringMatching(/^For God so loved the world/),
  })
  expect((await ask('listMoralValues')).length).toBeGreaterThanOrEqual(12)
  expect(await ask('getCosts')).toEqual(initialAppConfig)
})

test('every name and reference is there once, and every card has its words', async () => {
  await using world = await startTestWorld()
  const { reference } = world.context

  const ages = await reference.ageGroups()
  const values = await reference.moralValues()
  const verses = await reference.bibleVerses()

  for (const names of [values.map(({ name }) => name), verses.map((verse) => verse.reference)]) {
    expect(new Set(names).size).toBe(names.length)
  }
  const words = [...ages, ...values].map(({ description }) => description)
  expect([...words, ...verses.map(({ text }) => text)].filter((text) => text.trim().length < 10)).toEqual([])
})

test('each choice is found by its id, and an unknown id finds nothing', async () => {
  await using world = await startTestWorld()
  const { reference } = world.context

  expect(await reference.ageGroup('pre-teens')).toMatchObject({ name: 'Pre-Teens' })
  expect(await reference.illustrationStyle('watercolor')).toMatchObject({ name: 'Watercolor' })
  expect(await reference.bibleVerse('john-3-16')).toMatchObject({ reference: 'John 3:16' })
  expect(await reference.moralValue('kindness')).toMatchObject({ name: 'Kindness' })
  const lookUps = [
    reference.ageGroup,
    reference.illustrationStyle,
    reference.bibleVerse,
    reference.moralValue,
  ]
  expect(await Promise.all(lookUps.map((lookUp) => lookUp('unknown')))).toEqual([null, null, null, null])
})
