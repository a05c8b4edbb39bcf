export type SwipeDirection = 'previous' | 'next'

/** Where a finger was, in pixels. */
export interface Point {
  x: number
  y: number
}

/** Pixels a finger travels before it means a swipe, and not a tap. */
const shortest = 48

/** Where a finger that went from one point to another leads to; null when it scrolled, tapped or wavered. */
export function swipeDirection(from: Point, to: Point): SwipeDirection | null {
  const across = to.x - from.x
  const along = to.y - from.y
  if (Math.abs(across) < shortest || Math.abs(across) < 2 * Math.abs(along)) return null
  return across < 0 ? 'next' : 'previous'
}
