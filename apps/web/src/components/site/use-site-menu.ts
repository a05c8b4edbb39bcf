import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The header's menu on small screens. Choosing a link closes it; so do Escape, and going elsewhere on the page. */
export function useSiteMenu(header: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  // Forgotten, or the menu would stand open again when one comes back here.
  if (openedAt !== null && openedAt !== key) setOpenedAt(null)
  const isOpen = openedAt === key

  useEffect(() => {
    if (!isOpen) return
    const ending = new AbortController()
    const { signal } = ending
    const close = () => setOpenedAt(null)
    const closeByKey = ({ key: pressed }: KeyboardEvent) => pressed === 'Escape' && close()
    const closeElsewhere = ({ target }: Event) => {
      const parts = header.current?.querySelectorAll('.site-header-row, .site-menu') ?? []
      const isInside = target instanceof Node && [...parts].some((part) => part.contains(target))
      if (!isInside) close()
    }
    window.addEventListener('keydown', closeByKey, { signal })
    window.addEventListener('pointerdown', closeElsewhere, { signal })
    window.addEventListener('focusin', closeElsewhere, { signal })
    return () => ending.abort()
  }, [isOpen, header])

  return { isOpen, toggle: () => setOpenedAt(isOpen ? null : key) }
}
