import { startImageServer } from '@faith-fables/tools/model-server/start-image-server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { costOf } from './supplier-calls.ts'

const worldWithPainter = (server: Awaited<ReturnType<typeof startImageServer>>, cost: string) =>
  startTestWorld({
    settings: { ...server.settingsFor('openai'), IMAGE_MODEL_COST: cost },
    overrides: { retryDelaySeconds: 0 },
  })

test('what a story costs is known by its calls, and shown at the desk by day', async () => {
  await using server = await startImageServer()
  await using world = await worldWithPainter(server, '0.04')
  const story = await orderStory(world, await world.createParent())
  await story.approve()
  await story.chooseAll()
  // What was noted is stored by then.
  await world.restart()
  const { db } = world.context.database
  const { rows } = await db.execute<{ calls: number; stories: number; cost: number }>(sql`
    select count(*)::int as calls, count(distinct generation_id)::int as stories, sum(cost)::int as cost
    from supplier_calls where generation_id is not null`)

  // The character's sheet, two views of each page and the cover.
  expect(rows).toEqual([{ calls: 12, stories: 1, cost: 480_000 }])
  const desk = world.as(await world.createAdministrator())
  const { suppliers, days } = await desk.ask('getDeskNumbers', { query: { days: '7' } })
  expect(days).toHaveLength(7)
  expect(suppliers).toEqual([
    {
      supplier: expect.stringMatching(/^openai:/),
      calls: [0, 0, 0, 0, 0, 0, 12],
      failed: [0, 0, 0, 0, 0, 0, 0],
      rests: [0, 0, 0, 0, 0, 0, 0],
      cost: [0, 0, 0, 0, 0, 0, 0.48],
    },
  ])
})

test('when the budget of the day is used up, what was ordered is finished and nothing new is begun', async () => {
  await using server = await startImageServer()
  await using world = await startTestWorld({
    settings: { ...server.settingsFor('openai'), IMAGE_MODEL_COST: '0.04', MODEL_BUDGET_PER_DAY: '0.3' },
    overrides: { retryDelaySeconds: 0 },
  })
  const parent = await world.createParent()
  const story = await orderStory(world, parent)
  await story.approve()
  await world.context.supplierCalls.settled()
  const balance = await world.balanceOf(parent)

  const refused = { status: 503, body: { message: expect.stringMatching(/Nothing was charged/) } }
  const body = aStoryRequest({ imageNumber: 5 })
  expect(await world.as(parent).call('startGeneration', { body })).toMatchObject(refused)
  expect(await story.redraw(0, 'Make it night.')).toMatchObject(refused)
  expect(await world.balanceOf(parent)).toBe(balance)

  await story.chooseAll()
  expect(await story.publish()).toBeTruthy()
  await world.context.database.db.execute(sql`update supplier_calls set at = at - interval '1 day'`)
  expect((await world.as(parent).call('startGeneration', { body })).status).toBe(202)
})

test.each([
  ['by tokens', { millionInput: 1.25, millionOutput: 10 }, 'answered', 1250 + 5000],
  ['by tokens, of no use', { millionInput: 1.25, millionOutput: 10 }, 'unreadable', 6250],
  ['by answers', { answer: 0.04 }, 'answered', 40_000],
  ['failed', { answer: 0.04 }, 'failed', 0],
  ['without a price', null, 'answered', 0],
] as const)('a call %s costs, in millionths', (_what, prices, outcome, millionths) => {
  expect(costOf({ outcome, inputTokens: 1000, outputTokens: 500 }, prices)).toBe(millionths)
})
