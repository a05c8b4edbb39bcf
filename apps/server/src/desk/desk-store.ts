import type { DeskDeed, StoryAnswer, Visibility } from '@faith-fables/contract'
import { and, asc, count, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import {
  deskLog,
  generations,
  isPublicStory,
  isRequestedStory,
  isTakenDownStory,
  profiles,
  stories,
} from '../db/schema.ts'

const deskColumns = {
  id: stories.id,
  title: stories.title,
  authorName: profiles.displayName,
  imageUrl: stories.imageUrl,
  ageGroup: stories.ageGroup,
  theme: stories.theme,
  bibleVerse: stories.bibleVerse,
  isFeatured: stories.isFeatured,
  requestedAt: stories.requestedAt,
  answer: stories.answer,
}

function selectDeskStories(queryable: Queryable) {
  return queryable
    .select(deskColumns)
    .from(stories)
    .innerJoin(profiles, eq(profiles.uid, stories.uid))
    .$dynamic()
}

/** A story as the desk's lists show it. */
export type StoredDeskStory = Awaited<ReturnType<typeof selectDeskStories>>[number]

/** The requests behind this one, the longest waiting first. */
export function listRequested(
  queryable: Queryable,
  after: string | undefined,
  limit: number,
): Promise<StoredDeskStory[]> {
  const isBehind =
    after === undefined
      ? undefined
      : sql`(${stories.requestedAt}, ${stories.id}) > (select requested_at, id from stories where id = ${after})`
  return selectDeskStories(queryable)
    .where(and(isRequestedStory(stories), isBehind))
    .orderBy(asc(stories.requestedAt), asc(stories.id))
    .limit(limit)
}

/** How many wait, and no more than `most`: a long line is not counted to its end for every look at it. */
export async function countRequested(queryable: Queryable, most: number): Promise<number> {
  const line = queryable
    .select({ id: stories.id })
    .from(stories)
    .where(isRequestedStory(stories))
    .limit(most)
    .as('line')
  const [row] = await queryable.select({ waiting: count() }).from(line)
  return row?.waiting ?? 0
}

/** Public stories, or those that were taken down, behind this one, the newest first. */
export function listInState(
  queryable: Queryable,
  state: 'public' | 'taken-down',
  after: string | undefined,
  limit: number,
): Promise<StoredDeskStory[]> {
  const isBehind =
    after === undefined
      ? undefined
      : sql`(${stories.createdAt}, ${stories.id}) < (select created_at, id from stories where id = ${after})`
  return newestFirst(queryable, and(isIn(state), isBehind), limit)
}

const isIn = (state: 'public' | 'taken-down') =>
  state === 'public' ? isPublicStory(stories) : isTakenDownStory(stories)

function newestFirst(queryable: Queryable, isWanted: SQL | undefined, limit: number) {
  return selectDeskStories(queryable)
    .where(isWanted)
    .orderBy(desc(stories.createdAt), desc(stories.id))
    .limit(limit)
}

/** A story that waits for a yes; null where nobody asked, or somebody has answered. */
export async function findRequested(queryable: Queryable, storyId: string): Promise<StoredDeskStory | null> {
  const [found] = await selectDeskStories(queryable).where(
    and(eq(stories.id, storyId), isRequestedStory(stories)),
  )
  return found ?? null
}

/** Those of these stories that were not deleted, in no order. */
export function listDeskStories(
  queryable: Queryable,
  storyIds: readonly string[],
): Promise<StoredDeskStory[]> {
  return selectDeskStories(queryable).where(and(inArray(stories.id, [...storyIds]), isNull(stories.hiddenAt)))
}

export async function findDeskStory(queryable: Queryable, storyId: string): Promise<StoredDeskStory | null> {
  const [found] = await selectDeskStories(queryable).where(
    and(eq(stories.id, storyId), isNull(stories.hiddenAt)),
  )
  return found ?? null
}

/** What else the author of a story has made public, newest first. */
export function listOthersOfAuthor(
  queryable: Queryable,
  storyId: string,
  limit: number,
): Promise<StoredDeskStory[]> {
  const isOfAuthor = sql`${stories.uid} = (select uid from stories where id = ${storyId})`
  return newestFirst(queryable, and(isPublicStory(stories), isOfAuthor, ne(stories.id, storyId)), limit)
}

/** What it was made of: the generation, and the verse's exact words where it is on one, which are nobody's to be held against. */
export async function findOrigin(
  queryable: Queryable,
  storyId: string,
): Promise<{ generationId: string; scripture: string | null; names: string[] } | null> {
  const [found] = await queryable
    .select({
      generationId: generations.id,
      verse: generations.bibleVerseId,
      text: generations.themeText,
      characters: generations.characters,
    })
    .from(stories)
    .innerJoin(generations, eq(generations.id, stories.generationId))
    .where(eq(stories.id, storyId))
  if (!found) return null
  const names = found.characters.map(({ name }) => name)
  return { generationId: found.generationId, scripture: found.verse ? found.text : null, names }
}

/** What those need to know of a story who decide on it. */
export interface DecidedStory {
  id: string
  title: string
  visibility: Visibility
  isFeatured: boolean
  requestedAt: Date | null
  answer: StoryAnswer | null
  /** Whom the answer is sent to. */
  uid: string
  email: string
  displayName: string | null
}

/** Nobody else decides until the transaction ends. */
export async function lockForDecision(
  transaction: Transaction,
  storyId: string,
): Promise<DecidedStory | null> {
  const { id, title, visibility, isFeatured, requestedAt, answer } = stories
  const { uid, email, displayName } = profiles
  const [found] = await transaction
    .select({ id, title, visibility, isFeatured, requestedAt, answer, uid, email, displayName })
    .from(stories)
    .innerJoin(profiles, eq(profiles.uid, stories.uid))
    .where(and(eq(stories.id, storyId), isNull(stories.hiddenAt)))
    .for('no key update', { of: stories })
  return found ?? null
}

export async function changeDecided(
  transaction: Transaction,
  storyId: string,
  changes: Partial<Pick<DecidedStory, 'visibility' | 'isFeatured' | 'answer'>>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await transaction.update(stories).set(changes).where(eq(stories.id, storyId))
}

export type DoneDeed = typeof deskLog.$inferSelect

export async function writeDown(
  transaction: Transaction,
  entry: {
    deed: DeskDeed
    by: string
    storyId?: string
    parentId?: string
    title: string
    reason: string | null
  },
): Promise<void> {
  await transaction.insert(deskLog).values(entry)
}

/** What was done before this, the newest first. */
export function listDone(
  queryable: Queryable,
  before: number | undefined,
  limit: number,
): Promise<DoneDeed[]> {
  return queryable
    .select()
    .from(deskLog)
    .where(before === undefined ? undefined : lt(deskLog.id, before))
    .orderBy(desc(deskLog.id))
    .limit(limit)
}
