import { asc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { narratedPages, narrations } from '../db/schema.ts'

export type StoredNarration = typeof narrations.$inferSelect
export type NarratedPage = typeof narratedPages.$inferSelect

export async function findNarration(queryable: Queryable, storyId: string): Promise<StoredNarration | null> {
  const [found] = await queryable.select().from(narrations).where(eq(narrations.storyId, storyId))
  return found ?? null
}

/** Nobody else ends the narration until the transaction ends. */
export async function lockNarration(
  transaction: Transaction,
  storyId: string,
): Promise<StoredNarration | null> {
  const [found] = await transaction
    .select()
    .from(narrations)
    .where(eq(narrations.storyId, storyId))
    .for('no key update')
  return found ?? null
}

/** Puts an order in the place of one that failed. */
export async function storeNarration(
  transaction: Transaction,
  narration: typeof narrations.$inferInsert,
): Promise<void> {
  const { storyId: _, ...order } = narration
  await transaction
    .insert(narrations)
    .values(narration)
    .onConflictDoUpdate({ target: narrations.storyId, set: order })
}

export async function setNarrationState(
  transaction: Transaction,
  storyId: string,
  state: StoredNarration['state'],
): Promise<void> {
  await transaction.update(narrations).set({ state }).where(eq(narrations.storyId, storyId))
}

/** In the order of the book. */
export function listNarratedPages(queryable: Queryable, storyId: string): Promise<NarratedPage[]> {
  return queryable
    .select()
    .from(narratedPages)
    .where(eq(narratedPages.storyId, storyId))
    .orderBy(asc(narratedPages.page))
}

export async function storeNarratedPage(queryable: Queryable, narrated: NarratedPage): Promise<void> {
  const { storyId: _storyId, page: _page, ...sound } = narrated
  await queryable
    .insert(narratedPages)
    .values(narrated)
    .onConflictDoUpdate({ target: [narratedPages.storyId, narratedPages.page], set: sound })
}
