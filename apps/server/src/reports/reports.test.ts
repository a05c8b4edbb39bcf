import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { plainMailCarrier } from '../testing/plain-mail-carrier.ts'
import { shelveStories } from '../testing/shelve-stories.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

const body = { reason: 'frightening', words: 'The wolf is too real.' } as const

async function worldWithBoat() {
  const mailCarrier = plainMailCarrier()
  const world = await startTestWorld({ works: false, overrides: { mailCarrier } })
  const author = await world.createParent()
  await shelveStories(world, author.uid, [
    { title: 'The Boat' },
    { title: 'The Kite', visibility: 'private' },
  ])
  const params = { storyId: `${author.uid}-The Boat` }
  return {
    world,
    author,
    params,
    /** Subjects of the letters that the author got. */
    letters: () =>
      mailCarrier.letters
        .filter(({ to, subject }) => to === author.email && subject.includes('The Boat'))
        .map(({ subject }) => subject),
    report: async () => world.as(await world.createParent()).call('reportStory', { params, body }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

const explored = async ({ anonymous }: TestWorld) =>
  (await anonymous.ask('explorePublicStories')).stories.map(({ title }) => title)

const reportFrom = (world: TestWorld, storyId: string, remoteAddress: string) =>
  world.server.inject({
    method: 'POST',
    url: `/api/public-stories/${encodeURIComponent(storyId)}/reports`,
    remoteAddress,
    payload: body,
  })

test('three different readers hide a story until somebody has looked (RE-02)', async () => {
  await using scene = await worldWithBoat()
  const { world, params, author, letters } = scene
  expect(await scene.report()).toMatchObject({ status: 201, body: { again: false } })
  expect((await reportFrom(world, params.storyId, '203.0.113.7')).statusCode).toBe(201)
  expect(await explored(world)).toEqual(['The Boat'])
  await scene.report()

  expect(await explored(world)).toEqual([])
  expect((await world.anonymous.call('getPublicStory', { params })).status).toBe(404)
  expect((await world.as(await world.createParent()).call('getStory', { params })).status).toBe(404)
  expect((await scene.report()).status).toBe(404)
  const own = world.as(author)
  expect((await own.ask('getStory', { params })).title).toBe('The Boat')
  expect((await own.ask('getLibrary')).find(({ title }) => title === 'The Boat')).toMatchObject({
    visibility: 'pending',
    answer: { kind: 'reported' },
  })
  expect((await own.call('requestPublic', { params })).status).not.toBe(200)
  await expect.poll(letters).toEqual(['“The Boat” is being looked at'])
})

test('the same reader counts once, by account or by household, and no address is kept (RE-01)', async () => {
  await using scene = await worldWithBoat()
  const { world, params } = scene
  const reader = world.as(await world.createParent())
  expect(await reader.ask('reportStory', { params, body })).toEqual({ again: false })
  expect(await reader.ask('reportStory', { params, body })).toEqual({ again: true })
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002::7']
  const answers = await Promise.all(addresses.map((one) => reportFrom(world, params.storyId, one)))
  expect(answers.map((answer) => answer.json().again).toSorted()).toEqual([false, true, true])
  expect(await explored(world)).toEqual(['The Boat'])
  const { rows } = await world.context.database.db.execute(sql`select reader from story_reports`)
  expect(JSON.stringify(rows)).not.toMatch(/2001|db8/)
})

test('many readers at once hide it once', async () => {
  await using scene = await worldWithBoat()
  const { world, params, letters } = scene
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, place) => reportFrom(world, params.storyId, `203.0.113.${place}`)),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    201, 201, 201, 404, 404, 404, 404, 404,
  ])
  await expect.poll(letters).toHaveLength(1)
})

test('what is kept is public again, and what was reported counts no more (RE-03)', async () => {
  await using scene = await worldWithBoat()
  const { world, params, letters } = scene
  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
    await reportFrom(world, params.storyId, address)
  const desk = world.as(await world.createAdministrator())
  expect(await desk.ask('listReports')).toMatchObject([
    { id: params.storyId, isHidden: true, reports: [body, body, body], story: { title: 'The Boat' } },
  ])
  expect((await desk.ask('listPublicRequests')).requests).toEqual([])
  expect((await desk.ask('getReports', { params })).book.title).toBe('The Boat')
  await desk.ask('keepStory', { params })
  expect(await explored(world)).toEqual(['The Boat'])
  expect(await desk.ask('listReports')).toEqual([])
  expect((await desk.call('keepStory', { params })).status).toBe(409)
  expect((await desk.call('getReports', { params })).status).toBe(404)
  await expect
    .poll(() => letters().toSorted())
    .toEqual(['“The Boat” is being looked at', '“The Boat” is public again'])

  // The same three again, and two new ones: not enough.
  for (const last of [1, 2, 3, 4, 5]) await reportFrom(world, params.storyId, `203.0.113.${last}`)
  expect(await explored(world)).toEqual(['The Boat'])
  await reportFrom(world, params.storyId, '203.0.113.6')
  expect(await explored(world)).toEqual([])
  expect((await desk.ask('listDeskLog')).map(({ deed }) => deed)).toEqual(['keep'])
})

test('a reported story can be taken down, hidden or not; of two who decide at once the first counts', async () => {
  await using scene = await worldWithBoat()
  const { world, params, letters } = scene
  await scene.report()
  const [naomi, boaz] = [await world.createAdministrator(), await world.createAdministrator()].map((one) =>
    world.as(one),
  )
  expect(await naomi?.ask('listReports')).toMatchObject([{ isHidden: false }])
  const reason = 'It frightens small children.'
  const answers = await Promise.all([
    naomi?.call('takeDownStory', { params, body: { reason } }),
    boaz?.call('keepStory', { params }),
  ])
  const statuses = answers.map((answer) => answer?.status)
  expect([
    [200, 409],
    [200, 200],
  ]).toContainEqual(statuses)
  if (statuses[1] === 409) expect((await world.anonymous.call('getPublicStory', { params })).status).toBe(410)
  expect(await naomi?.ask('listReports')).toEqual([])
  // Nobody was told of reports that hid nothing.
  expect(letters().filter((subject) => subject.includes('again'))).toEqual([])
})

test('nobody reports what is not public, or their own (RE-04)', async () => {
  await using scene = await worldWithBoat()
  const { world, author, params } = scene
  for (const storyId of [`${author.uid}-The Kite`, 'nobody', 'x'.repeat(100)])
    expect((await world.anonymous.call('reportStory', { params: { storyId }, body })).status).toBe(404)
  expect((await world.as(author).call('reportStory', { params, body })).status).toBe(400)
  const forged = await world.server.inject({
    method: 'POST',
    url: `/api/public-stories/${encodeURIComponent(params.storyId)}/reports`,
    headers: { authorization: 'Bearer nonsense' },
    payload: body,
  })
  expect(forged.statusCode).toBe(401)
  expect(await explored(world)).toEqual(['The Boat'])
})

test.each([
  [{ reason: 'boring' }, 'Please choose what is not right.'],
  [{ reason: 'other' }, 'Please say in a few words what is not right.'],
  [{ reason: 'hateful', words: 'x'.repeat(501) }, 'must be 500 characters or less'],
])('%j is refused with a sentence', async (wrong, sentence) => {
  await using scene = await worldWithBoat()
  const answer = await scene.world.server.inject({
    method: 'POST',
    url: `/api/public-stories/${encodeURIComponent(scene.params.storyId)}/reports`,
    payload: wrong,
  })
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining(sentence)])
})

test('reports cannot be flooded from one address (RE-05)', async () => {
  await using world = await startTestWorld({ works: false, settings: { RATE_LIMIT: '1' } })
  const statuses: number[] = []
  for (let turn = 0; turn < 22; turn++)
    statuses.push((await reportFrom(world, 'nobody', '203.0.113.9')).statusCode)
  expect(statuses.filter((status) => status === 404)).toHaveLength(20)
  expect(statuses.slice(-2)).toEqual([429, 429])
})

test('a deleted story takes what was reported of it along', async () => {
  await using scene = await worldWithBoat()
  const { db } = scene.world.context.database
  await scene.report()
  await db.execute(sql`delete from stories where id = ${scene.params.storyId}`)
  expect((await db.execute(sql`select 1 from story_reports`)).rows).toEqual([])
})
