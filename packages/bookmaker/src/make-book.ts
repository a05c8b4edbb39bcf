import type { Book, BookKind } from './book.ts'
import { makeBooklet } from './pdf/booklet.ts'
import { makePictureBook } from './pdf/picture-book.ts'
import { papers } from './setting/paper.ts'

/** Makes a book in the thread that calls it. */
export async function makeBook(book: Book, kind: BookKind): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf-a4':
    case 'pdf-letter':
    case 'pdf-square':
      return await makePictureBook(book, papers[kind])
    case 'booklet-a4':
    case 'booklet-letter':
      return await makeBooklet(book, papers[kind])
    default:
      throw new Error(kind)
  }
}
