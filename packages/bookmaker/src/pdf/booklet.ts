import type { Book } from '../book.ts'
import { titleOf } from '../book-words.ts'
import { phrasesIn } from '../phrases-in.ts'
import { ownPicturePage } from '../setting/back-pages.ts'
import { bookPages } from '../setting/book-pages.ts'
import { sheetsOf } from '../setting/imposition.ts'
import type { Paper } from '../setting/paper.ts'
import type { SetPage } from '../setting/set-page.ts'
import { createPageDrawer, type PageDrawer, type Pdf } from './draw-page.ts'
import { drawFoldingGuide } from './folding-guide.ts'
import { closePdf, openPdf } from './open-pdf.ts'

/** The book on sheets that are printed on both sides, folded and stapled; how that is done stands on the last one. */
export async function makeBooklet(book: Book, paper: Paper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: titleOf(book),
    language: book.language,
    author: book.author,
    subject: book.theme,
    tagged: false,
  })
  const drawer = createPageDrawer(pdf)
  const pages = bookletPages(book, paper)
  for (const page of pages) await drawer.prepare(page)
  for (const { front, back } of sheetsOf(pages.length))
    for (const [left, right] of [front, back]) addSide(pdf, drawer, paper, [pages[left], pages[right]])
  pdf.addPage({ size: [paper.width * 2, paper.height], margin: 0 })
  drawFoldingGuide(pdf, drawer, {
    sheet: { width: paper.width * 2, height: paper.height },
    sheets: pages.length / 4,
    phrases: phrasesIn(book.language).folding,
  })
  return await closePdf(pdf)
}

/** As many pages as whole sheets have: those to spare stand before the back, for the reader's own pictures. */
export function bookletPages(book: Book, paper: Paper): SetPage[] {
  const pages = bookPages(book, paper)
  const spare = (4 - (pages.length % 4)) % 4
  return pages.toSpliced(-1, 0, ...Array.from({ length: spare }, () => ownPicturePage(book, paper)))
}

function addSide(pdf: Pdf, drawer: PageDrawer, paper: Paper, pages: (SetPage | undefined)[]): void {
  pdf.addPage({ size: [paper.width * 2, paper.height], margin: 0 })
  for (const [place, page] of pages.entries()) {
    pdf.save().translate(place * paper.width, 0)
    for (const drawn of page?.drawn ?? []) drawer.draw(drawn)
    pdf.restore()
  }
}
