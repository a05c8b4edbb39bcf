import { EventEmitter, once } from 'node:events'
import type { Logger } from '../logger.ts'
import { DiskFullError, type DiskRoom, type FreeSpace, isDiskFull } from '../ports/disk-room.ts'

const megabyte = 1024 * 1024
/** Kept free, so that the database never meets a disk that is full to the last byte: it writes in pieces of 16 MB. */
const reserveBytes = 100 * megabyte
/** So much must be free again: what is just at the edge would open and close all the time. */
const backAgainBytes = 120 * megabyte
/** Opening writes a little, too: the lock, and what the database was at when it ended. */
const neededToOpenBytes = 32 * megabyte
const lookMilliseconds = 1000
/** A write has failed although enough looked free, such as on a database server's own disk: tried again after this. */
const afterFailureMilliseconds = 5000

/** @throws DiskFullError when there is too little room to open anything. */
export async function assertRoomToOpen(space: FreeSpace): Promise<void> {
  if ((await space.bytes()) < neededToOpenBytes) throw new DiskFullError(space.place)
}

/** Looks every second how much room there is, and says so in the log when it goes and when it is back. */
export async function watchDiskRoom(space: FreeSpace, logger: Logger): Promise<DiskRoom> {
  const changes = new EventEmitter<{ change: [boolean]; back: [] }>().setMaxListeners(0)
  let isThere = true
  let failedAt = Number.NEGATIVE_INFINITY

  function set(next: boolean, freeBytes?: number) {
    if (next === isThere) return
    isThere = next
    const facts = {
      place: space.place,
      ...(freeBytes === undefined ? {} : { freeMegabytes: Math.floor(freeBytes / megabyte) }),
    }
    if (next) logger.info(facts, 'There is room on the disk again: work goes on.')
    else logger.error(facts, 'The disk is full: new orders are refused and work waits until there is room.')
    changes.emit('change', next)
    if (next) changes.emit('back')
  }

  async function look() {
    const freeBytes = await space.bytes()
    if (freeBytes < reserveBytes) set(false, freeBytes)
    else if (freeBytes >= backAgainBytes && performance.now() - failedAt >= afterFailureMilliseconds)
      set(true, freeBytes)
  }

  await look()
  const timer = setInterval(() => void look(), lookMilliseconds).unref()
  return {
    isThere: () => isThere,
    async wait(signal) {
      signal.throwIfAborted()
      if (!isThere) await once(changes, 'back', { signal })
    },
    noticeFailure(error) {
      if (!isDiskFull(error)) return false
      failedAt = performance.now()
      set(false)
      return true
    },
    onChange: (listener) => void changes.on('change', listener),
    close: () => clearInterval(timer),
  }
}
