import { and, count, desc, eq, max } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { linkReaders, storyLinks } from '../db/schema.ts'

export type StoredLink = typeof storyLinks.$inferSelect

/** A link with the households in which it was opened. */
export interface CountedLink {
  link: StoredLink
  opened: number
  lastOpenedAt: Date | null
}

export async function insertLink(
  transaction: Transaction,
  link: typeof storyLinks.$inferInsert,
): Promise<StoredLink> {
  const [stored] = await transaction.insert(storyLinks).values(link).returning()
  if (!stored) throw new Error('A link was not stored.')
  return stored
}

/** Newest first. */
export function listLinks(queryable: Queryable, storyId: string): Promise<CountedLink[]> {
  return queryable
    .select({ link: storyLinks, opened: count(linkReaders.reader), lastOpenedAt: max(linkReaders.at) })
    .from(storyLinks)
    .leftJoin(linkReaders, eq(linkReaders.linkId, storyLinks.id))
    .where(eq(storyLinks.storyId, storyId))
    .groupBy(storyLinks.id)
    .orderBy(desc(storyLinks.createdAt), desc(storyLinks.id))
}

export async function countLinks(queryable: Queryable, storyId: string): Promise<number> {
  const [row] = await queryable
    .select({ links: count() })
    .from(storyLinks)
    .where(eq(storyLinks.storyId, storyId))
  return row?.links ?? 0
}

/** @returns whether there was such a link */
export async function deleteLink(
  queryable: Queryable,
  { storyId, linkId }: { storyId: string; linkId: string },
): Promise<boolean> {
  const deleted = await queryable
    .delete(storyLinks)
    .where(and(eq(storyLinks.id, linkId), eq(storyLinks.storyId, storyId)))
    .returning({ id: storyLinks.id })
  return deleted.length > 0
}

export async function findLink(queryable: Queryable, linkId: string): Promise<StoredLink | null> {
  const [found] = await queryable.select().from(storyLinks).where(eq(storyLinks.id, linkId))
  return found ?? null
}

/** The same reader counts once. A link that is taken back at this moment counts no more. */
export async function noteReader(transaction: Transaction, linkId: string, reader: string): Promise<void> {
  const [link] = await transaction
    .select({ id: storyLinks.id })
    .from(storyLinks)
    .where(eq(storyLinks.id, linkId))
    .for('share')
  if (link) await transaction.insert(linkReaders).values({ linkId, reader }).onConflictDoNothing()
}
