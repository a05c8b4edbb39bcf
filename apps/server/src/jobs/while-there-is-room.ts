import type { Logger } from '../logger.ts'
import type { DiskRoom } from '../ports/disk-room.ts'

/** Workers that can be sent home and called back. */
export interface Workers {
  start(): Promise<void>
  /** They take no new job; what they hold they bring to its end. */
  stop(): Promise<void>
}

/** Has the workers work while there is room for what they make: jobs that are not taken wait, and lose no try. */
export async function workWhileThereIsRoom(room: DiskRoom, workers: Workers, logger: Logger): Promise<void> {
  let areWorking = false
  let turn = Promise.resolve()
  const follow = async () => {
    if (room.isThere() === areWorking) return
    areWorking = !areWorking
    await (areWorking ? workers.start() : workers.stop())
  }
  room.onChange(() => {
    turn = turn.then(follow).catch((error: unknown) => {
      logger.error({ err: error }, 'The job queue had an error.')
    })
  })
  turn = follow()
  await turn
}

/** Does a job that is held. One that fails for want of room begins anew when there is some, and it is the same try. */
export async function runWithRoom(
  room: DiskRoom,
  run: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await room.wait(signal)
    try {
      return await run()
    } catch (error) {
      if (!room.noticeFailure(error)) throw error
    }
  }
}
