import type { Book } from '../book.ts'
import { phrasesIn } from '../phrases-in.ts'
import { companionPage, lastPage, versePage } from './back-pages.ts'
import { coverPage, dedicationPage, titlePage } from './front-pages.ts'
import type { Paper } from './paper.ts'
import type { SetPage } from './set-page.ts'
import { storyPages } from './story-pages.ts'

/** Every page of a book on this paper, from cover to back. */
export function bookPages(book: Book, paper: Paper): SetPage[] {
  const phrases = phrasesIn(book.language)
  return [
    coverPage(book, paper),
    titlePage(book, paper),
    dedicationPage(book, paper),
    ...book.pages.flatMap((page, place) =>
      storyPages(page, paper, place + 1, { language: book.second?.language, parts: phrases.parts }),
    ),
    ...(book.companion
      ? [versePage(book.companion, phrases, paper), companionPage(book.companion, phrases, paper)]
      : []),
    lastPage(book, paper),
  ]
}
