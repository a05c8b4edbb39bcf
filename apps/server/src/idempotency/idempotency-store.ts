import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { idempotencyAnswers } from '../db/schema.ts'

/** One call with a key: who made it, under which key, and what it said. */
export interface KeyedCall {
  uid: string
  key: string
  /** The same for the same call, different for another one. */
  fingerprint: string
}

export interface KeptAnswer {
  fingerprint: string
  answer: unknown
}

/** So many old answers one call clears away, so that clearing never makes a call slow. */
const clearedAtOnce = 100

/** False when the key has an answer already; waits for a transaction that is just keeping one. */
export async function insertAnswer(
  transaction: Transaction,
  call: KeyedCall,
  answer: object,
): Promise<boolean> {
  const inserted = await transaction
    .insert(idempotencyAnswers)
    .values({ ...call, answer })
    .onConflictDoNothing()
    .returning({ key: idempotencyAnswers.key })
  return inserted.length > 0
}

export async function findAnswer(queryable: Queryable, { uid, key }: KeyedCall): Promise<KeptAnswer | null> {
  const [kept] = await queryable
    .select({ fingerprint: idempotencyAnswers.fingerprint, answer: idempotencyAnswers.answer })
    .from(idempotencyAnswers)
    .where(and(eq(idempotencyAnswers.uid, uid), eq(idempotencyAnswers.key, key)))
  return kept ?? null
}

/** Removes answers older than a day. Those that another call is removing are left to it, so that nobody waits. */
export async function clearOldAnswers(transaction: Transaction): Promise<void> {
  const { uid, key, createdAt } = idempotencyAnswers
  const old = transaction
    .select({ uid, key })
    .from(idempotencyAnswers)
    .where(sql`${createdAt} < now() - interval '24 hours'`)
    .limit(clearedAtOnce)
    .for('update', { skipLocked: true })
  await transaction.delete(idempotencyAnswers).where(sql`(${uid}, ${key}) in ${old}`)
}
