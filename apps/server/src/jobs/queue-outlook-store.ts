import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'

/** What the tables of the queue library hold for its workers, all by the database's own clock. */
export interface QueueOutlook {
  /** Queues with a job that may be begun. */
  readyQueues: string[]
  /** Whether a job is held by a worker that died or has taken too long, or waits since one died. */
  hasLostJobs: boolean
  /** Until the next job may be begun, or counts as lost; null when none is waiting or running. */
  secondsToNext: number | null
  /** Whether a moment that has passed lies ahead: the database's clock was set back since. */
  isAheadOfClock: boolean
}

const now = sql`pgboss.job_now()`
/** Between the beginning of our statement and what others commit meanwhile. */
const soon = sql`pgboss.job_now() + interval '1 second'`

/** A job that was taken from a worker that died, and is to wait as if a supplier were busy. */
const isPutOffByDeath = sql`
  (state = 'retry' and start_after > ${now} and output -> 'value' ->> 'message' = 'job heartbeat timeout')`

/**
 * When a job begins at the latest, by a clock that was not set back: one that failed after its pause, one that was sent for
 * later after as long as it was to wait.
 */
function latestStartAfter(moment: SQL, longestDelaySeconds: number): SQL {
  return sql`${moment} + greatest(
    ${longestDelaySeconds} * interval '1 second',
    retry_delay_max * interval '1 second',
    case when state = 'created' then start_after - created_on end
  )`
}

/** One question in the place of one from every worker. @param longestDelaySeconds before a job is tried again */
export async function readOutlook(db: Database, longestDelaySeconds: number): Promise<QueueOutlook> {
  const latestStart = latestStartAfter(soon, longestDelaySeconds)
  const { rows } = await db.execute<{ [Part in keyof QueueOutlook]: QueueOutlook[Part] }>(sql`
    with unfinished as (
      select name, state < 'active' as is_waiting,
        case when state < 'active' then start_after else least(
          heartbeat_on + heartbeat_seconds * interval '1 second',
          started_on + expire_seconds * interval '1 second'
        ) end as due,
        ${isPutOffByDeath} as is_put_off,
        created_on > ${soon} or started_on > ${soon} or heartbeat_on > ${soon}
          or start_after > ${latestStart} as is_ahead
      from pgboss.job where state <= 'active' and not blocked
    )
    select
      coalesce(json_agg(distinct name) filter (where is_waiting and due <= ${now}), '[]') as "readyQueues",
      coalesce(bool_or(is_put_off or not is_waiting and due < ${now}), false) as "hasLostJobs",
      extract(epoch from min(due) filter (where due > ${now}) - ${now})::float8 as "secondsToNext",
      coalesce(bool_or(is_ahead), false)
        or exists (select from pgboss.queue where monitor_claim_on > ${soon}) as "isAheadOfClock"
    from unfinished
  `)
  const [outlook] = rows
  if (!outlook) throw new Error('The queue has no outlook.')
  return outlook
}

/** Has what lies ahead of the clock happen now, as it would have if the clock had not been set back. */
export async function followClock(db: Database, longestDelaySeconds: number): Promise<void> {
  const latestStart = latestStartAfter(now, longestDelaySeconds)
  await db.execute(sql`
    update pgboss.job set
      start_after = case when start_after > ${latestStart} or created_on > ${now} then ${now} else start_after end,
      created_on = ${notAhead('created_on')},
      started_on = ${notAhead('started_on')},
      heartbeat_on = ${notAhead('heartbeat_on')}
    where state <= 'active'
  `)
  await db.execute(sql`
    update pgboss.queue set
      monitor_claim_on = ${notAhead('monitor_claim_on')},
      monitor_on = ${notAhead('monitor_on')},
      maintain_on = ${notAhead('maintain_on')}
  `)
  await db.execute(sql`
    update pgboss.version set
      bam_on = ${notAhead('bam_on')},
      flow_on = ${notAhead('flow_on')},
      reindex_on = ${notAhead('reindex_on')},
      monitor_backoff_on = ${notAhead('monitor_backoff_on')}
  `)
}

/**
 * A job that this many processes died of is tried no more: it may be what they die of. More than the twenty deaths
 * that a story must bear (D-28), which on a slow machine may all meet the same picture.
 */
const triesAfterDeaths = 24

/**
 * A worker that died is no busy supplier: its jobs need no pause before they are begun again, and keep the tries
 * they had left.
 */
export async function beginLostJobsNow(db: Database): Promise<void> {
  await db.execute(sql`
    update pgboss.job set start_after = ${now},
      retry_limit = greatest(retry_limit, least(retry_limit + 1, ${triesAfterDeaths}::int))
    where ${isPutOffByDeath}
  `)
}

function notAhead(column: string): SQL {
  const moment = sql.identifier(column)
  return sql`case when ${moment} > ${now} then ${now} else ${moment} end`
}
