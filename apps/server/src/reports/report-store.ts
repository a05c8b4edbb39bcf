import type { Report, Visibility } from '@faith-fables/contract'
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { isPublicStory, profiles, stories, storyReports } from '../db/schema.ts'

const isOpen = isNull(storyReports.closedAt)

/** A public story, which nobody else changes until the transaction ends. */
export interface ReportedBook {
  id: string
  uid: string
  title: string
  email: string
  displayName: string | null
}

export async function lockPublicStory(
  transaction: Transaction,
  storyId: string,
): Promise<ReportedBook | null> {
  const { id, uid, title } = stories
  const { email, displayName } = profiles
  const [found] = await transaction
    .select({ id, uid, title, email, displayName })
    .from(stories)
    .innerJoin(profiles, eq(profiles.uid, stories.uid))
    .where(and(eq(stories.id, storyId), isPublicStory(stories)))
    .for('no key update', { of: stories })
  return found ?? null
}

/** @returns false when this reader had reported the story before */
export async function insertReport(
  transaction: Transaction,
  report: Report & { storyId: string; reader: string },
): Promise<boolean> {
  const added = await transaction
    .insert(storyReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ reader: storyReports.reader })
  return added.length > 0
}

/** How many readers have reported a story since somebody looked. */
export async function countOpen(queryable: Queryable, storyId: string): Promise<number> {
  const [row] = await queryable
    .select({ open: count() })
    .from(storyReports)
    .where(and(eq(storyReports.storyId, storyId), isOpen))
  return row?.open ?? 0
}

/** Nobody but its parent reads it until somebody has looked. */
export async function hideReported(transaction: Transaction, storyId: string): Promise<void> {
  await transaction
    .update(stories)
    .set({
      visibility: 'pending' satisfies Visibility,
      isFeatured: false,
      answer: { kind: 'reported', reason: '', at: new Date().toISOString() },
    })
    .where(eq(stories.id, storyId))
}

/** Ids of reported stories that nobody has looked at, behind this one; the longest waiting first. */
export async function listReported(
  queryable: Queryable,
  after: string | undefined,
  limit: number,
): Promise<string[]> {
  const first = sql`min(${storyReports.at})`
  const isBehind =
    after === undefined
      ? undefined
      : sql`(${first}, ${storyReports.storyId}) > (select min(r.at), ${after}::text from story_reports r where r.story_id = ${after} and r.closed_at is null)`
  const found = await queryable
    .select({ id: storyReports.storyId })
    .from(storyReports)
    .innerJoin(stories, eq(stories.id, storyReports.storyId))
    .where(and(isOpen, isNull(stories.hiddenAt)))
    .groupBy(storyReports.storyId)
    .having(isBehind)
    .orderBy(asc(first), asc(storyReports.storyId))
    .limit(limit)
  return found.map(({ id }) => id)
}

export type StoredReport = typeof storyReports.$inferSelect

/** What is reported of these stories and nobody has looked at, oldest first. */
export function listOpenReports(queryable: Queryable, storyIds: readonly string[]): Promise<StoredReport[]> {
  return queryable
    .select()
    .from(storyReports)
    .where(and(inArray(storyReports.storyId, [...storyIds]), isOpen))
    .orderBy(asc(storyReports.at))
}

/** Somebody has looked. @returns whether there was anything to look at */
export async function closeReports(transaction: Transaction, storyId: string): Promise<boolean> {
  const closed = await transaction
    .update(storyReports)
    .set({ closedAt: new Date() })
    .where(and(eq(storyReports.storyId, storyId), isOpen))
    .returning({ reader: storyReports.reader })
  return closed.length > 0
}
