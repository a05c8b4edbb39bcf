import { and, eq, gt, inArray, isNull, like, lt, ne, or, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Queryable, Transaction } from '../db/database.ts'
import { generations, scenes, stories, storyBooks, textVersions } from '../db/schema.ts'

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

/** Ids of the generations that tell the same story for other ages and in other languages. */
export async function listOtherEditions(queryable: Queryable, generationId: string): Promise<string[]> {
  const first = queryable
    .select({ id: sql<string>`coalesce(${generations.firstEdition}, ${generations.id})` })
    .from(generations)
    .where(eq(generations.id, generationId))
  const rows = await queryable
    .select({ id: generations.id })
    .from(generations)
    .where(
      and(
        or(inArray(generations.id, first), inArray(generations.firstEdition, first)),
        ne(generations.id, generationId),
      ),
    )
  return rows.map(({ id }) => id)
}

/** Their books in two languages are made anew when they are asked for: the words of one edition stand in those of the others. */
export async function forgetBooksInTwo(transaction: Transaction, generationIds: string[]): Promise<void> {
  const ofThem = transaction
    .select({ id: stories.id })
    .from(stories)
    .where(inArray(stories.generationId, generationIds))
  await transaction
    .delete(storyBooks)
    .where(and(inArray(storyBooks.storyId, ofThem), like(storyBooks.format, '%+%')))
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
