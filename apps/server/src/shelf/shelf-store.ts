import { and, count, desc, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '../db/database.ts'
import { isReadableStory, profiles, shelfStories, stories } from '../db/schema.ts'

export type ShelvedStory = typeof shelfStories.$inferSelect

/** What a parent put on the shelf, whatever became of it, the latest first. */
export async function listShelved(queryable: Queryable, uid: string): Promise<ShelvedStory[]> {
  const rows = await queryable
    .select({ shelved: shelfStories })
    .from(shelfStories)
    .innerJoin(stories, eq(stories.id, shelfStories.storyId))
    .where(and(eq(shelfStories.uid, uid), isReadableStory(stories, uid)))
    .orderBy(desc(shelfStories.putAt), desc(shelfStories.storyId))
  return rows.map(({ shelved }) => shelved)
}

/** Null also for a story that the family can read no longer. */
export async function findShelved(
  queryable: Queryable,
  uid: string,
  storyId: string,
): Promise<ShelvedStory | null> {
  const [found] = await queryable
    .select({ shelved: shelfStories })
    .from(shelfStories)
    .innerJoin(stories, eq(stories.id, shelfStories.storyId))
    .where(and(eq(shelfStories.uid, uid), eq(shelfStories.storyId, storyId), isReadableStory(stories, uid)))
  return found?.shelved ?? null
}

export async function isReadable(queryable: Queryable, uid: string, storyId: string): Promise<boolean> {
  const found = await queryable
    .select({ id: stories.id })
    .from(stories)
    .where(and(eq(stories.id, storyId), isReadableStory(stories, uid)))
  return found.length > 0
}

/** Those too that the family can read no longer. */
export async function countShelved(queryable: Queryable, uid: string): Promise<number> {
  const [row] = await queryable.select({ inAll: count() }).from(shelfStories).where(eq(shelfStories.uid, uid))
  return row?.inAll ?? 0
}

/** Put there again, a story begins anew. */
export async function upsertShelved(
  transaction: Transaction,
  shelved: Pick<ShelvedStory, 'uid' | 'storyId' | 'state'>,
): Promise<void> {
  const anew = { state: shelved.state, putAt: new Date(), decidedBy: null, decidedAt: null, reason: '' }
  await transaction
    .insert(shelfStories)
    .values({ ...shelved, ...anew })
    .onConflictDoUpdate({ target: [shelfStories.uid, shelfStories.storyId], set: anew })
}

/** @returns whether it was there */
export async function decideShelved(
  transaction: Transaction,
  { uid, storyId }: Pick<ShelvedStory, 'uid' | 'storyId'>,
  decision: Pick<ShelvedStory, 'state' | 'decidedBy' | 'reason'>,
): Promise<boolean> {
  const decided = await transaction
    .update(shelfStories)
    .set({ ...decision, decidedAt: new Date() })
    .where(and(eq(shelfStories.uid, uid), eq(shelfStories.storyId, storyId)))
    .returning({ id: shelfStories.storyId })
  return decided.length > 0
}

/** What waits for a second adult waits no longer. */
export async function shelveWaiting(transaction: Transaction, uid: string): Promise<void> {
  await transaction
    .update(shelfStories)
    .set({ state: 'shelved' })
    .where(and(eq(shelfStories.uid, uid), eq(shelfStories.state, 'waiting')))
}

/** @returns whether it was there */
export async function deleteShelved(queryable: Queryable, uid: string, storyId: string): Promise<boolean> {
  const deleted = await queryable
    .delete(shelfStories)
    .where(and(eq(shelfStories.uid, uid), eq(shelfStories.storyId, storyId)))
    .returning({ id: shelfStories.storyId })
  return deleted.length > 0
}

/** Whether a second adult says yes before a story can be read. */
export async function findApproval(queryable: Queryable, uid: string): Promise<boolean> {
  const [found] = await queryable.select(approval).from(profiles).where(eq(profiles.uid, uid))
  return found?.isNeeded ?? false
}

/** As `findApproval`; what is done to one shelf is done one after the other until the transaction ends. */
export async function lockApproval(transaction: Transaction, uid: string): Promise<boolean> {
  const [found] = await transaction
    .select(approval)
    .from(profiles)
    .where(eq(profiles.uid, uid))
    .for('no key update')
  return found?.isNeeded ?? false
}

const approval = { isNeeded: profiles.shelfNeedsApproval }

export async function storeApproval(
  transaction: Transaction,
  uid: string,
  shelfNeedsApproval: boolean,
): Promise<void> {
  await transaction.update(profiles).set({ shelfNeedsApproval }).where(eq(profiles.uid, uid))
}

export async function findDisplayName(queryable: Queryable, uid: string): Promise<string | null> {
  const [found] = await queryable
    .select({ displayName: profiles.displayName })
    .from(profiles)
    .where(eq(profiles.uid, uid))
  return found?.displayName ?? null
}
