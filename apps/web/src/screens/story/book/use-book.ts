import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDeviceState } from '../../../ui/browser/use-device-state.ts'
import { bookmarks } from './bookmarks.ts'
import { type Direction, type Leaf, leafAfterTurning, placeToKeep } from './leaves.ts'
import { type TurningLeaf, useTurningLeaf } from './use-turning-leaf.ts'

export interface Book {
  /** The element of the open leaf. */
  place: RefObject<HTMLElement | null>
  /** The leaf that lies open, from 0 on. */
  leafNumber: number
  /** The book was opened where its reader had stopped, and no leaf has been turned since. */
  isResumed: boolean
  turning: TurningLeaf
  canTurn: (direction: Direction) => boolean
  turn: (direction: Direction) => void
  /** Opens a leaf from a button that lies on another one, and takes the focus with it. */
  open: (leafNumber: number) => void
  /** A finger takes the leaf up; false where there is nothing to turn, or nothing is to move. */
  lift: (direction: Direction) => boolean
  /** The finger lets go, and the leaf falls over or back. */
  letGo: (isTurned: boolean) => void
}

const directions: Direction[] = ['next', 'previous']

/**
 * Which leaf lies open: at first the one where this device's reader had stopped.
 *
 * @param takesFocus the open leaf takes the focus at once
 */
export function useBook(storyId: string, leaves: readonly Leaf[], takesFocus = false): Book {
  const place = useRef<HTMLElement>(null)
  const [{ leafNumber, isResumed }, setOpen] = useDeviceState(() => openingOf(storyId, leaves), {
    leafNumber: 0,
    isResumed: false,
  })
  const turning = useTurningLeaf()

  useEffect(() => {
    if (takesFocus) place.current?.focus({ preventScroll: true })
  }, [takesFocus])

  function goTo(next: number, losesFocus = losesAButton(next)) {
    const arrive = () => setOpen({ leafNumber: next, isResumed: false })
    bookmarks.keep(storyId, placeToKeep(leaves, next))
    bringTopIntoView(place.current)
    if (!losesFocus) return arrive()
    // The leaf has its new name before it takes the focus, so that the name is the one read out.
    flushSync(arrive)
    place.current?.focus({ preventScroll: true })
  }
  /** What may have the focus goes: the offer to start again, or the turning itself at the ends of the book. */
  function losesAButton(next: number): boolean {
    return isResumed || directions.some((direction) => leafAfterTurning(leaves, next, direction) === null)
  }
  function open(next: number) {
    turning.turnOver(leafNumber, next)
    goTo(next, true)
  }
  function turn(direction: Direction) {
    const next = leafAfterTurning(leaves, leafNumber, direction)
    if (next === null) return
    turning.turnOver(leafNumber, next)
    goTo(next)
  }
  function lift(direction: Direction): boolean {
    const next = leafAfterTurning(leaves, leafNumber, direction)
    return next !== null && turning.lift(leafNumber, next)
  }
  function letGo(isTurned: boolean) {
    const next = turning.letGo(isTurned)
    if (next !== null) goTo(next)
  }
  const canTurn = (direction: Direction) => leafAfterTurning(leaves, leafNumber, direction) !== null
  return { place, leafNumber, isResumed, turning, canTurn, turn, open, lift, letGo }
}

/** Where this device's reader had stopped. */
function openingOf(storyId: string, leaves: readonly Leaf[]) {
  const leafNumber = Math.min(bookmarks.placeIn(storyId), leaves.length - 1)
  return { leafNumber, isResumed: leafNumber > 0 }
}

/** A long page is turned at its end; the next one begins at its top. */
function bringTopIntoView(leaf: HTMLElement | null): void {
  if (leaf && leaf.getBoundingClientRect().top < 0) leaf.scrollIntoView()
}
