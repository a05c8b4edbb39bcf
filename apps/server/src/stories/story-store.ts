import type { StoryPage } from '@faith-fables/contract'
import { and, desc, eq, getTableColumns, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { profiles, stories } from '../db/schema.ts'

/** What only the database looks into is not read. */
const { words: _words, characterWords: _characterWords, ...storyColumns } = getTableColumns(stories)

export type Story = Omit<typeof stories.$inferSelect, 'words' | 'characterWords'>
export type NewStory = typeof stories.$inferInsert

/** A story with the name its author goes by. */
export interface AuthoredStory {
  story: Story
  authorName: string | null
}

/** What a public list shows of a story: of its pages the first one, of its author the name they go by. */
const listedColumns = {
  id: stories.id,
  uid: stories.uid,
  title: stories.title,
  visibility: stories.visibility,
  isFeatured: stories.isFeatured,
  ageGroup: stories.ageGroup,
  theme: stories.theme,
  language: stories.language,
  moralMessage: stories.moralMessage,
  bibleVerse: stories.bibleVerse,
  imageUrl: stories.imageUrl,
  createdAt: stories.createdAt,
  firstPage: sql<StoryPage | null>`${stories.pages} -> 0`,
  authorName: profiles.displayName,
}

/** What a parent's library shows of a book. */
const shelvedColumns = {
  id: stories.id,
  title: stories.title,
  imageUrl: stories.imageUrl,
  ageGroup: stories.ageGroup,
  createdAt: stories.createdAt,
  visibility: stories.visibility,
  isFeatured: stories.isFeatured,
  moralMessage: stories.moralMessage,
  bibleVerse: stories.bibleVerse,
  theme: stories.theme,
  language: stories.language,
  answer: stories.answer,
}

const isVisible = isNull(stories.hiddenAt)
export const newestFirst = [desc(stories.createdAt), desc(stories.id)]

/** Stories as public lists show them. */
export function selectListed(queryable: Queryable) {
  return queryable
    .select(listedColumns)
    .from(stories)
    .innerJoin(profiles, eq(profiles.uid, stories.uid))
    .$dynamic()
}

/** A story as a public list shows it. */
export type ListedStory = Awaited<ReturnType<typeof selectListed>>[number]

function selectAuthored(queryable: Queryable) {
  return queryable
    .select({ story: storyColumns, authorName: profiles.displayName })
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

/** What those need to know of a story who are about to change it. */
export type LockedStory = Pick<Story, 'id' | 'uid' | 'generationId' | 'title' | 'visibility' | 'answer'>

/** Nobody else changes the story until the transaction ends. */
export async function lockStory(transaction: Transaction, storyId: string): Promise<LockedStory | null> {
  const { id, uid, generationId, title, visibility, answer } = stories
  const [found] = await transaction
    .select({ id, uid, generationId, title, visibility, answer })
    .from(stories)
    .where(and(eq(stories.id, storyId), isVisible))
    .for('no key update')
  return found ?? null
}

export async function updateStory(
  transaction: Transaction,
  storyId: string,
  changes: Partial<
    Pick<Story, 'visibility' | 'isFeatured' | 'hiddenAt' | 'requestedAt' | 'answer' | 'narration'>
  >,
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

export async function findGenerationOf(queryable: Queryable, storyId: string): Promise<string | null> {
  const [found] = await queryable
    .select({ generationId: stories.generationId })
    .from(stories)
    .where(and(eq(stories.id, storyId), isVisible))
  return found?.generationId ?? null
}

/** The latest books of a parent, newest first. */
export function listByParent(queryable: Queryable, uid: string, limit: number) {
  return queryable
    .select(shelvedColumns)
    .from(stories)
    .where(and(eq(stories.uid, uid), isVisible))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** In no order. */
export async function listByIds(queryable: Queryable, ids: readonly string[]): Promise<ListedStory[]> {
  return ids.length === 0 ? [] : await selectListed(queryable).where(inArray(stories.id, [...ids]))
}

/** A book as its parent's library shows it. */
export type ShelvedStory = Awaited<ReturnType<typeof listByParent>>[number]

/** A story that anyone may fetch: public or featured. */
export async function findOpenStory(queryable: Queryable, storyId: string): Promise<AuthoredStory | null> {
  const isOpen = or(eq(stories.visibility, 'public'), eq(stories.isFeatured, true))
  const [found] = await selectAuthored(queryable).where(and(eq(stories.id, storyId), isVisible, isOpen))
  return found ?? null
}

export async function deleteStoryOfGeneration(transaction: Transaction, generationId: string): Promise<void> {
  await transaction.delete(stories).where(eq(stories.generationId, generationId))
}
