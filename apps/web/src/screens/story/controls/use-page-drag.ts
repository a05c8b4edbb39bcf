import { type PointerEvent, useRef } from 'react'
import { isZoomed } from '../../../ui/gestures/is-zoomed.ts'
import type { Book } from '../book/use-book.ts'
import {
  fallsOver,
  isBrowserGesture,
  moveDrag,
  type PageDrag,
  startDrag,
  type Touch,
  turnedBy,
} from './page-drag.ts'

/** Turns pages by a finger over whatever takes the returned handlers: the leaf follows it, and falls over or back. */
export function usePageDrag(book: Book) {
  const drag = useRef<PageDrag | null>(null)
  const isLifted = useRef(false)

  function stop(isTurned: boolean) {
    if (isLifted.current) book.letGo(isTurned)
    else if (isTurned && drag.current?.direction) book.turn(drag.current.direction)
    drag.current = null
    isLifted.current = false
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger enlarges the page.
      if (!event.isPrimary) stop(false)
      else if (canDrag(event)) drag.current = startDrag(touchOf(event))
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag.current || !event.isPrimary) return
      const isNew = drag.current.direction === null
      drag.current = moveDrag(drag.current, touchOf(event))
      if (isNew && drag.current.direction) isLifted.current = book.lift(drag.current.direction)
      if (isLifted.current) book.turning.hold(turnedBy(drag.current, widthOf(event)))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag.current || !event.isPrimary) return
      drag.current = moveDrag(drag.current, touchOf(event))
      stop(fallsOver(drag.current, widthOf(event)) && window.getSelection()?.isCollapsed !== false)
    },
    // The browser has taken the finger over, for scrolling.
    onPointerCancel: () => stop(false),
  }
}

/** A mouse marks words; in an enlarged page a finger moves the page about. */
function canDrag(event: PointerEvent<HTMLElement>): boolean {
  const isOurs = !isBrowserGesture(touchOf(event), window.innerWidth)
  return isOurs && event.pointerType !== 'mouse' && !isZoomed()
}

function touchOf({ clientX, clientY, timeStamp }: PointerEvent): Touch {
  return { x: clientX, y: clientY, at: timeStamp }
}

function widthOf({ currentTarget }: PointerEvent<HTMLElement>): number {
  return Math.max(1, currentTarget.clientWidth)
}
