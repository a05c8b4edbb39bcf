import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { countedTries } from '../db/schema.ts'

const now = sql`now()`

/** One statement, so that of many at once each sees those before it. @returns the tries with this one */
export async function addTry(
  db: Database,
  key: string,
  seconds: number,
): Promise<{ tries: number; secondsLeft: number }> {
  const isOver = sql`${countedTries.endsAt} <= ${now}`
  const [counted] = await db
    .insert(countedTries)
    .values({ key, tries: 1, endsAt: sql`${now} + ${seconds}::int * interval '1 second'` })
    .onConflictDoUpdate({
      target: countedTries.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${countedTries.tries} + 1 end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${countedTries.endsAt} end`,
      },
    })
    .returning({
      tries: countedTries.tries,
      // Whoever waited for the row began before whoever wrote it: by their own clock it ends a moment later.
      secondsLeft:
        sql<number>`least(${seconds}::int, ceil(extract(epoch from ${countedTries.endsAt} - ${now})))`.mapWith(
          Number,
        ),
    })
  if (!counted) throw new Error('A try was not counted.')
  return counted
}

export async function takeTryBack(db: Database, key: string): Promise<void> {
  await db
    .update(countedTries)
    .set({ tries: sql`${countedTries.tries} - 1` })
    .where(and(eq(countedTries.key, key), gt(countedTries.tries, 0), gt(countedTries.endsAt, now)))
}

export async function removeEndedTries(db: Database): Promise<void> {
  await db.delete(countedTries).where(lte(countedTries.endsAt, now))
}
