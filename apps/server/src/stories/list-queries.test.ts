import { expect, test } from 'vitest'
import { filledId, fillLibrary } from '../testing/fill-library.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { rowsRead, sortingSteps, watchQueries, wholeTableScans } from '../testing/watch-queries.ts'

const many = 4000
const few = 20

test('featured stories are found among many that are not, by an index that keeps their order', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await fillLibrary(world, { uid, stories: many, featured: few })

  const queries = await watchQueries(world, () => world.anonymous.ask('listFeaturedStories'))

  expect(wholeTableScans(queries)).toEqual([])
  expect(sortingSteps(queries)).toEqual([])
  expect(rowsRead(queries)).toBeLessThan(4 * few)
})

test('what a parent has made is found by indexes among what all have made', async () => {
  await using world = await startTestWorld({ works: false })
  const [busy, parent] = [await world.createParent(), await world.createParent()]
  await fillLibrary(world, { uid: busy.uid, stories: many, drafts: many, tokenEntries: many })
  await fillLibrary(world, { uid: parent.uid, stories: few, drafts: few, tokenEntries: few })
  const api = world.as(parent)

  for (const ask of [
    () => api.ask('getLibrary'),
    () => api.ask('getInProgressStatus'),
    () => api.ask('listTokenTransactions'),
  ]) {
    const queries = await watchQueries(world, ask)
    expect(wholeTableScans(queries)).toEqual([])
    expect(rowsRead(queries)).toBeLessThan(4 * few)
  }
  expect(await api.ask('getLibrary')).toHaveLength(2 * few)
  expect((await api.ask('getLibrary'))[0]).toMatchObject({ title: 'A new story for Ada' })
})

test('a library lists the latest stories of a parent who has made more than any family does', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 2001, drafts: 1001 })
  const api = world.as(parent)

  const listed = await api.ask('getLibrary')

  expect(listed.filter(({ _type }) => _type === 'draft')).toHaveLength(1000)
  expect(listed.filter(({ _type }) => _type === 'published').map(({ title }) => title)).toEqual(
    Array.from({ length: 2000 }, (_, place) => `Story ${place + 1}`),
  )
  expect(await api.ask('getInProgressStatus')).toHaveLength(1000)
})

test('polling for statuses reads no more of a draft than its id and status', async () => {
  await using world = await startTestWorld({ works: false })
  const parent = await world.createParent()
  await fillLibrary(world, { uid: parent.uid, stories: 0, drafts: few })

  const queries = await watchQueries(world, () => world.as(parent).ask('getInProgressStatus'))

  // What the server asks for itself now and then, such as which accounts are locked, may come in between.
  const ofDrafts = queries.map(({ text }) => text).filter((text) => text.includes('drafts'))
  expect(ofDrafts).toEqual([expect.stringContaining('select parents.uid, drafts.id, drafts.status')])
})

test('parents who ask at once where their drafts stand each hear of their own, newest first', async () => {
  await using world = await startTestWorld({ works: false })
  const parents = await Promise.all([1, 2, 3].map(() => world.createParent()))
  for (const [place, { uid }] of parents.entries())
    await fillLibrary(world, { uid, stories: 1, drafts: place })

  const answers = await Promise.all(parents.map((parent) => world.as(parent).ask('getInProgressStatus')))

  expect(answers).toEqual(
    parents.map(({ uid }, place) =>
      Array.from({ length: place }, (_, draft) => ({
        _id: `pending_review-${uid}${draft + 1}`,
        status: 'pending_review',
      })),
    ),
  )
})

test('what was deleted long ago is looked for by indexes', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await fillLibrary(world, { uid, stories: many, drafts: many })

  const queries = await watchQueries(world, () => world.context.generations.removeDeleted(new Date()))

  expect(wholeTableScans(queries)).toEqual([])
  expect(rowsRead(queries)).toBe(0)
})

test('related stories are found by indexes, however many stand on the same value', async () => {
  await using world = await startTestWorld({ works: false })
  const { uid } = await world.createParent()
  await fillLibrary(world, { uid, stories: many })
  const params = { storyId: filledId(uid, 7) }

  const queries = await watchQueries(world, async () => {
    const related = await world.anonymous.ask('listRelatedStories', { params })
    expect(related.map(({ title }) => title)).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Story ${number}`))
  })

  expect(wholeTableScans(queries)).toEqual([])
  expect(rowsRead(queries)).toBeLessThan(400)
})
