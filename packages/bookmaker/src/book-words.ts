import type { Book } from './book.ts'

const nameless = 'A story'

/** What can be printed of a title; emoji alone leave nothing. */
export const titleOf = ({ title }: Book) => (/[\p{L}\p{N}]/u.test(title) ? title : nameless)

/** Who made the book, and what it lacks, a sentence each. */
export function madeWith(book: Book): string[] {
  const missing = book.pages.filter(({ picture }) => !picture).length
  return [
    `“${titleOf(book)}” was told by ${book.author} and made with Faith Fables on ${dayOf(book.madeOn)}.`,
    'The words and the pictures were made for one family. Read it to somebody you love.',
    ...(missing > 0
      ? [
          `${missing === 1 ? 'One picture' : `${missing} pictures`} could not be found when this book was made.`,
        ]
      : []),
  ]
}

function dayOf(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
}
