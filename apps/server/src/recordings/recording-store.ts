import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { recordedPages, recordings, stories } from '../db/schema.ts'

export type StoredRecording = typeof recordings.$inferSelect
export type StoredPage = typeof recordedPages.$inferSelect

export interface FilledRecording {
  recording: StoredRecording
  /** In the order of the book. */
  pages: StoredPage[]
}

/** In the order in which they were begun. */
export async function listRecordings(queryable: Queryable, storyId: string): Promise<FilledRecording[]> {
  const rows = await queryable
    .select({ recording: recordings, page: recordedPages })
    .from(recordings)
    .leftJoin(recordedPages, eq(recordedPages.recordingId, recordings.id))
    .where(eq(recordings.storyId, storyId))
    .orderBy(asc(recordings.createdAt), asc(recordings.id), asc(recordedPages.page))
  const filled = new Map<string, FilledRecording>()
  for (const { recording, page } of rows) {
    const one = filled.get(recording.id) ?? { recording, pages: [] }
    if (page) one.pages.push(page)
    filled.set(recording.id, one)
  }
  return [...filled.values()]
}

export async function countRecordings(queryable: Queryable, storyId: string): Promise<number> {
  const [row] = await queryable
    .select({ inAll: count() })
    .from(recordings)
    .where(eq(recordings.storyId, storyId))
  return row?.inAll ?? 0
}

export async function insertRecording(
  transaction: Transaction,
  recording: typeof recordings.$inferInsert,
): Promise<StoredRecording> {
  const [stored] = await transaction.insert(recordings).values(recording).returning()
  if (!stored) throw new Error('A recording was not stored.')
  return stored
}

/** Nobody else changes the recording or its pages until the transaction ends. */
export async function lockRecording(
  transaction: Transaction,
  recordingId: string,
): Promise<StoredRecording | null> {
  const [found] = await transaction
    .select()
    .from(recordings)
    .where(eq(recordings.id, recordingId))
    .for('no key update')
  return found ?? null
}

export async function findInvited(
  queryable: Queryable,
  invitationId: string,
): Promise<StoredRecording | null> {
  const [found] = await queryable.select().from(recordings).where(eq(recordings.invitationId, invitationId))
  return found ?? null
}

export function listPages(queryable: Queryable, recordingId: string): Promise<StoredPage[]> {
  return queryable
    .select()
    .from(recordedPages)
    .where(eq(recordedPages.recordingId, recordingId))
    .orderBy(asc(recordedPages.page))
}

export async function updateRecording(
  transaction: Transaction,
  recordingId: string,
  changes: Partial<Pick<StoredRecording, 'isApproved' | 'wasInvited' | 'invitationId' | 'invitedUntil'>>,
): Promise<void> {
  await transaction.update(recordings).set(changes).where(eq(recordings.id, recordingId))
}

/**
 * Puts a page in the place of what was there, and counts the change.
 * @returns the file that was there; null where none was
 */
export async function storePage(transaction: Transaction, page: StoredPage): Promise<string | null> {
  const { recordingId, page: place, ...sound } = page
  const [before] = await transaction
    .select({ file: recordedPages.file })
    .from(recordedPages)
    .where(and(eq(recordedPages.recordingId, recordingId), eq(recordedPages.page, place)))
  await transaction
    .insert(recordedPages)
    .values(page)
    .onConflictDoUpdate({ target: [recordedPages.recordingId, recordedPages.page], set: sound })
  await transaction
    .update(recordings)
    .set({ version: sql`${recordings.version} + 1` })
    .where(eq(recordings.id, recordingId))
  return before?.file ?? null
}

export async function deleteRecording(transaction: Transaction, recordingId: string): Promise<void> {
  await transaction.delete(recordings).where(eq(recordings.id, recordingId))
}

/** All that were made of the stories of a parent, those too that were deleted. */
export function listRecordingsOf(queryable: Queryable, uid: string) {
  return queryable
    .select({ id: recordings.id, generationId: stories.generationId })
    .from(recordings)
    .innerJoin(stories, eq(stories.id, recordings.storyId))
    .where(eq(stories.uid, uid))
}
