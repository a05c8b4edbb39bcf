import type { BookFormat } from '@faith-fables/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { storyBooks } from '../db/schema.ts'

export type StoryBook = typeof storyBooks.$inferSelect

const isBook = (storyId: string, format: BookFormat) =>
  and(eq(storyBooks.storyId, storyId), eq(storyBooks.format, format))

export async function findBook(
  queryable: Queryable,
  storyId: string,
  format: BookFormat,
): Promise<StoryBook | null> {
  const [found] = await queryable.select().from(storyBooks).where(isBook(storyId, format))
  return found ?? null
}

/**
 * Writes down that a book is to be made.
 * @returns false when this very version is being made or is there already
 */
export async function beginBook(
  transaction: Transaction,
  { storyId, format, version }: Pick<StoryBook, 'storyId' | 'format' | 'version'>,
): Promise<boolean> {
  const begun = await transaction
    .insert(storyBooks)
    .values({ storyId, format, version, state: 'making' })
    .onConflictDoUpdate({
      target: [storyBooks.storyId, storyBooks.format],
      set: { version, state: 'making' },
      setWhere: sql`${storyBooks.version} <> ${version} or ${storyBooks.state} = 'failed'`,
    })
    .returning({ storyId: storyBooks.storyId })
  return begun.length > 0
}

/** Nothing happens when another version was asked for since. */
export async function endBook(
  queryable: Queryable,
  { storyId, format, version }: Pick<StoryBook, 'storyId' | 'format' | 'version'>,
  state: 'ready' | 'failed',
): Promise<void> {
  await queryable
    .update(storyBooks)
    .set({ state })
    .where(and(isBook(storyId, format), eq(storyBooks.version, version)))
}
