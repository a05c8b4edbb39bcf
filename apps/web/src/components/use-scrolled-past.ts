import { useSyncExternalStore } from 'react'

/** Whether the page has been scrolled down by more than this many pixels. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(followScroll, () => window.scrollY > pixels)
}

function followScroll(onScroll: () => void): () => void {
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}
