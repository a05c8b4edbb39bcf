import type { Database } from '../db/database.ts'
import type { Logger } from '../logger.ts'
import { beginLostJobsNow, followClock, readOutlook } from './queue-outlook-store.ts'

/** What the watch has others do. */
export interface WatchedQueue {
  db: Database
  logger: Logger
  /** A job that failed is tried again after so long, at the latest. */
  longestDelaySeconds: number
  /** How often a queue is looked at in which nothing is to come: no rarer than workers give signs of life. */
  restSeconds: number
  /** Has idle workers of this queue look for a job. */
  wake(queue: string): void
  /** Takes jobs from workers that died, and keeps the library's house. */
  recover(): Promise<void>
}

export interface QueueWatch {
  /** Looks again within so many seconds. */
  lookWithin(seconds: number): void
  /** Waits for the look under way. */
  stop(): Promise<void>
}

/** Two looks are never closer: what one found may be under way still. */
const shortestPauseSeconds = 0.5
/** The database writes moments in microseconds; a timer counts milliseconds. */
const timerSeconds = 0.02

/**
 * Looks after the queue in the place of workers who each ask the database every second. New jobs are announced, and
 * wake workers by themselves; this sees to the moments that nobody announces: a try after a pause, a worker that
 * died, an announcement that was lost. It asks once, and then when the next of them comes.
 */
export function watchQueue(queue: WatchedQueue): QueueWatch {
  let timer: NodeJS.Timeout | undefined
  let nextLook = Number.POSITIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()
  let isStopped = false

  const lookWithin = (seconds: number) => {
    const moment = performance.now() + seconds * 1000
    if (isStopped || moment >= nextLook) return
    clearTimeout(timer)
    nextLook = moment
    timer = setTimeout(() => {
      nextLook = Number.POSITIVE_INFINITY
      looking = looking.then(lookAndGoOn)
    }, seconds * 1000).unref()
  }
  const lookAndGoOn = async () => {
    if (isStopped) return
    try {
      lookWithin(await look(queue))
    } catch (error) {
      queue.logger.error({ err: error }, 'The queue could not be looked at; soon again.')
      lookWithin(queue.restSeconds)
    }
  }

  looking = queue
    .recover()
    .catch(() => {})
    .then(() => lookWithin(0))
  return {
    lookWithin,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await looking
    },
  }
}

/** @returns the seconds until the next look */
async function look(queue: WatchedQueue): Promise<number> {
  const { db, longestDelaySeconds, restSeconds } = queue
  const outlook = await readOutlook(db, longestDelaySeconds)
  if (outlook.isAheadOfClock) await followClock(db, longestDelaySeconds)
  if (outlook.hasLostJobs) {
    await queue.recover()
    await beginLostJobsNow(db)
  }
  for (const name of outlook.readyQueues) queue.wake(name)
  if (outlook.isAheadOfClock || outlook.hasLostJobs) return shortestPauseSeconds
  return Math.min(
    restSeconds,
    Math.max(shortestPauseSeconds, (outlook.secondsToNext ?? restSeconds) + timerSeconds),
  )
}
