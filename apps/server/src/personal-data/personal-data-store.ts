import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import {
  addedStories,
  collections,
  idempotencyAnswers,
  letters,
  linkReaders,
  payments,
  privateLinks,
  profiles,
  savedCharacters,
  shelfDevices,
  shelfStories,
  stories,
  storyReports,
  tokenEntries,
} from '../db/schema.ts'

export type Parent = Pick<
  typeof profiles.$inferSelect,
  'uid' | 'email' | 'displayName' | 'photoUrl' | 'createdAt' | 'deletesAt' | 'keepsPublicStories'
>

const parentColumns = {
  uid: profiles.uid,
  email: profiles.email,
  displayName: profiles.displayName,
  photoUrl: profiles.photoUrl,
  createdAt: profiles.createdAt,
  deletesAt: profiles.deletesAt,
  keepsPublicStories: profiles.keepsPublicStories,
}

export async function findParent(queryable: Queryable, uid: string): Promise<Parent | null> {
  const [found] = await queryable
    .select(parentColumns)
    .from(profiles)
    .where(and(eq(profiles.uid, uid), isNull(profiles.deletedAt)))
  return found ?? null
}

export async function setDeletion(
  queryable: Queryable,
  uid: string,
  deletion: Pick<Parent, 'deletesAt' | 'keepsPublicStories'>,
): Promise<void> {
  await queryable.update(profiles).set(deletion).where(eq(profiles.uid, uid))
}

/** Those whose time has come by this moment. */
export function listDue(queryable: Queryable, moment: Date): Promise<Parent[]> {
  return queryable
    .select(parentColumns)
    .from(profiles)
    .where(and(isNotNull(profiles.deletesAt), lte(profiles.deletesAt, moment)))
}

/** Still due: a parent may have taken it back in the same moment. */
export async function lockDue(transaction: Transaction, uid: string, moment: Date): Promise<boolean> {
  const found = await transaction
    .select({ uid: profiles.uid })
    .from(profiles)
    .where(and(eq(profiles.uid, uid), lte(profiles.deletesAt, moment)))
    .for('no key update')
  return found.length > 0
}

/** Private links of the parent, those to collections and to the shelf too. */
export function listLinks(queryable: Queryable, uid: string) {
  const { name, createdAt, expiresAt, storyId, collectionId, shelfOf } = privateLinks
  return queryable
    .select({ name, createdAt, expiresAt, storyId, collectionId, shelfOf })
    .from(privateLinks)
    .leftJoin(stories, eq(stories.id, privateLinks.storyId))
    .leftJoin(collections, eq(collections.id, privateLinks.collectionId))
    .where(sql`coalesce(${stories.uid}, ${collections.uid}, ${privateLinks.shelfOf}) = ${uid}`)
    .orderBy(createdAt)
}

/**
 * Leaves of a parent an empty row that nobody can use: what they kept is removed, their name and address forgotten.
 * @param reader the key under which links and reports know them
 */
export async function emptyParent(transaction: Transaction, uid: string, reader: string): Promise<void> {
  await transaction.delete(savedCharacters).where(eq(savedCharacters.uid, uid))
  await transaction.delete(collections).where(eq(collections.uid, uid))
  await transaction.delete(addedStories).where(eq(addedStories.uid, uid))
  await transaction.delete(shelfStories).where(eq(shelfStories.uid, uid))
  await transaction.delete(shelfDevices).where(eq(shelfDevices.uid, uid))
  await transaction.delete(privateLinks).where(eq(privateLinks.shelfOf, uid))
  await transaction.delete(idempotencyAnswers).where(eq(idempotencyAnswers.uid, uid))
  await transaction.delete(letters).where(eq(letters.uid, uid))
  await transaction.delete(linkReaders).where(eq(linkReaders.reader, reader))
  await transaction
    .delete(privateLinks)
    .where(sql`${privateLinks.storyId} in (select id from stories where uid = ${uid})`)
  await transaction.update(storyReports).set({ words: '' }).where(eq(storyReports.reader, reader))
  // The ledger stays, without the titles of stories, which hold names.
  await transaction.update(tokenEntries).set({ description: '' }).where(eq(tokenEntries.uid, uid))
  // Purchases stay, too: what was paid may be refunded. The supplier's receipts, which name whoever paid, are forgotten.
  await transaction
    .update(payments)
    .set({ receiptUrl: null })
    .where(sql`${payments.id} in (select payment_id from purchases where uid = ${uid})`)
  await transaction
    .update(profiles)
    .set({
      email: '',
      displayName: null,
      photoUrl: null,
      shelfPin: null,
      deletesAt: null,
      deletedAt: new Date(),
      lockReason: 'The account was deleted.',
    })
    .where(eq(profiles.uid, uid))
}
