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

async function isFull(): Promise<boolean> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota !== undefined && usage !== undefined && quota - usage < roomOfShelf
}

/**
 * Takes a new version of the product where one waits, and loads the page anew with it. To be called where no story lies
 * open: until then every part of the old version stays on the device.
 */
export async function takeNewVersion(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration?.active) return
  const takeOver = (worker: ServiceWorker | null) => {
    if (!worker || !navigator.serviceWorker.controller) return
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
      once: true,
    })
    worker.postMessage('take over')
  }
  if (registration.waiting) return takeOver(registration.waiting)
  // Without a connection there is none to be had.
  await registration.update().catch(() => undefined)
}
