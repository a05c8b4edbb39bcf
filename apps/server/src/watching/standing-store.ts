import { count, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { generations, happenings, isDraft, tokenAccounts } from '../db/schema.ts'
import type { Standing } from './show-standing.ts'

/** Reads the counts one after the other: the embedded database has one connection, and a pool has better to do. */
export async function readStanding(queryable: Queryable): Promise<Standing> {
  const { rows: queues } = await queryable.execute<Standing['queues'][number]>(sql`
    select name as queue,
      (count(*) filter (where state = 'retry' or state = 'created' and start_after <= pgboss.job_now()))::int as waiting,
      (count(*) filter (where state = 'active'))::int as running,
      coalesce(extract(epoch from pgboss.job_now() - min(start_after) filter (
        where state < 'active' and start_after <= pgboss.job_now())), 0)::float8 as "oldestSeconds"
    from pgboss.job where state <= 'active' group by name
  `)
  const drafts = await queryable
    .select({ status: generations.status, stories: count() })
    .from(generations)
    .where(isDraft(generations))
    .groupBy(generations.status)
  const { what, detail, amount, at } = happenings
  const today = await queryable
    .select({ what, detail, sum: sql<number>`sum(${amount})`.mapWith(Number) })
    .from(happenings)
    .where(sql`${at} >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`)
    .groupBy(what, detail)
  const [held] = await queryable
    .select({ tokens: sql<number>`coalesce(sum(${tokenAccounts.balance}), 0)`.mapWith(Number) })
    .from(tokenAccounts)
  return { queues, drafts, today, tokensHeld: held?.tokens ?? 0 }
}
