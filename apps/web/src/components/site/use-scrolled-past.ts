import { useSyncExternalStore } from 'react'

/** Whether the page has been scrolled down by more than this many pixels. A page that is rendered ahead is not. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    followScroll,
    () => window.scrollY > pixels,
    () => false,
  )
}

function followScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
