import { type RefObject, useRef, useState } from 'react'
import type { Direction } from './leaves.ts'

/** A leaf on its way over the gutter, or held over it by a finger. */
export interface Turning {
  from: number
  to: number
  direction: Direction
  /** `held`: where the finger has it. `over`: it falls to the new leaf. `back`: it falls to where it was. */
  goes: 'held' | 'over' | 'back'
}

export interface TurningLeaf {
  /** Null when the book lies still. */
  turning: Turning | null
  /** The element that shows how far the leaf has been turned, as `--turn` from 0 to 1. */
  stage: RefObject<HTMLDivElement | null>
  /** Lets a leaf fall over to another one by itself. */
  turnOver: (from: number, to: number) => void
  /** Takes a leaf up; false where nothing is to move. */
  lift: (from: number, to: number) => boolean
  /** Holds the lifted leaf so far over, from 0 to 1. */
  hold: (turned: number) => void
  /** Answers the leaf that lies open from now on; null when it is the one before. */
  letGo: (isTurned: boolean) => number | null
  /** The leaf has come down. */
  end: () => void
}

/** The leaf between two pages, for the eye: it never decides which one lies open. */
export function useTurningLeaf(): TurningLeaf {
  const stage = useRef<HTMLDivElement>(null)
  const [turning, setTurning] = useState<Turning | null>(null)

  function set(from: number, to: number, goes: Turning['goes']): boolean {
    const isMoving = from !== to && !prefersStillness()
    setTurning(isMoving ? { from, to, direction: to > from ? 'next' : 'previous', goes } : null)
    return isMoving
  }
  function letGo(isTurned: boolean): number | null {
    if (turning?.goes !== 'held') return null
    setTurning({ ...turning, goes: isTurned ? 'over' : 'back' })
    return isTurned ? turning.to : null
  }
  return {
    turning,
    stage,
    turnOver: (from, to) => void set(from, to, 'over'),
    lift: (from, to) => set(from, to, 'held'),
    hold: (turned) => stage.current?.style.setProperty('--turn', String(turned)),
    letGo,
    end: () => setTurning(null),
  }
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
