import { type RefObject, useRef, useState } from 'react'
import { type Direction, type Leaf, leafAfterTurning } from './leaves.ts'

/** A leaf on its way over the gutter. */
export interface Turning {
  from: number
  direction: Direction
}

export interface Book {
  /** Where the book lies. */
  place: RefObject<HTMLDivElement | null>
  /** The leaf that lies open, from 0 on. */
  leafNumber: number
  /** Null when the book lies still. */
  turning: Turning | null
  endTurning: () => void
  canTurn: (direction: Direction) => boolean
  turn: (direction: Direction) => void
  open: (leafNumber: number) => void
}

/** Which leaf lies open. */
export function useBook(leaves: readonly Leaf[]): Book {
  const place = useRef<HTMLDivElement>(null)
  const [leafNumber, setLeafNumber] = useState(0)
  const [turning, setTurning] = useState<Turning | null>(null)

  function open(next: number) {
    setTurning(turningBetween(leafNumber, next))
    setLeafNumber(next)
    bringTopIntoView(place.current)
  }
  function turn(direction: Direction) {
    const next = leafAfterTurning(leaves, leafNumber, direction)
    if (next !== null) open(next)
  }
  return {
    place,
    leafNumber,
    turning,
    endTurning: () => setTurning(null),
    canTurn: (direction) => leafAfterTurning(leaves, leafNumber, direction) !== null,
    turn,
    open,
  }
}

function turningBetween(from: number, to: number): Turning | null {
  if (from === to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return null
  return { from, direction: to > from ? 'next' : 'previous' }
}

/** A long page is turned at its end; the next one begins at its top. */
function bringTopIntoView(book: HTMLElement | null): void {
  if (book && book.getBoundingClientRect().top < 0) book.scrollIntoView()
}
