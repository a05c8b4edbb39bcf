import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** The content moves this many times as far as the pointer. */
const speed = 1.5
/** Pixels within which a press is still a click: hands are not that steady. */
const clickSlack = 4

/**
 * Lets a mouse drag a horizontal scroller; touch and pens scroll natively and are left alone. Letting go after a
 * drag clicks nothing. Spread the answer over the scrolling element.
 */
export function useDragScroll() {
  const hasDragged = useRef(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  function start(event: PointerEvent<HTMLElement>) {
    hasDragged.current = false
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    stop.current?.abort()
    const dragging = new AbortController()
    stop.current = dragging
    followPointer(event.currentTarget, event.clientX, dragging, () => {
      hasDragged.current = true
    })
  }

  function swallowClick(event: SyntheticEvent) {
    if (!hasDragged.current) return
    hasDragged.current = false
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    onPointerDown: start,
    onClickCapture: swallowClick,
    // Pictures and links would start the browser's own drag and drop.
    onDragStart: (event: SyntheticEvent) => event.preventDefault(),
  }
}

/** Listens on the window, so that the drag goes on where the pointer has left the scroller. */
function followPointer(scroller: HTMLElement, startX: number, dragging: AbortController, onDrag: () => void) {
  const startScroll = scroller.scrollLeft
  const { signal } = dragging
  const end = () => dragging.abort()
  const move = (event: globalThis.PointerEvent) => {
    const distance = event.clientX - startX
    if (!scroller.dataset.dragging && Math.abs(distance) <= clickSlack) return
    scroller.dataset.dragging = 'true'
    onDrag()
    scroller.scrollLeft = startScroll - distance * speed
  }
  window.addEventListener('pointermove', move, { signal })
  window.addEventListener('pointerup', end, { signal })
  window.addEventListener('pointercancel', end, { signal })
  signal.addEventListener('abort', () => delete scroller.dataset.dragging)
}
