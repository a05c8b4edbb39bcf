import { useEffect } from 'react'

/** Milliseconds a page is read at most; whoever looks at it for longer has fallen asleep, and the screen may, too. */
const longestPage = 15 * 60_000

/** Keeps the screen lit while somebody reads, where the device can do that. Each new `place` in the story begins anew. */
export function useWakeLock(place: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: turning a leaf is the sign that somebody still reads
  useEffect(() => keepAwake(longestPage), [place])
}

/** @returns a function that ends it before its time */
function keepAwake(duration: number): () => void {
  let lock: Promise<WakeLockSentinel | null> | null = null
  const release = () => {
    void lock?.then((held) => held?.release())
    lock = null
  }
  // The browser takes the lock away from a page that is not seen.
  const follow = () => {
    release()
    if (document.visibilityState === 'visible') lock = requestLock()
  }
  const end = () => {
    document.removeEventListener('visibilitychange', follow)
    clearTimeout(timer)
    release()
  }
  const timer = setTimeout(end, duration)
  document.addEventListener('visibilitychange', follow)
  follow()
  return end
}

/** Null where the device has no such thing, or refuses, as with a low battery: reading goes on without. */
async function requestLock(): Promise<WakeLockSentinel | null> {
  if (!('wakeLock' in navigator)) return null
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return null
  }
}
