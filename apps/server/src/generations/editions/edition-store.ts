import { and, asc, count, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { generations, stories } from '../../db/schema.ts'
import type { Generation } from '../generation-store.ts'

/**
 * The edition that the pictures of another one are taken from: the first, or the oldest that is left. One that its parent
 * deleted is still there for a while.
 */
export async function findPublishedEdition(
  queryable: Queryable,
  { id, firstEdition }: Generation,
): Promise<Generation | null> {
  if (firstEdition === null) return null
  const [found] = await queryable
    .select()
    .from(generations)
    .where(
      and(
        or(eq(generations.id, firstEdition), eq(generations.firstEdition, firstEdition)),
        eq(generations.status, 'published'),
        ne(generations.id, id),
      ),
    )
    .orderBy(asc(generations.createdAt))
    .limit(1)
  return found ?? null
}

/** The editions of a story that are there or on their way, itself included. */
export function listEditions(queryable: Queryable, firstEdition: string) {
  const isVisible = and(isNull(generations.hiddenAt), isNull(stories.hiddenAt))
  return queryable
    .select({
      ageGroupId: generations.ageGroupId,
      language: generations.language,
      status: generations.status,
    })
    .from(generations)
    .leftJoin(stories, eq(stories.generationId, generations.id))
    .where(and(or(eq(generations.id, firstEdition), eq(generations.firstEdition, firstEdition)), isVisible))
}

/** How many stories of this parent were begun for other ages since then, deleted ones included. */
export async function countEditionsSince(queryable: Queryable, uid: string, since: Date): Promise<number> {
  const [row] = await queryable
    .select({ editions: count() })
    .from(generations)
    .where(
      and(
        eq(generations.uid, uid),
        gt(generations.createdAt, since),
        sql`${generations.firstEdition} is not null`,
      ),
    )
  return row?.editions ?? 0
}
