import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Direction } from '../book/leaves.ts'
import type { Book } from '../book/use-book.ts'
import './turn-button.css'

const looks = {
  previous: { label: 'Previous page', Icon: ChevronLeft },
  next: { label: 'Next page', Icon: ChevronRight },
}

/** Turns one page; stands beside the book, on small screens in the bar below it. */
export function TurnButton({ direction, book }: { direction: Direction; book: Book }) {
  const { label, Icon } = looks[direction]
  return (
    <div className="turn-place">
      <button
        type="button"
        className="turn-button"
        data-direction={direction}
        aria-label={label}
        disabled={!book.canTurn(direction)}
        onClick={() => book.turn(direction)}
      >
        <Icon className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
