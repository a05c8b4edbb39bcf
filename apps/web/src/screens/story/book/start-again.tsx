import { RotateCcw } from 'lucide-react'
import './start-again.css'
import type { Book } from './use-book.ts'

/** Over a book that was opened in its middle: the way to its beginning. It goes with the first leaf that is turned. */
export function StartAgain({ book }: { book: Book }) {
  if (!book.isResumed) return null
  return (
    <p className="start-again">
      <span>You were here.</span>
      <button type="button" onClick={() => book.open(0)}>
        <RotateCcw className="icon" aria-hidden="true" />
        Start again
      </button>
    </p>
  )
}
