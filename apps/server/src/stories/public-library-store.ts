import { desc, eq, type SQL, sql } from 'drizzle-orm'
import { askTogether } from '../ask-together.ts'
import type { Database, Queryable } from '../db/database.ts'
import { isFeaturedStory, isPublicStory, publicLibrary, publicShelves, stories } from '../db/schema.ts'
import { type ListedStory, newestFirst, selectListed } from './story-store.ts'

/** What everybody may read, as a whole. */
export interface LibraryState {
  /** Another one after each change of what visitors may read. */
  version: number
  /** How many stories Explore lists. */
  stories: number
}

/**
 * Reads the state as it is when it is asked for, or later: another process may have changed a story just now. All who ask
 * while the database is answering share its next answer.
 */
export function createLibraryStateReader(db: Database): () => Promise<LibraryState> {
  const columns = { version: publicLibrary.version, stories: publicLibrary.stories }
  // Without a name: a named statement belongs to a connection, which a pooler gives to somebody else.
  const query = db.select(columns).from(publicLibrary).where(eq(publicLibrary.id, 1)).prepare('')
  return askTogether(async () => {
    const [state] = await query.execute()
    if (!state) throw new Error('The database has no public library.')
    return state
  })
}

export function listFeatured(queryable: Queryable, limit: number): Promise<ListedStory[]> {
  return selectListed(queryable)
    .where(isFeaturedStory(stories))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** A slice of the public stories, newest first. */
export function listPublic(
  queryable: Queryable,
  slice: { limit: number; offset: number },
): Promise<ListedStory[]> {
  return selectListed(queryable)
    .where(sql`${stories.id} in ${rowsOf(sql`${stories.id}`, slice)}`)
    .orderBy(...newestFirst)
}

/** Where public stories stand and since when, newest first: what a sitemap says of them. */
export function listAddressed(
  queryable: Queryable,
  slice: { limit: number; offset: number },
): Promise<{ id: string; createdAt: Date }[]> {
  const [id, createdAt] = [sql<string>`slice.id`, sql`slice.created_at`.mapWith(stories.createdAt)]
  return queryable
    .select({ id, createdAt })
    .from(sql`${rowsOf(sql`${stories.id}, ${stories.createdAt}`, slice)} as slice`)
    .orderBy(sql`slice.created_at desc, slice.id desc`)
}

/**
 * Passes over whole shelves first, counting what they hold, and from there over at most the stories of one.
 * A `coalesce` stands for the newest shelf, which has none before it.
 */
function rowsOf(columns: SQL, { limit, offset }: { limit: number; offset: number }): SQL {
  const { fromCreatedAt, fromId } = publicShelves
  return sql`(
    with passed as materialized (
      select created_at, id, in_all from (
        select ${fromCreatedAt} as created_at, ${fromId} as id,
          sum(${publicShelves.stories}) over (order by ${desc(fromCreatedAt)}, ${desc(fromId)}) as in_all
        from ${publicShelves}
      ) as counted
      where in_all <= ${offset}::int
      order by created_at, id
      limit 1
    )
    select ${columns} from ${stories}
    where ${isPublicStory(stories)} and (${stories.createdAt}, ${stories.id})
      < (coalesce((select created_at from passed), 'infinity'), coalesce((select id from passed), ''))
    order by ${desc(stories.createdAt)}, ${desc(stories.id)}
    limit ${limit}::int offset ${offset}::int - coalesce((select in_all from passed), 0)
  )`
}
