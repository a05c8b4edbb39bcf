import { type RefObject, useRef } from 'react'
import { focusScreenHeading } from '../page/screen-heading.tsx'

/**
 * Where the focus goes when a dialog opens and when it has closed, as properties of Base UI's popup: it returns to what
 * opened the dialog. Where what was done meanwhile has disabled that, the part of the page around it takes the focus,
 * and where it has left the page the heading of the screen does.
 *
 * @param firstPlace what has the focus first; the first control where nothing is named
 * @param lastPlace takes the focus at the end instead
 */
export function useDialogFocus(
  firstPlace?: () => HTMLElement | null | undefined,
  lastPlace?: RefObject<HTMLElement | null>,
) {
  const opener = useRef<Element | null>(null)
  return {
    initialFocus() {
      opener.current = document.activeElement
      return firstPlace?.() ?? true
    },
    finalFocus() {
      if (hasGoneOn()) return false
      if (opener.current?.isConnected) return lastPlace?.current ?? placeOfDisabled(opener.current) ?? true
      if (!lastPlace?.current) focusScreenHeading()
      return lastPlace?.current ?? false
    },
  }
}

/** Something outside of the dialog has taken the focus over already. */
function hasGoneOn(): boolean {
  const focused = document.activeElement
  return focused !== null && focused !== document.body && !focused.closest('[role$="dialog"]')
}

/** A button that what was done here has disabled takes no focus: the part of the page around it does. */
function placeOfDisabled(opener: Element): HTMLElement | null {
  return opener.matches(':disabled') ? opener.closest<HTMLElement>('[tabindex]') : null
}
