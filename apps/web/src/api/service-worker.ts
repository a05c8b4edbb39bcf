/** Has this browser open the shelf and the reader without a connection from now on. */
export async function registerServiceWorker(): Promise<void> {
  // While one develops, files have no lasting names that could be kept.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    await navigator.serviceWorker.register('/service-worker.js')
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
