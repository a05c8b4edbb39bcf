import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../db/database.ts'
import { generations, scenes, stories, textVersions } from '../db/schema.ts'

/** Ids of at most so many generations that were deleted, as drafts or as books, before this moment. */
export async function listDeletedBefore(
  queryable: Queryable,
  moment: Date,
  limit: number,
): Promise<string[]> {
  const drafts = queryable
    .select({ id: generations.id })
    .from(generations)
    .where(lt(generations.hiddenAt, moment))
  const books = queryable
    .select({ id: stories.generationId })
    .from(stories)
    .where(lt(stories.hiddenAt, moment))
  const rows = await union(drafts.limit(limit), books.limit(limit)).limit(limit)
  return rows.map(({ id }) => id)
}

/** Removes a generation with its scenes, attempts and memos. */
export async function deleteGeneration(transaction: Transaction, generationId: string): Promise<void> {
  await transaction.delete(generations).where(eq(generations.id, generationId))
}

/** Ids of everything of a parent that is not deleted. */
export async function findGenerationsOf(queryable: Queryable, uid: string): Promise<string[]> {
  const rows = await queryable
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.uid, uid), isNull(generations.hiddenAt)))
  return rows.map(({ id }) => id)
}

/** What a parent has deleted counts as deleted at this moment, where that was later. */
export async function hastenRemoval(queryable: Queryable, uid: string, moment: Date): Promise<void> {
  await queryable
    .update(generations)
    .set({ hiddenAt: moment })
    .where(and(eq(generations.uid, uid), gt(generations.hiddenAt, moment)))
  await queryable
    .update(stories)
    .set({ hiddenAt: moment })
    .where(and(eq(stories.uid, uid), gt(stories.hiddenAt, moment)))
}

/** Leaves of a published story's making no more than its book needs: all that was typed for it goes. */
export async function forgetTyped(transaction: Transaction, generationId: string): Promise<void> {
  await transaction.delete(scenes).where(eq(scenes.generationId, generationId))
  await transaction.delete(textVersions).where(eq(textVersions.generationId, generationId))
  await transaction
    .update(generations)
    .set({
      characters: [],
      additionalDetails: null,
      feedback: [],
      cast: null,
      sheets: null,
      pages: null,
      promptReport: null,
      storyText: null,
    })
    .where(eq(generations.id, generationId))
}
