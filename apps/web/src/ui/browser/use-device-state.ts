import { useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/**
 * Like `useState`, for what begins with something that only this device knows. A screen that comes rendered shows the
 * other beginning, for a moment.
 *
 * @param read asked once
 */
export function useDeviceState<Value>(read: () => Value, rendered: Value): [Value, (value: Value) => void] {
  const isHydrated = useHydrated()
  const [held, setHeld] = useState(() => (isHydrated ? { value: read() } : null))
  if (isHydrated && held === null) setHeld({ value: read() })
  return [held === null ? rendered : held.value, (value) => setHeld({ value })]
}
