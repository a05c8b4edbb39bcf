import { ageGroupNames, initialAppConfig, initialTokenPacks } from '@faith-fables/contract'
import { styles } from '@faith-fables/illustrator'
import { expect, test } from 'vitest'
import { startTestWorld } from '../testing/start-test-world.ts'

type ReferenceCall = 'listAgeGroups' | 'listIllustrationStyles' | 'listBibleVerses' | 'listMoralValues'

test('a stranger reads the ages and values (RA-01, RA-04)', async () => {
  await using world = await startTestWorld()
  const ask = world.anonymous.ask

  expect((await ask('listAgeGroups')).map(({ name }) => name)).toEqual(ageGroupNames)
  expect((await ask('listMoralValues')).length).toBeGreaterThanOrEqual(12)
})

test('a stranger reads the styles and prices (RA-02, RA-05)', async () => {
  await using world = await startTestWorld()
  const ask = world.anonymous.ask

  expect(await ask('listIllustrationStyles')).toEqual(
    styles.map(({ id, name }) => ({ _id: id, name, styleImagePath: `/examples/${id}.webp` })),
  )
  expect((await ask('listIllustrationStyles'))[0]?.name).toBe('Watercolor')
  expect(await ask('getCosts')).toEqual(initialAppConfig)
})

test('a stranger reads the verses, word for word (RA-03)', async () => {
  await using world = await startTestWorld()
  const ask = world.anonymous.ask

  expect((await ask('listBibleVerses')).length).toBeGreaterThanOrEqual(40)
  expect((await ask('listBibleVerses'))[0]?.reference).toMatch(/^Genesis/)
  expect(await ask('listBibleVerses')).toContainEqual({
    _id: 'john-3-16',
    reference: 'John 3:16',
    text: expect.stringMatching(/^For God so loved the world/),
  })
})

test('the ages say for which years they are (D-38)', async () => {
  await using world = await startTestWorld()
  const ages = await world.anonymous.ask('listAgeGroups')
  expect(ages.map(({ description }) => description.slice(0, 13))).toEqual([
    'Ages 1 to 3. ',
    'Ages 4 to 6. ',
    'Ages 7 to 9. ',
    'Ages 10 to 12',
  ])
})

test.each<[string, ReferenceCall, string[]]>([
  ['an age (EN-06)', 'listAgeGroups', ['_id', 'name', 'description']],
  ['a style (EN-07)', 'listIllustrationStyles', ['_id', 'name', 'styleImagePath']],
  ['a verse (EN-08)', 'listBibleVerses', ['_id', 'reference', 'text']],
  ['a value (EN-09)', 'listMoralValues', ['_id', 'name', 'description']],
])('nothing else is told of %s', async (_, call, fields) => {
  await using world = await startTestWorld()
  const entries: object[] = await world.anonymous.ask(call)
  expect([...new Set(entries.flatMap((entry) => Object.keys(entry)))]).toEqual(fields)
})

test('the prices have their fields (EN-10, EN-11)', async () => {
  await using world = await startTestWorld()
  const { ask } = world.anonymous
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
