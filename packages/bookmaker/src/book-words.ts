/** What the words of a book depend on; a whole `Book` is more. */
export interface NamedBook {
  title: string
  author: string
  /** Day on which it was published, as `2026-11-23`. */
  madeOn: string
  pages: { picture: unknown }[]
}

const nameless = 'A story'

/** What can be printed of a title; emoji alone leave nothing. */
export const titleOf = ({ title }: Pick<NamedBook, 'title'>) =>
  /[\p{L}\p{N}]/u.test(title) ? title : nameless

export const toldBy = ({ author }: Pick<NamedBook, 'author'>) => `Told by ${author}`

/** The page to write on, for whom the book is: each has a line below it. */
export const dedicationRows = ['This book belongs to', 'It was given with love by', 'On this day']

/** Who made the book, and what it lacks, a sentence each. */
export function madeWith(book: NamedBook): string[] {
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
