import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus in a box when what had it goes away: a button whose deed is done, a row that has moved on. The box
 * takes it then, so that keyboard and screen reader go on from there and not from the top of the page. Give the box
 * `tabIndex={-1}`.
 */
export function useKeptFocus<Box extends HTMLElement = HTMLDivElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null)
  useEffect(() => {
    const element = box.current
    return element ? keepFocus(element) : undefined
  }, [])
  return box
}

function keepFocus(box: HTMLElement): () => void {
  let last: Element | null = null
  const remember = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : null
  }
  const watch = new MutationObserver(() => {
    if (last && !last.isConnected && document.activeElement === document.body) {
      box.focus({ preventScroll: true })
    }
  })
  box.addEventListener('focusin', remember)
  watch.observe(box, { childList: true, subtree: true })
  return () => {
    box.removeEventListener('focusin', remember)
    watch.disconnect()
  }
}
