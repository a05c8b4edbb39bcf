import { useEffect, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { deviceStore } from './device-store.ts'

/**
 * Like `useState`, for what a parent types and has not sent: kept on this device, for this parent, so that neither a
 * reload nor a sign-in that ends loses it. Null keeps nothing.
 *
 * @param place names what is typed, such as `story-text.<id>`; it must not change while the part is on the screen
 * @param read what of a stored value is of use; an earlier version of the product may have written it
 */
export function useKeptOnDevice<Value>(place: string, read: (stored: unknown) => Value | null) {
  const { parent } = useSession()
  const [key] = useState(() => storageKey(parent?.uid ?? '', place))
  const [value, setValue] = useState(() => read(deviceStore.read(key)))

  useEffect(() => {
    if (value === null) deviceStore.remove(key)
    else deviceStore.write(key, value)
  }, [key, value])

  return [value, setValue] as const
}

/** Drops what was kept, where the part that keeps it is about to leave the screen. */
export function forgetKept(uid: string, place: string): void {
  deviceStore.remove(storageKey(uid, place))
}

function storageKey(uid: string, place: string): string {
  return `faith-fables.typed.${uid}.${place}`
}
