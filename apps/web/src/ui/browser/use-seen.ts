import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a part of the page has come into view, or near it; from then on it counts as seen. */
export function useSeen<Part extends Element>(): { part: RefObject<Part | null>; isSeen: boolean } {
  const part = useRef<Part>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = part.current
    if (!element || isSeen) return
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    }, nearby)
    watch.observe(element)
    return () => watch.disconnect()
  }, [isSeen])
  return { part, isSeen }
}

const nearby = { rootMargin: '200px' }
