import type { CSSProperties } from 'react'
import type { ReaderLayout } from '../controls/use-layout.ts'
import { LeafFaces } from './leaf-faces.tsx'
import { type Leaf, placeOf } from './leaves.ts'
import './open-book.css'
import { WaitingPicture } from './page-picture.tsx'
import { PageTurning } from './page-turning.tsx'
import type { Book } from './use-book.ts'

export interface OpenBookProps {
  leaves: readonly Leaf[]
  book: Book
  layout: ReaderLayout
}

/** How much of the book lies on its left side, from 0 to 1. */
type Thickness = CSSProperties & { '--read': number }

/** The book with one leaf open; for a moment also the leaf that turns over it. */
export function OpenBook({ leaves, book, layout }: OpenBookProps) {
  const { place, leafNumber, turning, open, endTurning } = book
  const leaf = leaves[leafNumber]
  const leafBefore = turning && leaves[turning.from]
  const leafAfter = leaves[leafNumber + 1]
  const { page, pages, percent } = placeOf(leaves, leafNumber)
  const thickness: Thickness = { '--read': percent / 100 }
  if (!leaf) return null

  return (
    <div className="open-book" style={thickness}>
      <span className="open-book-ribbon" aria-hidden="true" />
      <article
        ref={place}
        tabIndex={-1}
        className="open-book-leaves"
        aria-label={leaf.kind === 'page' ? `page ${page} of ${pages}` : 'After the story'}
      >
        <LeafFaces key={leafNumber} leaf={leaf} layout={layout} onOpen={open} />
      </article>
      {turning && leafBefore && (
        <PageTurning
          key={`${turning.from}-${leafNumber}`}
          direction={turning.direction}
          from={leafBefore}
          to={leaf}
          layout={layout}
          onEnd={endTurning}
        />
      )}
      {leafAfter?.kind === 'page' && <WaitingPicture page={leafAfter.page} layout={layout} />}
    </div>
  )
}
