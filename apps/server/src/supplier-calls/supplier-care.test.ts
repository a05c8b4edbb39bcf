import { imageOf, startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { startModelServer, storyReply } from '@faith-fables/tools/model-server/start-model-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const rowsOf = async (world: TestWorld, outcome: string) => {
  await world.context.supplierCalls.settled()
  const { rows } = await world.context.database.db.execute<{ at: string }>(
    sql`select at from supplier_calls where outcome = ${outcome} order by at`,
  )
  return rows.length
}

test('stories wait while their supplier is down for longer than their tries would last, and none fails (CA-03, CA-04)', async () => {
  // From the first question on, however long the world before it takes.
  let downSince: number | undefined
  const downSeconds = 4
  let asked = 0
  await using server = await startModelServer(({ order }) => {
    asked += 1
    downSince ??= performance.now()
    return performance.now() - downSince < downSeconds * 1000 ? { status: 503 } : storyReply(order)
  })
  await using world = await startTestWorld({
    settings: server.settingsFor('openai'),
    // Without a rest ten tries without a pause would be over in a moment.
    overrides: { retryDelaySeconds: 0, supplierRestSeconds: 1 },
  })
  const parent = await world.createParent()
  const stories = await Promise.all([orderStory(world, parent), orderStory(world, parent)])
  for (const story of stories) expect((await story.record()).status).toBe('pending_review')
  expect(asked).toBeLessThan(20)
  expect(await rowsOf(world, 'rested')).toBeGreaterThan(0)
  expect(world.log.join()).toMatch(/A supplier does not answer, and is left alone for a while/)
  expect(world.log.join()).toMatch(/A supplier answers again/)
  const desk = world.as(await world.createAdministrator())
  const { suppliers } = await desk.ask('getDeskNumbers', { query: { days: '7' } })
  const [row] = suppliers
  expect(row?.rests.at(-1)).toBe(await rowsOf(world, 'rested'))
  expect(row?.calls.at(-1)).toBe(asked)
})

test('pictures of several pages are not asked for all at once (CA-01)', async () => {
  let running = 0
  let most = 0
  await using server = await startImageServer(async ({ prompt }) => {
    running += 1
    most = Math.max(most, running)
    const image = await imageOf(prompt)
    running -= 1
    return { image }
  })
  await using world = await startTestWorld({
    settings: { ...server.settingsFor('openai'), MODEL_CALLS_AT_ONCE: '1' },
    overrides: { retryDelaySeconds: 0 },
  })
  const story = await orderStory(world, await world.createParent())
  await story.approve()
  // Two views of each page, and the sheet of the one character.
  expect([most, server.prompts.length]).toEqual([1, 11])
})

test('when the budget of a story is used up it can be finished, and nothing more is begun for it (CA-05)', async () => {
  await using server = await startImageServer()
  await using world = await startTestWorld({
    settings: { ...server.settingsFor('openai'), IMAGE_MODEL_COST: '0.04', MODEL_BUDGET_PER_STORY: '0.3' },
    overrides: { retryDelaySeconds: 0 },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await story.approve()
  await world.context.supplierCalls.settled()
  const before = await world.balanceOf(parent)
  expect(await story.redraw(0, 'Make it night.')).toMatchObject({
    status: 409,
    body: { code: 'NOTHING_LEFT', message: expect.stringMatching(/budget is used up\. Nothing was charged/) },
  })
  expect(await world.balanceOf(parent)).toBe(before)
  await story.chooseAll()
  expect(await story.publish()).toBeTruthy()
  const other = await orderStory(world, parent)
  expect((await other.record()).status).toBe('pending_review')
})
