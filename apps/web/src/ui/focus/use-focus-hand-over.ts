import { type RefObject, useLayoutEffect } from 'react'

/**
 * When something that holds the focus leaves the page, the focus goes on to something else, instead of falling back
 * to the start of the page where nobody looks for it.
 *
 * @param from what may leave
 * @param takeFocus focuses what comes after it
 */
export function useFocusHandOver(from: RefObject<HTMLElement | null>, takeFocus: () => void): void {
  useLayoutEffect(() => {
    const leaving = from.current
    // React runs this while the element is still in the page.
    return () => {
      if (leaving?.contains(document.activeElement)) takeFocus()
    }
  }, [from, takeFocus])
}
