import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { pictureNameOf, picturesCache } from '../src/pictures-on-device.ts'

/**
 * What a browser runs in which stories were kept: without a connection the shelf and the reader open with what is on the
 * device. With one, pages and calls are the server's as ever.
 */
declare const self: ServiceWorkerGlobalScope & { filesOfShelf: (string | PrecacheEntry)[] }

/** Milliseconds after which a server that says nothing is as good as away. */
const patience = 4000

precacheAndRoute(self.filesOfShelf, { cleanURLs: false, directoryIndex: '' })
cleanupOutdatedCaches()

const openPage = new NavigationRoute(
  async ({ request }) => {
    try {
      return await fetch(request, { signal: AbortSignal.timeout(patience) })
    } catch (error) {
      const shell = await matchPrecache('/index.html')
      if (!shell) throw error
      return shell
    }
  },
  { denylist: [/^\/(api|media|admin|google-sign-in-ended)(\/|$)/] },
)
registerRoute(openPage)

registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname.startsWith('/media/'),
  async ({ request, url }) => {
    try {
      return await fetch(request)
    } catch (error) {
      // One width of each picture is on the device; it stands for the others.
      const cache = await caches.open(picturesCache)
      const kept = await cache.match(pictureNameOf(url.pathname))
      if (!kept) throw error
      return kept
    }
  },
)

// The page that asked for the worker is served by it at once, also when the network is gone a moment later.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// A new version waits until no story is open: the shelf says when.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting()
})
