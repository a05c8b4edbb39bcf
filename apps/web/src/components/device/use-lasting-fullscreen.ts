import { useEffect } from 'react'

/**
 * Fills the screen at the first touch, which is when browsers allow it, and again after it was left. A browser that does
 * not offer it shows its bars, and the shelf below them.
 */
export function useLastingFullscreen(): void {
  useEffect(() => {
    const fill = () => {
      const page = document.documentElement
      if (!document.fullscreenElement && 'requestFullscreen' in page)
        page.requestFullscreen().catch(() => undefined)
    }
    document.addEventListener('click', fill)
    return () => document.removeEventListener('click', fill)
  }, [])
}
