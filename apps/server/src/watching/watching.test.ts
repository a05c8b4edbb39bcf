import { expect, onTestFinished, test } from 'vitest'
import { createWatchServer } from '../http/watch-server.ts'
import { SupplierError } from '../ports/supplier-error.ts'
import { aStoryRequest } from '../testing/a-story-request.ts'
import { plainModels, plainTextModel } from '../testing/plain-models.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'

const watched = { METRICS_PORT: '0' }

async function readNumbers(world: TestWorld): Promise<string> {
  const server = createWatchServer(world.context)
  onTestFinished(async () => await server.close())
  const { statusCode, headers, body } = await server.inject('/metrics')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=/)
  return body
}

/** The value of a line such as `name{label="x"} 3`; 0 where it is not there. */
function figureOf(numbers: string, line: string): number {
  const found = numbers.split('\n').find((candidate) => candidate.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? 0)
}

test('the numbers tell of calls, jobs, stages, drafts and tokens, and of nobody (WA-01, WA-02)', async () => {
  await using world = await startTestWorld({ settings: watched, overrides: plainModels() })
  const parent = await world.createParent({ tokens: 500 })
  await orderStory(world, parent)

  const numbers = await readNumbers(world)

  const counted = (name: string, labels: string) => figureOf(numbers, `faith_fables_${name}{${labels}}`)
  expect(
    counted('http_request_seconds_count', 'route="/api/stories/generate",method="POST",status="202"'),
  ).toBe(1)
  expect(counted('stage_seconds_count', 'stage="generating_text",outcome="moved"')).toBe(1)
  expect(counted('job_seconds_count', 'queue="generation-stage",outcome="done"')).toBe(3)
  expect(counted('drafts', 'status="pending_review"')).toBe(1)
  expect(counted('today', 'what="made",detail=""')).toBe(1)
  expect(figureOf(numbers, 'faith_fables_tokens_held')).toBe(await world.balanceOf(parent))
  expect(numbers).not.toContain(parent.uid)
  expect(numbers).not.toMatch(/@|[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('a stage and a job that fail are counted as failed (WA-01)', async () => {
  const textModel = plainTextModel({
    writeStory: async () => {
      throw new SupplierError('model not found', { retryable: false })
    },
  })
  await using world = await startTestWorld({
    settings: watched,
    overrides: { ...plainModels(), textModel },
  })
  await orderStory(world, await world.createParent())

  const numbers = await readNumbers(world)

  expect(
    figureOf(numbers, 'faith_fables_stage_seconds_count{stage="generating_text",outcome="failed"}'),
  ).toBe(1)
  expect(figureOf(numbers, 'faith_fables_drafts{status="failed"}')).toBe(1)
})

test('work that waits for a worker is seen, with its age (WA-01)', async () => {
  await using world = await startTestWorld({ settings: watched, works: false })
  await world.as(await world.createParent()).ask('startGeneration', { body: aStoryRequest() })

  const numbers = await readNumbers(world)

  expect(figureOf(numbers, 'faith_fables_jobs_waiting{queue="generation-stage"}')).toBe(1)
  expect(figureOf(numbers, 'faith_fables_oldest_job_seconds{queue="generation-stage"}')).toBeGreaterThan(0)
})

test('families do not reach the numbers: there is no such address beside the product (WA-03)', async () => {
  await using world = await startTestWorld({ settings: watched })
  const answer = await world.server.inject('/metrics')
  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain('faith_fables_')
})
