import { type SQLWrapper, sql } from 'drizzle-orm'

interface ShelfColumns {
  visibility: SQLWrapper
  isFeatured: SQLWrapper
  hiddenAt: SQLWrapper
}

/** Listed by Explore. Queries say it in these words, which are those of the index. */
export function isPublicStory({ visibility, hiddenAt }: Pick<ShelfColumns, 'visibility' | 'hiddenAt'>) {
  return sql`${visibility} = 'public' and ${hiddenAt} is null`
}

/** Told in another language than English. Queries say it in these words, which are those of the index. */
export function isForeign({ language }: { language: SQLWrapper }) {
  return sql`${language} <> 'en'`
}

/** One that this parent can read: her own, or a public one. */
export function isReadableStory(
  columns: Pick<ShelfColumns, 'visibility' | 'hiddenAt'> & { uid: SQLWrapper },
  uid: string,
) {
  return sql`(${isPublicStory(columns)} or (${columns.uid} = ${uid} and ${columns.hiddenAt} is null))`
}

/** One that this parent can give to others: a public one, or her own where it was neither taken down nor is looked at. */
export function isGivenStory(
  columns: Pick<ShelfColumns, 'visibility' | 'hiddenAt'> & { uid: SQLWrapper; answer: SQLWrapper },
  uid: string,
) {
  const isWithdrawn = sql`coalesce(${columns.answer} ->> 'kind', '') in ('taken-down', 'reported')`
  return sql`(${isPublicStory(columns)} or (${isReadableStory(columns, uid)} and not ${isWithdrawn}))`
}

/** Listed on the landing page. Queries say it in these words, which are those of the index. */
export function isFeaturedStory({ visibility, isFeatured, hiddenAt }: ShelfColumns) {
  return sql`${isFeatured} and ${visibility} = 'public' and ${hiddenAt} is null`
}

/** Waits for a yes. Queries say it in these words, which are those of the index. */
export function isRequestedStory({
  visibility,
  answer,
  hiddenAt,
}: Pick<ShelfColumns, 'visibility' | 'hiddenAt'> & { answer: SQLWrapper }) {
  return sql`${visibility} = 'pending' and coalesce(${answer} ->> 'kind', '') <> 'reported' and ${hiddenAt} is null`
}

/** Was public, and is its parent's alone again. */
export function isTakenDownStory({
  answer,
  hiddenAt,
}: Pick<ShelfColumns, 'hiddenAt'> & { answer: SQLWrapper }) {
  return sql`${answer} ->> 'kind' = 'taken-down' and ${hiddenAt} is null`
}
