import { setTimeout as wait } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Queryable } from '../db/database.ts'
import type { TestWorld } from './start-test-world.ts'

/**
 * Has two deeds meet in the middle: a row is held until the first waits for it, and the second waits as well or is done.
 * Then it is let go, and both go on, each with what it has locked by then. PostgreSQL alone: the embedded database has
 * one connection.
 * @param held locks the row
 */
export async function meetAtLock<One, Other>(
  world: TestWorld,
  held: SQL,
  one: () => Promise<One>,
  other: () => Promise<Other>,
): Promise<[One, Other]> {
  const db = world.context.database.db as Database
  const running: [Promise<One>, Promise<Other>][] = []
  await db.transaction(async (transaction) => {
    await transaction.execute(held)
    const first = one()
    await untilHeldUp(db, 1, first)
    const second = other()
    running.push([first, second])
    await untilHeldUp(db, 2, second)
  })
  const [both] = running
  if (!both) throw new Error('Nothing was begun.')
  return await Promise.all(both)
}

/** Waits until so many wait for locks, or this one is done without. */
async function untilHeldUp(queryable: Queryable, wanted: number, deed: Promise<unknown>): Promise<void> {
  let isDone = false
  const end = () => {
    isDone = true
  }
  deed.then(end, end)
  while (!isDone && (await countHeldUp(queryable)) < wanted) await wait(20)
}

async function countHeldUp(queryable: Queryable): Promise<number> {
  const { rows } = await queryable.execute<{ waiting: number }>(sql`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.waiting ?? 0
}
