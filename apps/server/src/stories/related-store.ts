import { and, ne, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { isPublicStory, stories } from '../db/schema.ts'
import { type ListedStory, newestFirst, type Story, selectListed } from './story-store.ts'

/** Of each kind only the newest are weighed: indexes give them, however many there are. */
const weighed = 50

/** Public stories that are near to one: first the same theme, then the same book of the Bible; the same age before others. */
export function listRelated(
  queryable: Queryable,
  { id, theme, bibleBook, bibleVerse, ageGroup }: Story,
  limit: number,
): Promise<ListedStory[]> {
  const newestOf = (isNear: SQL) => sql`(
    select ${stories.id} from ${stories}
    where ${and(isPublicStory(stories), isNear, ne(stories.id, id))}
    order by ${stories.createdAt} desc, ${stories.id} desc limit ${weighed}::int
  )`
  const hasTheme = sql`lower(${stories.theme}) = ${theme.toLowerCase()}`
  const near = bibleBook
    ? sql`${newestOf(hasTheme)} union ${newestOf(sql`${stories.bibleBook} = ${bibleBook}`)}`
    : newestOf(hasTheme)
  // "Love" may be a value here and a word of a verse there: a verse is nearer to a verse.
  const isOfKind = sql`(${stories.bibleVerse} is null) = ${bibleVerse === null}`
  return selectListed(queryable)
    .where(sql`${stories.id} in (${near})`)
    .orderBy(
      sql`${hasTheme} desc`,
      sql`${isOfKind} desc`,
      sql`(${stories.ageGroup} = ${ageGroup}) desc`,
      ...newestFirst,
    )
    .limit(limit)
}
