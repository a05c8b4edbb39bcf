import { eq, gte, lt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { supplierCalls } from '../db/schema.ts'

/** What was asked of one supplier on one day of the UTC calendar. */
export interface SupplierDay {
  /** '2026-11-21' */
  day: string
  supplier: string
  calls: number
  /** Those without an answer that could be used. */
  failed: number
  /** How often it was left alone, since it did not answer. */
  rests: number
  /** In millionths of the operator's currency. */
  cost: number
}

export async function insertCall(
  queryable: Queryable,
  call: typeof supplierCalls.$inferInsert,
): Promise<void> {
  await queryable.insert(supplierCalls).values(call)
}

/** The sums of each day from this one on, in no order. */
export function sumCallsByDay(queryable: Queryable, from: string): Promise<SupplierDay[]> {
  const { at, supplier, outcome, cost } = supplierCalls
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
  const sum = (value: ReturnType<typeof sql>) => sql<number>`coalesce(${value}, 0)`.mapWith(Number)
  return queryable
    .select({
      day,
      supplier,
      calls: sum(sql`count(*) filter (where ${outcome} <> 'rested')`),
      failed: sum(sql`count(*) filter (where ${outcome} not in ('answered', 'rested'))`),
      rests: sum(sql`count(*) filter (where ${outcome} = 'rested')`),
      cost: sum(sql`sum(${cost})`),
    })
    .from(supplierCalls)
    .where(gte(at, new Date(`${from}T00:00:00Z`)))
    .groupBy(day, supplier)
}

/** What was spent on one story, in millionths of the operator's currency. */
export async function sumCallsOf(queryable: Queryable, generationId: string): Promise<number> {
  const [row] = await queryable
    .select({ cost: sql<number>`coalesce(sum(${supplierCalls.cost}), 0)`.mapWith(Number) })
    .from(supplierCalls)
    .where(eq(supplierCalls.generationId, generationId))
  return row?.cost ?? 0
}

/** @returns how many there were */
export async function deleteCallsBefore(queryable: Queryable, moment: Date): Promise<number> {
  const deleted = await queryable
    .delete(supplierCalls)
    .where(lt(supplierCalls.at, moment))
    .returning({ id: supplierCalls.id })
  return deleted.length
}
