import type { CSSProperties } from 'react'
import type { ReaderLayout } from '../controls/use-layout.ts'
import { LeafFaces } from './leaf-faces.tsx'
import { type Leaf, placeOf } from './leaves.ts'
import './open-book.css'
import { PageTurning } from './page-turning.tsx'
import { StartAgain } from './start-again.tsx'
import type { Book } from './use-book.ts'
import { WaitingPictures } from './waiting-pictures.tsx'

export interface OpenBookProps {
  leaves: readonly Leaf[]
  book: Book
  layout: ReaderLayout
}

/** How much of the book lies on its left side, from 0 to 1. */
type Thickness = CSSProperties & { '--read': number }

/** The book with one leaf open; for a moment also the leaf that turns over it. */
export function OpenBook({ leaves, book, layout }: OpenBookProps) {
  const { place, leafNumber, open } = book
  const leaf = leaves[leafNumber]
  const { page, pages, percent } = placeOf(leaves, leafNumber)
  const thickness: Thickness = { '--read': percent / 100 }
  if (!leaf) return null

  return (
    <div className="open-book" style={thickness}>
      <span className="open-book-ribbon" aria-hidden="true" />
      <StartAgain book={book} />
      <article
        ref={place}
        tabIndex={-1}
        className="open-book-leaves"
        aria-label={leaf.kind === 'page' ? `page ${page} of ${pages}` : 'After the story'}
      >
        <LeafFaces key={leafNumber} leaf={leaf} layout={layout} onOpen={open} />
      </article>
      <PageTurning leaves={leaves} turningLeaf={book.turning} layout={layout} />
      <WaitingPictures leaves={leaves} leafNumber={leafNumber} layout={layout} />
    </div>
  )
}
