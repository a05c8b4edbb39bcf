import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aStoryRequest } from '../../testing/a-story-request.ts'
import { startTestWorld, type TestWorld } from '../../testing/start-test-world.ts'
import { rowsRead, watchQueries } from '../../testing/watch-queries.ts'

async function worldWithDesk() {
  const world = await startTestWorld({ works: false })
  const desk = world.as(await world.createAdministrator())
  return {
    world,
    numbers: (days: '7' | '30' | '90') => desk.ask('getDeskNumbers', { query: { days } }),
    run: (query: ReturnType<typeof sql>) => world.context.database.db.execute(query),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}

async function order(world: TestWorld, parent: { token: string }): Promise<string> {
  const body = aStoryRequest({ imageNumber: 5 })
  return (await world.as(parent).ask('startGeneration', { body })).storyGenerationId
}

const last = (values: readonly number[]) => values.at(-1)

test('what happens today is counted today: parents, orders, ends and tokens', async () => {
  await using scene = await worldWithDesk()
  const { world, run } = scene
  const parent = await world.createParent()
  const [published, failed, declined] = [
    await order(world, parent),
    await order(world, parent),
    await order(world, parent),
  ]
  await run(sql`update generations set status = 'published' where id = ${published}`)
  await run(sql`update generations set status = 'failed' where id = ${failed}`)
  await run(sql`update generations set status = 'prompt_rejected_by_safety' where id = ${declined}`)

  const numbers = await scene.numbers('7')

  expect(numbers.days).toHaveLength(7)
  expect(numbers.days.at(-1)).toBe(new Date().toISOString().slice(0, 10))
  expect(numbers.made).toEqual([0, 0, 0, 0, 0, 0, 3])
  expect(last(numbers.published)).toBe(1)
  expect(numbers.unmade.map(({ status, counts }) => [status, last(counts)])).toEqual([
    ['rejected', 0],
    ['failed', 1],
    ['prompt_rejected_by_safety', 1],
    ['text_rejected_by_safety', 0],
  ])
  expect(last(numbers.signedUp)).toBe(2)
  expect(numbers.tokens.map(({ kind, amounts }) => [kind, last(amounts)])).toEqual([
    ['sign_up_bonus', 600],
    ['story', -150],
  ])
})

test('what a parent deletes, and what is gone for good, stays counted (DK-16)', async () => {
  await using scene = await worldWithDesk()
  const { world, run } = scene
  const parent = await world.createParent()
  const generationId = await order(world, parent)
  await run(sql`update generations set status = 'failed' where id = ${generationId}`)
  await run(sql`delete from generations where id = ${generationId}`)

  const { made, unmade } = await scene.numbers('30')
  expect(last(made)).toBe(1)
  expect(unmade.find(({ status }) => status === 'failed')?.counts.at(-1)).toBe(1)
})

test('the starter library and its author count nowhere', async () => {
  await using scene = await worldWithDesk()
  const { world, run } = scene
  const before = await scene.numbers('7')
  const author = await world.context.users.ensureSystemAuthor()
  await run(sql`insert into token_entries (id, number, uid, kind, reference, description, amount, balance)
    values ('e1', 1, ${author}, 'grant', 'r', 'Books', 100, 100)`)
  const parent = await world.createParent()
  const generationId = await order(world, parent)
  const withOrder = await scene.numbers('7')
  await run(sql`update generations set starter_key = 'a' where id = ${generationId}`)
  await run(sql`update generations set status = 'published' where id = ${generationId}`)

  expect(await scene.numbers('7')).toEqual(withOrder)
  expect(last(withOrder.signedUp)).toBe((last(before.signedUp) ?? 0) + 1)
  expect(withOrder.tokens.map(({ kind }) => kind)).toEqual(['sign_up_bonus', 'story'])
})

test('days are those of the UTC calendar, whatever zone the database is in', async () => {
  await using scene = await worldWithDesk()
  const day = new Date(Date.now() - 3 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await scene.run(sql`set time zone 'Pacific/Auckland'`)
  for (const time of ['00:00:00.000', '23:59:59.999'])
    await scene.run(
      sql`insert into happenings (at, what, detail, amount) values (${`${day}T${time}Z`}, 'made', '', 1)`,
    )
  const { days, made } = await scene.numbers('7')
  expect(days[3]).toBe(day)
  expect(made).toEqual([0, 0, 0, 2, 0, 0, 0])
})

test('a week among many years is counted by the index of times', async () => {
  await using scene = await worldWithDesk()
  await scene.run(sql`insert into happenings (at, what, detail, amount)
    select now() - number * interval '1 hour', 'made', '', 1 from generate_series(1, 20000) as number`)
  await scene.run(sql`vacuum analyze happenings`)
  const queries = await watchQueries(scene.world, async () => {
    const { made } = await scene.numbers('7')
    expect(made.slice(1, 6)).toEqual([24, 24, 24, 24, 24])
  })
  const steps = queries.flatMap((query) => query.steps).filter((one) => one.includes('happenings'))
  // PostgreSQL looks into the table as well where it has not been tidied lately.
  expect(steps.join()).toContain('happenings_by_time')
  expect(steps.join()).not.toContain('Seq Scan')
  expect(rowsRead(queries)).toBeLessThan(1000)
})

test('a span that is not offered is refused', async () => {
  await using world = await startTestWorld({ works: false })
  const desk = world.as(await world.createAdministrator())
  for (const days of ['8', '0', '', 'all', '7 ']) {
    const answer = await desk.call('getDeskNumbers', { query: { days } as never })
    expect(answer).toMatchObject({ status: 400, body: { message: 'days must be 7, 30 or 90.' } })
  }
})
