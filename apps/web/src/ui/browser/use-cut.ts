import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Whether a box of a fixed height holds more than it shows. @param content measured again where it changes */
export function useCut<Element extends HTMLElement>(
  content: unknown,
): { box: RefObject<Element | null>; isCut: boolean } {
  const box = useRef<Element>(null)
  const [isCut, setCut] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in the box decides
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 2)
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [content])
  return { box, isCut }
}
