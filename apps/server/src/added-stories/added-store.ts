import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { addedStories, isPublicStory, profiles, stories } from '../db/schema.ts'

/** Ids of the stories that a parent added and that are public, the latest added first. */
export async function listAddedIds(queryable: Queryable, uid: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: addedStories.storyId })
    .from(addedStories)
    .innerJoin(stories, eq(stories.id, addedStories.storyId))
    .where(and(eq(addedStories.uid, uid), isPublicStory(stories)))
    .orderBy(desc(addedStories.at), desc(addedStories.storyId))
  return rows.map(({ id }) => id)
}

export async function countAdded(queryable: Queryable, uid: string): Promise<number> {
  const [row] = await queryable.select({ added: count() }).from(addedStories).where(eq(addedStories.uid, uid))
  return row?.added ?? 0
}

export async function isAdded(queryable: Queryable, uid: string, storyId: string): Promise<boolean> {
  const [row] = await queryable
    .select({ storyId: addedStories.storyId })
    .from(addedStories)
    .where(and(eq(addedStories.uid, uid), eq(addedStories.storyId, storyId)))
  return row !== undefined
}

/** Of two that a parent adds at once, the last that is allowed is one. */
export async function lockLibraryOf(transaction: Transaction, uid: string): Promise<void> {
  await transaction
    .select({ uid: profiles.uid })
    .from(profiles)
    .where(eq(profiles.uid, uid))
    .for('no key update')
}

/** Added again, a story keeps its place. */
export async function insertAdded(transaction: Transaction, uid: string, storyId: string): Promise<void> {
  await transaction.insert(addedStories).values({ uid, storyId }).onConflictDoNothing()
}

/** @returns whether it was there */
export async function deleteAdded(queryable: Queryable, uid: string, storyId: string): Promise<boolean> {
  const deleted = await queryable
    .delete(addedStories)
    .where(and(eq(addedStories.uid, uid), eq(addedStories.storyId, storyId)))
    .returning({ id: addedStories.storyId })
  return deleted.length > 0
}

/** Removes from a parent's library what is public no more. */
export async function deleteGone(queryable: Queryable, uid: string): Promise<void> {
  const gone = queryable
    .select({ id: stories.id })
    .from(stories)
    .where(and(sql`${stories.id} = ${addedStories.storyId}`, sql`not (${isPublicStory(stories)})`))
  await queryable
    .delete(addedStories)
    .where(and(eq(addedStories.uid, uid), inArray(addedStories.storyId, gone)))
}
