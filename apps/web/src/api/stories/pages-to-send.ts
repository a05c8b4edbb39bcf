/** Pages that were read aloud and have not arrived yet; a browser that was closed has them still. */
const cacheName = 'faith-fables-pages-to-send'
const folder = '/pages-to-send/'

const addressOf = (place: string, page: number): string => `${folder}${encodeURIComponent(place)}/${page}`

const isPossible = (): boolean => 'caches' in globalThis

/** A browser that keeps nothing, or is full, only forgets with the page. `place` says whose pages they are. */
export const pagesToSend = {
  async list(place: string): Promise<Map<number, Blob>> {
    const found = new Map<number, Blob>()
    if (!isPossible()) return found
    const cache = await caches.open(cacheName)
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url)
      const page = Number(pathname.split('/').at(-1))
      const answer = pathname === addressOf(place, page) ? await cache.match(request) : undefined
      if (answer) found.set(page, await answer.blob())
    }
    return found
  },

  async put(place: string, page: number, sound: Blob): Promise<void> {
    if (!isPossible()) return
    const kept = new Response(sound, { headers: { 'content-type': sound.type } })
    await (await caches.open(cacheName)).put(addressOf(place, page), kept).catch(() => undefined)
  },

  async remove(place: string, page: number): Promise<void> {
    if (!isPossible()) return
    await (await caches.open(cacheName)).delete(addressOf(place, page))
  },

  async removeAll(): Promise<void> {
    if (isPossible()) await caches.delete(cacheName)
  },
}
