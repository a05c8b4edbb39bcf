import { and, count, desc, eq, isNull, or } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { profiles, stories } from '../db/schema.ts'

export type Story = typeof stories.$inferSelect
export type NewStory = typeof stories.$inferInsert

/** A story with the name its author goes by. */
export interface AuthoredStory {
  story: Story
  authorName: string | null
}

const isVisible = isNull(stories.hiddenAt)
const isPublic = and(eq(stories.visibility, 'public'), isVisible)
const newestFirst = [desc(stories.createdAt), stories.id]

function selectAuthored(queryable: Queryable) {
  return queryable
    .select({ story: stories, authorName: profiles.displayName })
    .from(stories)
    .innerJoin(profiles, eq(profiles.uid, stories.uid))
    .$dynamic()
}

export async function insertStory(transaction: Transaction, story: NewStory): Promise<void> {
  await transaction.insert(stories).values(story)
}

export async function findStory(queryable: Queryable, storyId: string): Promise<AuthoredStory | null> {
  const [found] = await selectAuthored(queryable).where(and(eq(stories.id, storyId), isVisible))
  return found ?? null
}

/** Nobody else changes the story until the transaction ends. */
export async function lockStory(transaction: Transaction, storyId: string): Promise<Story | null> {
  const [found] = await transaction
    .select()
    .from(stories)
    .where(and(eq(stories.id, storyId), isVisible))
    .for('update')
  return found ?? null
}

export async function updateStory(
  transaction: Transaction,
  storyId: string,
  changes: Partial<Pick<Story, 'visibility' | 'isFeatured' | 'hiddenAt'>>,
): Promise<void> {
  await transaction.update(stories).set(changes).where(eq(stories.id, storyId))
}

export async function findIdByGeneration(queryable: Queryable, generationId: string): Promise<string | null> {
  const [found] = await queryable
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.generationId, generationId), isVisible))
  return found?.id ?? null
}

/** All stories of a parent, newest first. */
export function listByParent(queryable: Queryable, uid: string): Promise<AuthoredStory[]> {
  return selectAuthored(queryable)
    .where(and(eq(stories.uid, uid), isVisible))
    .orderBy(...newestFirst)
}

export function listFeatured(queryable: Queryable, limit: number): Promise<AuthoredStory[]> {
  return selectAuthored(queryable)
    .where(and(eq(stories.isFeatured, true), isPublic))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** A slice of the public stories, newest first. */
export function listPublic(
  queryable: Queryable,
  slice: { limit: number; offset: number },
): Promise<AuthoredStory[]> {
  return selectAuthored(queryable)
    .where(isPublic)
    .orderBy(...newestFirst)
    .limit(slice.limit)
    .offset(slice.offset)
}

export async function countPublic(queryable: Queryable): Promise<number> {
  const [row] = await queryable.select({ total: count() }).from(stories).where(isPublic)
  return row?.total ?? 0
}

/** A story that anyone may fetch: public or featured. */
export async function findOpenStory(queryable: Queryable, storyId: string): Promise<AuthoredStory | null> {
  const isOpen = or(eq(stories.visibility, 'public'), eq(stories.isFeatured, true))
  const [found] = await selectAuthored(queryable).where(and(eq(stories.id, storyId), isVisible, isOpen))
  return found ?? null
}

export async function deleteStoryOfGeneration(transaction: Transaction, generationId: string): Promise<void> {
  await transaction.delete(stories).where(eq(stories.generationId, generationId))
}
