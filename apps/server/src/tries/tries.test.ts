import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import type { HttpServer } from '../http/http-server.ts'
import { openSecondServer } from '../testing/open-second-server.ts'
import { startTestWorld } from '../testing/start-test-world.ts'

const onPostgres = inject('postgresUrl') !== null
const twice = { most: 2, seconds: 60 }
/** Two wrong passwords an address and account. */
const settings = { RATE_LIMIT: '0.2' }

async function guess(server: HttpServer, email: string): Promise<number> {
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    remoteAddress: '203.0.113.9',
    payload: { email, password: 'a guess' },
  })
  return statusCode
}

test('of many tries at once no more pass than are allowed', async () => {
  await using world = await startTestWorld({ works: false })
  const { tries } = world.context
  const taken = await Promise.all(Array.from({ length: 20 }, () => tries.take('a door', twice)))
  expect(taken.filter(({ above }) => above <= 0)).toHaveLength(2)
  for (const { secondsLeft } of taken) {
    expect(secondsLeft).toBeGreaterThan(0)
    expect(secondsLeft).toBeLessThanOrEqual(60)
  }
})

test('a try that is given back may be taken again, and none is given back that was not taken', async () => {
  await using world = await startTestWorld({ works: false })
  const { tries } = world.context
  await tries.giveBack('a door')
  await tries.take('a door', twice)
  await tries.take('a door', twice)
  await tries.giveBack('a door')
  expect((await tries.take('a door', twice)).above).toBe(0)
  expect((await tries.take('a door', twice)).above).toBe(1)
  expect((await tries.take('another door', twice)).above).toBe(-1)
})

test('when their time is over tries are forgotten, and their rows removed', async () => {
  await using world = await startTestWorld({ works: false })
  const { tries, database } = world.context
  await tries.take('a door', twice)
  await tries.take('a window', { most: 2, seconds: 3600 })
  await database.db.execute(
    sql`update counted_tries set ends_at = now() where ends_at < now() + interval '2 minutes'`,
  )
  await tries.removeEnded()
  const { rows } = await database.db.execute(sql`select key from counted_tries`)
  expect(rows).toHaveLength(1)
  expect(await tries.take('a door', twice)).toEqual({ above: -1, secondsLeft: 60 })
})

test('what is kept leads nobody back to an address or an account', async () => {
  await using world = await startTestWorld({ works: false, settings })
  await guess(world.server, 'ruth@example.com')
  const { rows } = await world.context.database.db.execute(sql`select * from counted_tries`)
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toMatch(/ruth|example|203\.0/)
})

test('wrong passwords count on after a restart', async () => {
  await using world = await startTestWorld({ works: false, settings })
  const { email } = await world.createParent()
  expect([await guess(world.server, email), await guess(world.server, email)]).toEqual([401, 401])
  await world.restart()
  expect(await guess(world.server, email)).toBe(429)
})

test.skipIf(!onPostgres)('wrong passwords that are tried at two processes count together', async () => {
  await using world = await startTestWorld({ works: false, settings })
  await using other = await openSecondServer(world)
  const { email } = await world.createParent()
  expect([await guess(world.server, email), await guess(other.server, email)]).toEqual([401, 401])
  expect([await guess(world.server, email), await guess(other.server, email)]).toEqual([429, 429])
})
