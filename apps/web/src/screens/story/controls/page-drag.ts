import type { Direction } from '../book/leaves.ts'

/** Where a finger is, in pixels of the window, and when, in milliseconds. */
export interface Touch {
  x: number
  y: number
  at: number
}

/** A finger on its way over the page. */
export interface PageDrag {
  start: Touch
  last: Touch
  /** Pixels a millisecond across the page, to the left below 0. */
  speed: number
  /** Null until it is clear that the finger turns the page, and neither taps nor scrolls. */
  direction: Direction | null
}

/** Pixels a finger may tremble. */
const trembling = 10
/** How much more a turning finger goes across than along. */
const slant = 1.5
/** Fingers jerk: the speed is that of the last milliseconds, and a finger that has rested has none. */
const speedMemory = 40
/** A leaf let go flies on for so long, in milliseconds; it falls over where that brings it far enough. */
const flight = 180
const farEnough = 0.45
/** Pixels at the sides of the window that belong to the browser's own way back. */
const windowEdge = 20

export function isBrowserGesture({ x }: Touch, windowWidth: number): boolean {
  return x < windowEdge || x > windowWidth - windowEdge
}

export function startDrag(start: Touch): PageDrag {
  return { start, last: start, speed: 0, direction: null }
}

/** The same drag, one movement later. */
export function moveDrag(drag: PageDrag, now: Touch): PageDrag {
  const passed = Math.max(1, now.at - drag.last.at)
  const speed = (now.x - drag.last.x) / passed
  const weight = Math.min(1, passed / speedMemory)
  return {
    ...drag,
    last: now,
    speed: drag.speed + weight * (speed - drag.speed),
    direction: drag.direction ?? directionFrom(drag.start, now),
  }
}

function directionFrom(start: Touch, now: Touch): Direction | null {
  const across = now.x - start.x
  const along = now.y - start.y
  if (Math.abs(across) < trembling || Math.abs(across) < slant * Math.abs(along)) return null
  return across < 0 ? 'next' : 'previous'
}

/** How far the leaf is turned, from 0 to 1, when the finger carries it over pages of this width. */
export function turnedBy({ start, last, direction }: PageDrag, width: number): number {
  return Math.min(1, Math.max(0, towards(direction, last.x - start.x) / width))
}

/** Whether the leaf falls over to the new page when it is let go. */
export function fallsOver(drag: PageDrag, width: number): boolean {
  const momentum = (towards(drag.direction, drag.speed) * flight) / width
  return drag.direction !== null && turnedBy(drag, width) + momentum > farEnough
}

function towards(direction: Direction | null, distance: number): number {
  return direction === 'next' ? -distance : distance
}
