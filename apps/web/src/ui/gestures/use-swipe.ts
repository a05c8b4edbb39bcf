import { type TouchEvent, useRef } from 'react'
import { isZoomed } from './is-zoomed.ts'
import { type Point, type SwipeDirection, swipeDirection } from './swipe-direction.ts'

/** Handlers for whatever is swiped over: to the left leads to the next one, to the right to the previous. */
export function useSwipe(onSwipe: (direction: SwipeDirection) => void) {
  const start = useRef<Point | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 && !isZoomed() ? firstPoint(touches) : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = firstPoint(changedTouches)
      const direction = start.current && end && swipeDirection(start.current, end)
      start.current = null
      if (direction && window.getSelection()?.isCollapsed !== false) onSwipe(direction)
    },
    onTouchCancel() {
      start.current = null
    },
  }
}

function firstPoint(touches: TouchEvent['touches']): Point | null {
  const touch = touches[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}
