import { and, asc, count, desc, eq, max, notExists, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import {
  collectionStories,
  collections,
  isGivenStory,
  isReadableStory,
  profiles,
  stories,
} from '../db/schema.ts'

export type StoredCollection = typeof collections.$inferSelect

export async function insertCollection(
  transaction: Transaction,
  collection: Pick<StoredCollection, 'id' | 'uid' | 'name'>,
): Promise<StoredCollection> {
  const [stored] = await transaction.insert(collections).values(collection).returning()
  if (!stored) throw new Error('A collection was not stored.')
  return stored
}

/** Newest first. */
export function listCollections(queryable: Queryable, uid: string): Promise<StoredCollection[]> {
  return queryable
    .select()
    .from(collections)
    .where(eq(collections.uid, uid))
    .orderBy(desc(collections.createdAt), desc(collections.id))
}

export async function countCollections(queryable: Queryable, uid: string): Promise<number> {
  const [row] = await queryable.select({ inAll: count() }).from(collections).where(eq(collections.uid, uid))
  return row?.inAll ?? 0
}

/** Of two that a parent makes at once, the last that is allowed is one. */
export async function lockParent(transaction: Transaction, uid: string): Promise<void> {
  await transaction
    .select({ uid: profiles.uid })
    .from(profiles)
    .where(eq(profiles.uid, uid))
    .for('no key update')
}

/** A collection with the name of its parent. */
export async function findCollection(queryable: Queryable, collectionId: string) {
  const [found] = await queryable
    .select({ collection: collections, displayName: profiles.displayName })
    .from(collections)
    .innerJoin(profiles, eq(profiles.uid, collections.uid))
    .where(eq(collections.id, collectionId))
  return found ?? null
}

/** Nobody else changes it, or what is in it, until the transaction ends. */
export async function lockCollection(
  transaction: Transaction,
  collectionId: string,
): Promise<StoredCollection | null> {
  const [found] = await transaction
    .select()
    .from(collections)
    .where(eq(collections.id, collectionId))
    .for('no key update')
  return found ?? null
}

export async function renameCollection(
  transaction: Transaction,
  collectionId: string,
  name: string,
): Promise<void> {
  await transaction.update(collections).set({ name }).where(eq(collections.id, collectionId))
}

export async function deleteCollection(transaction: Transaction, collectionId: string): Promise<void> {
  await transaction.delete(collections).where(eq(collections.id, collectionId))
}

const inOrder = [asc(collectionStories.place), asc(collectionStories.storyId)]

/** What of all collections of a parent can be read, in order. */
export function listEntries(queryable: Queryable, uid: string) {
  return queryable
    .select({ collectionId: collectionStories.collectionId, storyId: collectionStories.storyId })
    .from(collectionStories)
    .innerJoin(collections, eq(collections.id, collectionStories.collectionId))
    .innerJoin(stories, eq(stories.id, collectionStories.storyId))
    .where(and(eq(collections.uid, uid), isReadableStory(stories, uid)))
    .orderBy(...inOrder)
}

/** Ids of the stories in a collection that its parent can read, in order. */
export async function listReadableIds(
  queryable: Queryable,
  { id, uid }: Pick<StoredCollection, 'id' | 'uid'>,
): Promise<string[]> {
  return await listIds(queryable, id, isReadableStory(stories, uid))
}

/** Ids of those that may be given to whoever has a link. */
export async function listGivenIds(
  queryable: Queryable,
  { id, uid }: Pick<StoredCollection, 'id' | 'uid'>,
): Promise<string[]> {
  return await listIds(queryable, id, isGivenStory(stories, uid))
}

async function listIds(queryable: Queryable, collectionId: string, isListed: SQL): Promise<string[]> {
  const rows = await queryable
    .select({ storyId: collectionStories.storyId })
    .from(collectionStories)
    .innerJoin(stories, eq(stories.id, collectionStories.storyId))
    .where(and(eq(collectionStories.collectionId, collectionId), isListed))
    .orderBy(...inOrder)
  return rows.map(({ storyId }) => storyId)
}

/** Whether the parent can read such a story. */
export async function isReadable(queryable: Queryable, uid: string, storyId: string): Promise<boolean> {
  const found = await queryable
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, storyId), isReadableStory(stories, uid)))
  return found.length > 0
}

/** How many stories a collection holds, those that can be read no longer too; and its last place. */
export async function fillingOf(
  queryable: Queryable,
  collectionId: string,
): Promise<{ held: number; lastPlace: number }> {
  const [row] = await queryable
    .select({ held: count(), lastPlace: max(collectionStories.place) })
    .from(collectionStories)
    .where(eq(collectionStories.collectionId, collectionId))
  return { held: row?.held ?? 0, lastPlace: row?.lastPlace ?? 0 }
}

export async function holdsStory(
  queryable: Queryable,
  collectionId: string,
  storyId: string,
): Promise<boolean> {
  const found = await queryable
    .select({ storyId: collectionStories.storyId })
    .from(collectionStories)
    .where(isEntry(collectionId, storyId))
  return found.length > 0
}

export async function insertEntry(
  transaction: Transaction,
  entry: typeof collectionStories.$inferInsert,
): Promise<void> {
  await transaction.insert(collectionStories).values(entry)
}

/** @returns whether it was there */
export async function deleteEntry(
  transaction: Transaction,
  collectionId: string,
  storyId: string,
): Promise<boolean> {
  const deleted = await transaction
    .delete(collectionStories)
    .where(isEntry(collectionId, storyId))
    .returning({ storyId: collectionStories.storyId })
  return deleted.length > 0
}

/** The first of the stories gets the first place. */
export async function placeEntries(
  transaction: Transaction,
  collectionId: string,
  storyIds: readonly string[],
): Promise<void> {
  if (storyIds.length === 0) return
  const places = storyIds.map((storyId, place) => sql`(${storyId}::text, ${place}::integer)`)
  await transaction
    .update(collectionStories)
    .set({
      place: sql`(select wanted.place from (values ${sql.join(places, sql`, `)}) as wanted (story_id, place)
        where wanted.story_id = ${collectionStories.storyId})`,
    })
    .where(
      and(eq(collectionStories.collectionId, collectionId), sql`${collectionStories.storyId} in ${storyIds}`),
    )
}

/** Removes what the parent can read no longer. */
export async function deleteGone(
  transaction: Transaction,
  { id, uid }: Pick<StoredCollection, 'id' | 'uid'>,
): Promise<void> {
  const readable = transaction
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, collectionStories.storyId), isReadableStory(stories, uid)))
  await transaction
    .delete(collectionStories)
    .where(and(eq(collectionStories.collectionId, id), notExists(readable)))
}

const isEntry = (collectionId: string, storyId: string) =>
  and(eq(collectionStories.collectionId, collectionId), eq(collectionStories.storyId, storyId))
