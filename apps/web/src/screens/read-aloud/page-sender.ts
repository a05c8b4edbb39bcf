import type { RecordedPage } from '@faith-fables/contract'
import { ApiError, messageOf } from '../../api/calls/api-error.ts'
import { connection } from '../../api/calls/connection.ts'
import { pagesToSend } from '../../api/stories/pages-to-send.ts'

/** Milliseconds before a server that could not take a page is asked again; twice as many each time, up to the longest. */
const firstPause = 2000
const longestPause = 60_000

export interface Sent {
  /** What has arrived, by page. */
  arrived: ReadonlyMap<number, RecordedPage>
  /** What is kept on this device and not with us yet, by page. */
  waiting: ReadonlyMap<number, Blob>
  /** Nothing comes through just now. */
  isHeldUp: boolean
  /** A page that was refused, and why; null where none was. */
  refusal: { page: number; reason: string } | null
}

export interface PageSender {
  subscribe: (listener: () => void) => () => void
  current: () => Sent
  /** Takes a page, to be sent as soon as that is possible; another one of the same page takes its place. */
  keep: (page: number, sound: Blob) => Promise<void>
  /** Goes on with what an earlier visit could not send. @returns what stops it */
  start: () => () => void
}

export interface SenderDeps {
  /** Whose pages they are, for the store of the device. */
  place: string
  arrived: readonly RecordedPage[]
  send: (page: number, sound: Blob) => Promise<RecordedPage>
}

/** Sends pages one after the other, again and again until they are there. A page is on this device before it is sent. */
export function createPageSender({ place, arrived, send }: SenderDeps): PageSender {
  const sounds = new Map<number, Blob>()
  const listeners = new Set<() => void>()
  let isRunning = false
  let isStopped = true
  let sent: Sent = {
    arrived: new Map(arrived.map((page) => [page.page, page])),
    waiting: new Map(),
    isHeldUp: false,
    refusal: null,
  }

  function change(next: Partial<Sent>): void {
    sent = { ...sent, ...next, waiting: new Map(sounds) }
    for (const listener of listeners) listener()
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    let pause = firstPause
    while (sounds.size > 0 && !isStopped) {
      const [[page, sound] = [0, new Blob()]] = sounds
      try {
        const stored = await send(page, sound)
        pause = firstPause
        await forget(page, sound)
        change({ arrived: new Map([...sent.arrived, [page, stored]]), isHeldUp: false })
      } catch (error) {
        if (isFinal(error)) {
          await forget(page, sound)
          change({ refusal: { page, reason: messageOf(error) }, isHeldUp: false })
        } else {
          change({ isHeldUp: true })
          await comesBack(pause)
          pause = Math.min(2 * pause, longestPause)
        }
      }
    }
    isRunning = false
  }

  /** Unless the page was read anew meanwhile. */
  async function forget(page: number, sound: Blob): Promise<void> {
    if (sounds.get(page) !== sound) return
    sounds.delete(page)
    await pagesToSend.remove(place, page)
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => sent,
    async keep(page, sound) {
      sounds.set(page, sound)
      change({ refusal: null })
      await pagesToSend.put(place, page, sound)
      void run()
    },
    start() {
      isStopped = false
      void pagesToSend.list(place).then((kept) => {
        for (const [page, sound] of kept) if (!sounds.has(page)) sounds.set(page, sound)
        change({})
        void run()
      })
      return () => {
        isStopped = true
      }
    },
  }
}

/** Whether a repetition would be refused as well. Who is signed out, or has sent much, is let through later. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 408, 429].includes(error.status)
  )
}

async function comesBack(pause: number): Promise<void> {
  if ((await connection.check()) === 'away') return await connection.back()
  await new Promise((resolve) => setTimeout(resolve, pause))
}
