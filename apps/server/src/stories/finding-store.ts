import type { Finding, PublicChoices } from '@faith-fables/contract'
import { and, count, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../db/database.ts'
import { foreignWords, isForeign, isPublicStory, profiles, stories, wordsOfName } from '../db/schema.ts'
import { type ListedStory, newestFirst, selectListed } from './story-store.ts'

/** Nobody types more words than this to find a story. */
const mostWords = 12

/** A name that more authors go by finds nobody in particular. */
const mostAuthors = 50

/** Whether anything is looked for. */
export function isParticular(finding: Finding): boolean {
  return Object.values(finding).some((wish) => wish !== undefined)
}

/** The public stories that are looked for, newest first, and how many there are in all. */
export async function findPublic(
  queryable: Queryable,
  finding: Finding,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ found: ListedStory[]; inAll: number }> {
  const isFound = meets(finding, await authorsCalled(queryable, finding.words))
  const [counted] = await queryable.select({ inAll: count() }).from(stories).where(isFound)
  // Materialised: for the few newest alone the database might go through all stories in their order, hoping to meet them soon.
  const ids = sql`(
    with found as materialized (select ${stories.id}, ${stories.createdAt} from ${stories} where ${isFound})
    select id from found order by created_at desc, id desc limit ${limit}::int offset ${offset}::int
  )`
  const found = await selectListed(queryable)
    .where(sql`${stories.id} in ${ids}`)
    .orderBy(...newestFirst)
  return { found, inAll: counted?.inAll ?? 0 }
}

/** How many stories each choice leaves, beside all other wishes. */
export async function countChoices(queryable: Queryable, finding: Finding): Promise<PublicChoices> {
  const authors = await authorsCalled(queryable, finding.words)
  const countBy = async (wish: keyof Finding, value: SQL<string | number | null>) => {
    const { [wish]: _own, ...others } = finding
    const rows = await queryable
      .select({ value, stories: count() })
      .from(stories)
      .where(and(meets(others, authors), sql`${value} is not null`))
      .groupBy(value)
      .orderBy(value)
    return rows.map((row) => ({ value: String(row.value), stories: row.stories }))
  }
  const book = sql<string | null>`regexp_replace(${stories.bibleVerse}, ' [0-9:,–-]+$', '')`
  const value = sql<string | null>`case when ${stories.bibleVerse} is null then ${stories.theme} end`
  return {
    books: await countBy('verse', book),
    values: await countBy('value', value),
    ages: await countBy('age', sql`${stories.ageGroup}`),
    pages: await countBy('pages', sql`${stories.pageCount}`),
    styles: await countBy('style', sql`${stories.style}`),
  }
}

/** @param authors whose names the words are */
function meets(
  { words, verse, value, character, age, pages, style }: Finding,
  authors: readonly string[],
): SQL | undefined {
  return and(
    isPublicStory(stories),
    words === undefined ? undefined : hasWords(words, authors),
    verse === undefined ? undefined : isOnVerse(verse.toLowerCase()),
    value === undefined
      ? undefined
      : sql`lower(${stories.theme}) = ${value.toLowerCase()} and ${stories.bibleVerse} is null`,
    character === undefined ? undefined : sql`${stories.characterWords} @@ ${queryOf(character, 'simple')}`,
    age === undefined ? undefined : eq(stories.ageGroup, age),
    pages === undefined ? undefined : eq(stories.pageCount, pages),
    style === undefined ? undefined : sql`lower(${stories.style}) = ${style.toLowerCase()}`,
  )
}

/** A reference holds a number behind its book; "1 John" is a book. */
function isOnVerse(verse: string): SQL {
  return / [0-9]/.test(verse)
    ? sql`lower(${stories.theme}) = ${verse} and ${stories.bibleVerse} is not null`
    : sql`${stories.bibleBook} = ${verse}`
}

/** In the story itself, or in the name its author goes by. */
function hasWords(words: string, authors: readonly string[]): SQL | undefined {
  return or(
    sql`${stories.words} @@ ${queryOf(words, 'english')}`,
    and(isForeign(stories), sql`${foreignWords(stories)} @@ ${queryOf(words, 'simple')}`),
    authors.length > 0 ? inArray(stories.uid, [...authors]) : undefined,
  )
}

/** Asked by itself: joined, the database would go through all stories for the few authors of a name. */
async function authorsCalled(queryable: Queryable, words: string | undefined): Promise<string[]> {
  if (words === undefined) return []
  const authors = await queryable
    .select({ uid: profiles.uid })
    .from(profiles)
    .where(sql`${wordsOfName(profiles)} @@ ${queryOf(words, 'simple')}`)
    .limit(mostAuthors)
  return authors.map(({ uid }) => uid)
}

/** Every word, as the beginning of one: letters and digits alone, so that nothing typed is an operator. */
function queryOf(typed: string, language: 'english' | 'simple'): SQL {
  const words = typed.match(/[\p{L}\p{N}]+/gu) ?? []
  const beginnings = words.slice(0, mostWords).map((word) => `${word}:*`)
  return sql`to_tsquery(${sql.raw(`'${language}'`)}, ${beginnings.join(' & ')})`
}
