import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const product = 'Faith Fables'

/** Whether the visitor has gone from one screen to another since the page was loaded; null where nobody counts. */
export const HasMoved = createContext<boolean | null>(null)

export interface ScreenHeadingProps {
  children: ReactNode
  /** Stands in the tab before the product's name. */
  tabTitle: string
  className?: string
}

/**
 * The one h1 of a screen. It names the browser tab and, unless it is the first screen of the visit, takes the
 * focus, so that keyboard and screen reader start where the new screen starts.
 */
export function ScreenHeading({ children, tabTitle, className }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = use(HasMoved)
  const { key } = useLocation()
  // Of its first moment: a change of the address within the screen, a tab or a page, leaves the focus where it is.
  const [isFirstScreen] = useState(hasMoved === null ? key === 'default' : !hasMoved)

  useEffect(() => {
    document.title = `${tabTitle} · ${product}`
  }, [tabTitle])

  useEffect(() => {
    if (!isFirstScreen) heading.current?.focus({ preventScroll: true })
  }, [isFirstScreen])

  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Puts the focus on the heading of the screen: the place to go on from when what had it is gone. */
export function focusScreenHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
}
