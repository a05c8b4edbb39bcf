import { ageGroupNames, initialAppConfig, initialTokenPacks } from '@faith-fables/contract'
import { styles } from '@faith-fables/illustrator'
import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

test('a stranger reads the ages, styles, verses, values and prices (RA-01, RA-02, RA-03, RA-04, RA-05)', async () => {
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

test('each choice has its fields, and the ages say for which years they are (EN-06, EN-07, EN-08, EN-09, EN-10, EN-11, D-38)', async () => {
  await using world = await startTestWorld()
  const ask = world.anonymous.ask
  const [ages, styles, verses, values] = await Promise.all([
    ask('listAgeGroups'),
    ask('listIllustrationStyles'),
    ask('listBibleVerses'),
    ask('listMoralValues'),
  ])

  expect(ages.map(({ description }) => description.slice(0, 13))).toEqual([
    'Ages 1 to 3. ',
    'Ages 4 to 6. ',
    'Ages 7 to 9. ',
    'Ages 10 to 12',
  ])
  const fieldsOf = (entries: object[]) => [...new Set(entries.flatMap((entry) => Object.keys(entry)))]
  expect(fieldsOf(ages)).toEqual(['_id', 'name', 'description'])
  expect(fieldsOf(styles)).toEqual(['_id', 'name', 'styleImagePath'])
  expect(fieldsOf(verses)).toEqual(['_id', 'reference', 'text'])
  expect(fieldsOf(values)).toEqual(['_id', 'name', 'description'])
  expect(Object.keys(await ask('getCosts')).sort()).toEqual(Object.keys(initialAppConfig).sort())
})

test('a stranger reads what tokens are sold in, smallest first, and that nothing is sold here', async () => {
  await using world = await startTestWorld()

  expect(await world.anonymous.ask('listTokenPacks')).toEqual(initialTokenPacks)
  expect(await world.anonymous.ask('getConfig')).toMatchObject({ purchases: false })
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
