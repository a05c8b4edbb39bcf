import type { Book } from '../book.ts'
import { titleOf } from '../book-words.ts'
import { bookPages } from '../setting/book-pages.ts'
import type { Paper } from '../setting/paper.ts'
import type { Drawn, SetPage } from '../setting/set-page.ts'
import { createPageDrawer, type PageDrawer, type Pdf } from './draw-page.ts'
import { closePdf, openPdf } from './open-pdf.ts'

/** The book as a tagged PDF, a page to a page. */
export async function makePictureBook(book: Book, paper: Paper): Promise<Uint8Array> {
  const pdf = openPdf({
    title: titleOf(book),
    language: book.language,
    author: book.author,
    subject: book.theme,
    tagged: true,
  })
  const drawer = createPageDrawer(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const page of bookPages(book, paper)) {
    await drawer.prepare(page)
    addPage(pdf, drawer, root, page, paper)
  }
  root.end()
  return await closePdf(pdf)
}

type StructureElement = ReturnType<Pdf['struct']>

function addPage(pdf: Pdf, drawer: PageDrawer, root: StructureElement, page: SetPage, paper: Paper): void {
  pdf.addPage({ size: [paper.width, paper.height], margin: 0 })
  if (page.bookmark) pdf.outline.addItem(page.bookmark)
  const section = pdf.struct('Sect')
  root.add(section)
  for (const drawn of page.drawn) {
    if (drawn.kind === 'shape') asArtifact(pdf, () => drawer.draw(drawn))
    else section.add(elementOf(pdf, drawer, drawn))
  }
  section.end()
}

function asArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

function elementOf(pdf: Pdf, drawer: PageDrawer, drawn: Exclude<Drawn, { kind: 'shape' }>) {
  const draw = () => drawer.draw(drawn)
  return drawn.kind === 'picture'
    ? pdf.struct('Figure', { alt: drawn.picture.alt }, draw)
    : pdf.struct(drawn.role, { actual: drawn.words, ...(drawn.language && { lang: drawn.language }) }, draw)
}
