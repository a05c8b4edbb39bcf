import { phrasesIn } from './phrases-in.ts'

/** What the words of a book depend on; a whole `Book` is more. */
export interface NamedBook {
  title: string
  /** In what it is told; English where it is absent. */
  language?: string | undefined
  author: string
  /** Day on which it was published, as `2026-11-23`. */
  madeOn: string
  pages: { picture: unknown }[]
}

const nameless = 'A story'

/** What can be printed of a title; emoji alone leave nothing. */
export const titleOf = ({ title }: Pick<NamedBook, 'title'>) =>
  /[\p{L}\p{N}]/u.test(title) ? title : nameless

/** Who made the book, and what it lacks, a sentence each. */
export function madeWith(book: NamedBook): string[] {
  const missing = book.pages.filter(({ picture }) => !picture).length
  const { madeWith: made, forOneFamily, missing: lacks, locale } = phrasesIn(book.language)
  return [
    made(titleOf(book), book.author, dayOf(book.madeOn, locale)),
    forOneFamily,
    ...(missing > 0 ? [lacks(missing)] : []),
  ]
}

function dayOf(day: string, locale: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })
}
