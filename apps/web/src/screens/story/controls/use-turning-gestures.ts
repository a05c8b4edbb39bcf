import { type TouchEvent, useEffect, useEffectEvent, useRef } from 'react'
import type { Direction } from '../book/leaves.ts'
import { type Point, swipeDirection } from './swipe-direction.ts'
import { turningKey } from './turning-key.ts'

/** Turns pages by the arrow keys anywhere on the screen, and by swiping over whatever takes the returned handlers. */
export function useTurningGestures(turn: (direction: Direction) => void) {
  const start = useRef<Point | null>(null)
  const turnByKey = useEffectEvent((event: KeyboardEvent) => {
    const direction = turningKey(event)
    if (!direction) return
    event.preventDefault()
    turn(direction)
  })

  useEffect(() => {
    const listen = (event: KeyboardEvent) => turnByKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  return {
    onTouchStart({ touches }: TouchEvent) {
      start.current = touches.length === 1 && !isZoomed() ? firstPoint(touches) : null
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const end = firstPoint(changedTouches)
      const direction = start.current && end && swipeDirection(start.current, end)
      start.current = null
      if (direction && window.getSelection()?.isCollapsed !== false) turn(direction)
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

/** In an enlarged page a finger moves the page about. */
function isZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.05
}
