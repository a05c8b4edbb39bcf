const key = 'faith-fables.signed-in'

/**
 * A mark in this browser that somebody signed in here: the sign-in itself is a cookie no script can read. It spares
 * visitors the question at the start, and tells the other tabs of a sign-in or sign-out.
 */
export const signInMark = {
  read: (): string | null => storage()?.getItem(key) ?? null,
  leave: (uid: string) => storage()?.setItem(key, uid),
  remove: () => storage()?.removeItem(key),
  /** Calls back when another tab changes the mark. */
  onChange(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === key || event.key === null) listener()
    }
    window.addEventListener('storage', heard)
    return () => window.removeEventListener('storage', heard)
  },
}

/** Null where the browser lets us keep nothing: one can look around then, but not stay signed in. */
function storage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}
