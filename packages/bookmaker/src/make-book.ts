import type { Book, BookKind } from './book.ts'
import { papers } from './setting/paper.ts'

/** Makes a book in the thread that calls it. Only what this kind needs is loaded: an e-book needs no fonts. */
export async function makeBook(book: Book, kind: BookKind): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf-a4':
    case 'pdf-letter':
    case 'pdf-square':
    case 'large-a4':
    case 'large-letter':
    case 'easy-a4':
    case 'easy-letter':
    case 'colouring-a4':
    case 'colouring-letter':
      return await (await import('./pdf/picture-book.ts')).makePictureBook(book, papers[kind])
    case 'booklet-a4':
    case 'booklet-letter':
      return await (await import('./pdf/booklet.ts')).makeBooklet(book, papers[kind])
    case 'epub':
    case 'epub-fixed':
      return await (await import('./epub/make-epub.ts')).makeEpub(book, kind === 'epub-fixed')
    case 'archive':
      return await (await import('./archive/make-archive.ts')).makeArchive(book)
  }
}
