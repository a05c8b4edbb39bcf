import { and, count, desc, eq, max } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { linkReaders, privateLinks } from '../db/schema.ts'

export type StoredLink = typeof privateLinks.$inferSelect

/** What a link opens. */
export type LinkTarget = { storyId: string } | { collectionId: string } | { shelfOf: string }

/** A link with the households in which it was opened. */
export interface CountedLink {
  link: StoredLink
  opened: number
  lastOpenedAt: Date | null
}

export async function insertLink(
  transaction: Transaction,
  link: typeof privateLinks.$inferInsert,
): Promise<StoredLink> {
  const [stored] = await transaction.insert(privateLinks).values(link).returning()
  if (!stored) throw new Error('A link was not stored.')
  return stored
}

/** Newest first. */
export function listLinks(queryable: Queryable, target: LinkTarget): Promise<CountedLink[]> {
  return queryable
    .select({ link: privateLinks, opened: count(linkReaders.reader), lastOpenedAt: max(linkReaders.at) })
    .from(privateLinks)
    .leftJoin(linkReaders, eq(linkReaders.linkId, privateLinks.id))
    .where(opens(target))
    .groupBy(privateLinks.id)
    .orderBy(desc(privateLinks.createdAt), desc(privateLinks.id))
}

export async function countLinks(queryable: Queryable, target: LinkTarget): Promise<number> {
  const [row] = await queryable.select({ links: count() }).from(privateLinks).where(opens(target))
  return row?.links ?? 0
}

/** @returns whether there was such a link */
export async function deleteLink(queryable: Queryable, target: LinkTarget, linkId: string): Promise<boolean> {
  const deleted = await queryable
    .delete(privateLinks)
    .where(and(eq(privateLinks.id, linkId), opens(target)))
    .returning({ id: privateLinks.id })
  return deleted.length > 0
}

export async function findLink(queryable: Queryable, linkId: string): Promise<StoredLink | null> {
  const [found] = await queryable.select().from(privateLinks).where(eq(privateLinks.id, linkId))
  return found ?? null
}

/** The same reader counts once. A link that is taken back at this moment counts no more. */
export async function noteReader(transaction: Transaction, linkId: string, reader: string): Promise<void> {
  const [link] = await transaction
    .select({ id: privateLinks.id })
    .from(privateLinks)
    .where(eq(privateLinks.id, linkId))
    .for('share')
  if (link) await transaction.insert(linkReaders).values({ linkId, reader }).onConflictDoNothing()
}

function opens(target: LinkTarget) {
  if ('storyId' in target) return eq(privateLinks.storyId, target.storyId)
  if ('shelfOf' in target) return eq(privateLinks.shelfOf, target.shelfOf)
  return eq(privateLinks.collectionId, target.collectionId)
}
