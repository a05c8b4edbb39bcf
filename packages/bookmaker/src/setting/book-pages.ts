import type { Book } from '../book.ts'
import { companionPage, lastPage, versePage } from './back-pages.ts'
import { coverPage, dedicationPage, titlePage } from './front-pages.ts'
import type { Paper } from './paper.ts'
import type { SetPage } from './set-page.ts'
import { storyPages } from './story-pages.ts'

/** Every page of a book on this paper, from cover to back. */
export function bookPages(book: Book, paper: Paper): SetPage[] {
  return [
    coverPage(book, paper),
    titlePage(book, paper),
    dedicationPage(paper),
    ...book.pages.flatMap((page, place) => storyPages(page, paper, place + 1)),
    ...(book.companion ? [versePage(book.companion, paper), companionPage(book.companion, paper)] : []),
    lastPage(book, paper),
  ]
}
