import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * Whether this device may be asked: its time, its window, what is stored on it. False only while a screen is rendered
 * elsewhere, and in the first rendering that takes such a page over, which must equal it.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
