/**
 * Has this browser open the shelf and the reader without a connection from now on: once it answers, they do.
 *
 * @throws Error with a sentence for the parent, where the product itself did not come whole, or has no room
 */
export async function registerServiceWorker(): Promise<void> {
  // While one develops, files have no lasting names that could be kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { active, installing, waiting } = await navigator.serviceWorker.register('/service-worker.js')
  if (active || (await isActivated(installing ?? waiting))) return
  throw new Error(
    (await isFull())
      ? 'This device is full.'
      : 'The shelf itself did not come whole to this device. Please try again.',
  )
}

/** Bytes that the files of shelf and reader take on a device. */
const roomOfShelf = 2_000_000
/** The cache that it is tried with. */
const tryout = 'faith-fables-room'

/** @returns whether it works now; a file that does not come, or has no room, ends it */
function isActivated(worker: ServiceWorker | null): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = () => {
      if (worker?.state === 'activated') resolve(true)
      if (!worker || worker.state === 'redundant') resolve(false)
    }
    worker?.addEventListener('statechange', settle)
    settle()
  })
}

/** Tried by keeping as much for a moment: what browsers estimate of their room is rounded, or made up. */
async function isFull(): Promise<boolean> {
  try {
    const cache = await caches.open(tryout)
    await cache.put('/', new Response(new Uint8Array(roomOfShelf)))
    return false
  } catch {
    return true
  } finally {
    await caches.delete(tryout)
  }
}

/** Whether a new version has taken over since this page was loaded. */
let isOutdated = false

/**
 * Takes a new version of the product where one waits, and loads the page anew with it. To be called where no story lies
 * open: until then every part of the old version stays on the device.
 *
 * @param signal ends it: a story is opened. A browser that is busy with the old version may let the new one wait for half a minute
 *   and more; what takes over then does not take the story away.
 */
export async function takeNewVersion(signal: AbortSignal): Promise<void> {
  if (isOutdated) window.location.reload()
  const registration = await navigator.serviceWorker?.getRegistration()
  if (!registration?.active || signal.aborted) return
  // Without a connection there is none to be had.
  if (!registration.waiting) await registration.update().catch(() => undefined)
  const { waiting } = registration
  if (!waiting || !navigator.serviceWorker.controller || signal.aborted) return
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (signal.aborted) isOutdated = true
      else window.location.reload()
    },
    { once: true },
  )
  waiting.postMessage('take over')
}
