import type { BookFormat } from '@faith-fables/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { storyBooks } from '../db/schema.ts'

export type StoryBook = typeof storyBooks.$inferSelect

/** Which file of a story it is. */
export interface BookKey {
  storyId: string
  format: BookFormat
  /** The edition whose words stand below those of the story; null for a book in one language. */
  second: string | null
}

/** By what a file of a story is known: its format, with the second story behind a plus. */
export const nameOf = ({ format, second }: Omit<BookKey, 'storyId'>): string =>
  second === null ? format : `${format}+${second}`

const isBook = (key: BookKey) => and(eq(storyBooks.storyId, key.storyId), eq(storyBooks.format, nameOf(key)))

export async function findBook(queryable: Queryable, key: BookKey): Promise<StoryBook | null> {
  const [found] = await queryable.select().from(storyBooks).where(isBook(key))
  return found ?? null
}

/**
 * Writes down that a book is to be made.
 * @returns false when this very version is being made or is there already
 */
export async function beginBook(transaction: Transaction, key: BookKey, version: string): Promise<boolean> {
  const begun = await transaction
    .insert(storyBooks)
    .values({ storyId: key.storyId, format: nameOf(key), version, state: 'making' })
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
  key: BookKey,
  version: string,
  state: 'ready' | 'failed',
): Promise<void> {
  await queryable
    .update(storyBooks)
    .set({ state })
    .where(and(isBook(key), eq(storyBooks.version, version)))
}
