import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Direction, type Leaf, leafAfterTurning } from './leaves.ts'

/** A leaf on its way over the gutter. */
export interface Turning {
  from: number
  direction: Direction
}

export interface Book {
  /** The element of the open leaf. */
  place: RefObject<HTMLElement | null>
  /** The leaf that lies open, from 0 on. */
  leafNumber: number
  /** Null when the book lies still. */
  turning: Turning | null
  endTurning: () => void
  canTurn: (direction: Direction) => boolean
  turn: (direction: Direction) => void
  /** Opens a leaf from a button that lies on another one, and takes the focus with it. */
  open: (leafNumber: number) => void
}

/** Which leaf lies open. */
export function useBook(leaves: readonly Leaf[]): Book {
  const place = useRef<HTMLElement>(null)
  const [leafNumber, setLeafNumber] = useState(0)
  const [turning, setTurning] = useState<Turning | null>(null)

  function show(next: number) {
    setTurning(turningBetween(leafNumber, next))
    setLeafNumber(next)
    bringTopIntoView(place.current)
  }
  function turn(direction: Direction) {
    const next = leafAfterTurning(leaves, leafNumber, direction)
    if (next === null) return
    // The button that was pressed cannot keep the focus once there is nothing more to turn.
    if (leafAfterTurning(leaves, next, direction) === null) open(next)
    else show(next)
  }
  function open(next: number) {
    // The leaf has its new name before it takes the focus, so that the name is the one read out.
    flushSync(() => show(next))
    place.current?.focus({ preventScroll: true })
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
function bringTopIntoView(leaf: HTMLElement | null): void {
  if (leaf && leaf.getBoundingClientRect().top < 0) leaf.scrollIntoView()
}
