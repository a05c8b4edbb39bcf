import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'

const queuesOf = async ({ context }: TestWorld) => {
  const { rows } = await context.database.db.execute(sql`
    select name, retry_delay, updated_on::text from pgboss.queue where name like 'generation-stage%' order by name`)
  return rows
}

test('queues that are there follow the settings of the server that starts, and are left alone where they do', async () => {
  await using world = await startTestWorld({ works: false, overrides: { retryDelaySeconds: 7 } })
  const queues = await queuesOf(world)
  expect(queues.map(({ name, retry_delay }) => [name, retry_delay])).toEqual([
    ['generation-stage', 7],
    ['generation-stage-failed', 7],
  ])
  await world.restart()
  expect(await queuesOf(world)).toEqual(queues)
})
