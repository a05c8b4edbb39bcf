import { and, asc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { moderationVerdicts } from '../db/schema.ts'

export type StoredVerdict = typeof moderationVerdicts.$inferSelect

export async function insertVerdicts(
  queryable: Queryable,
  verdicts: readonly (typeof moderationVerdicts.$inferInsert)[],
): Promise<void> {
  if (verdicts.length > 0) await queryable.insert(moderationVerdicts).values([...verdicts])
}

/** Of one story, the oldest first. */
export function listVerdicts(
  queryable: Queryable,
  generationId: string,
  most: number,
): Promise<StoredVerdict[]> {
  return queryable
    .select()
    .from(moderationVerdicts)
    .where(eq(moderationVerdicts.generationId, generationId))
    .orderBy(asc(moderationVerdicts.at), asc(moderationVerdicts.id))
    .limit(most)
}

/** @returns of how many the words were taken away */
export async function forgetWordsBefore(queryable: Queryable, moment: Date): Promise<number> {
  const forgotten = await queryable
    .update(moderationVerdicts)
    .set({ reason: null })
    .where(and(isNotNull(moderationVerdicts.reason), lt(moderationVerdicts.at, moment)))
    .returning({ id: moderationVerdicts.id })
  return forgotten.length
}
