import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { stepMemos } from '../db/schema.ts'

/**
 * Does a step that costs money or time once: its answer is stored before anything else happens, so a
 * stage that runs again after a crash takes the stored answer instead of asking the supplier again.
 * @param step names the step within the generation, and the visit to the status it belongs to
 */
export async function once<Answer>(
  db: Database,
  generationId: string,
  step: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const mine = and(eq(stepMemos.generationId, generationId), eq(stepMemos.step, step))
  const [memo] = await db.select().from(stepMemos).where(mine)
  // Only this function and keepStep write memos, so the answer has the type that `ask` gave it.
  if (memo) return memo.answer as Answer
  const answer = await ask()
  await db.insert(stepMemos).values({ generationId, step, answer }).onConflictDoNothing()
  return answer
}

/** Keeps an answer that is there already, in the transaction of what it belongs to. */
export async function keepStep(
  transaction: Transaction,
  generationId: string,
  step: string,
  answer: unknown,
): Promise<void> {
  await transaction.insert(stepMemos).values({ generationId, step, answer }).onConflictDoNothing()
}

/** What `keepStep` kept; undefined where nothing was. */
export async function findStep(db: Database, generationId: string, step: string): Promise<unknown> {
  const [memo] = await db
    .select()
    .from(stepMemos)
    .where(and(eq(stepMemos.generationId, generationId), eq(stepMemos.step, step)))
  return memo?.answer
}

/** Forgets the answers once nothing can ask for them again. */
export async function forgetSteps(transaction: Transaction, generationId: string): Promise<void> {
  await transaction.delete(stepMemos).where(eq(stepMemos.generationId, generationId))
}
