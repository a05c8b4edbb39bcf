import { gte, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { happenings } from '../../db/schema.ts'

/** What was counted on one day of the UTC calendar. */
export interface DaySum {
  /** '2026-11-21' */
  day: string
  what: 'made' | 'ended' | 'signed_up' | 'tokens'
  /** The status a story ended in, or the kind of an entry of tokens. */
  detail: string
  sum: number
}

/** The sums of each day from this one on, in no order. */
export function sumByDay(queryable: Queryable, from: string): Promise<DaySum[]> {
  const day = sql<string>`to_char(${happenings.at} at time zone 'UTC', 'YYYY-MM-DD')`
  const { what, detail, at } = happenings
  return queryable
    .select({ day, what, detail, sum: sql<number>`sum(${happenings.amount})`.mapWith(Number) })
    .from(happenings)
    .where(gte(at, new Date(`${from}T00:00:00Z`)))
    .groupBy(day, what, detail)
}
