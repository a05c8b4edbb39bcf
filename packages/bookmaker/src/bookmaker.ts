export type { Book, BookCompanion, BookKind, BookPage, BookPicture } from './book.ts'
export { bookKinds } from './book.ts'
export { type BookPress, createBookPress } from './book-press.ts'
