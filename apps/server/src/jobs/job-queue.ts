import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss } from 'pg-boss'
import type { Transaction } from '../db/database.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import type { Logger } from '../logger.ts'

/**
 * A kind of background work. A job is sent in the transaction of the change it belongs to, so there is
 * never a change without its job nor a job without its change.
 */
export interface JobKind<Data extends object> {
  name: string
  /** Jobs of this kind that one process works on at the same time. */
  concurrency: number
  /** Tries after the first, for errors that may pass. */
  retries: number
  /** Carried by the type alone. */
  readonly data?: Data
}

export interface SendOptions {
  /** Higher goes first; 0 when absent. */
  priority?: number
  startAfterSeconds?: number
}

export interface RunningJob<Data> {
  data: Data
  /** Ends when the server stops or the job takes too long. */
  signal: AbortSignal
  /** Whether a failure now is the last one. */
  isLastTry: boolean
}

export interface JobQueue {
  send<Data extends object>(transaction: Transaction, kind: JobKind<Data>, data: Data, options?: SendOptions): Promise<void>
  /** Begins to work on jobs of this kind. */
  work<Data extends object>(kind: JobKind<Data>, run: (job: RunningJob<Data>) => Promise<void>): Promise<void>
  /** Takes no new job, lets running ones finish for `graceSeconds`, hands back the others. */
  drain(graceSeconds: number): Promise<void>
  close(): Promise<void>
  check(): Promise<void>
}

/** A job held by a process that died is given to another one after about this long. */
const heartbeatSeconds = 10
const superviseSeconds = 5
/** No stage and no picture takes longer; what does is broken and tried again. */
const expireSeconds = 300
const fallbackPollSeconds = 1

/** Opens the queue on the product's own database and makes sure that the queues of `kinds` are there. */
export async function openJobQueue(database: OpenDatabase, settings: { databaseUrl: string | null; works: boolean }, kinds: JobKind<object>[], logger: Logger): Promise<JobQueue> {
  const boss = new PgBoss({
    ...(database.pglite ? { db: fromPglite(database.pglite), backend: 'pglite' as const } : { connectionString: settings.databaseUrl ?? '' }),
    useListenNotify: true,
    supervise: settings.works,
    schedule: settings.works,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  })
  boss.on('error', (error) => logger.error({ error }, 'The job queue had an error.'))
  await boss.start()
  for (const kind of kinds) await ensureQueue(boss, kind)

  const abort = new AbortController()
  return {
    async send(transaction, kind, data, options = {}) {
      await boss.send(kind.name, data, {
        db: fromDrizzle(transaction, sql),
        priority: options.priority ?? 0,
        ...(options.startAfterSeconds ? { startAfter: options.startAfterSeconds } : {}),
      })
    },
    async work(kind, run) {
      const workOptions = { localConcurrency: kind.concurrency, batchSize: 1, includeMetadata: true, notifyPollingIntervalSeconds: fallbackPollSeconds } as const
      await boss.work(kind.name, workOptions, async ([job]) => {
        if (!job) return
        const signal = AbortSignal.any([abort.signal, job.signal])
        // The queue knows the data as JSON; only `send` with the same kind wrote it.
        await run({ data: job.data as NonNullable<typeof kind.data>, signal, isLastTry: job.retryCount >= job.retryLimit })
      })
    },
    async drain(graceSeconds) {
      setTimeout(() => abort.abort(), graceSeconds * 1000).unref()
      await boss.stop({ graceful: true, timeout: (graceSeconds + 2) * 1000, close: database.pglite === null })
    },
    async close() {
      abort.abort()
      await boss.stop({ graceful: false, close: database.pglite === null })
    },
    async check() {
      await boss.isInstalled()
    },
  }
}

async function ensureQueue(boss: PgBoss, kind: JobKind<object>): Promise<void> {
  const options = {
    notify: true,
    retryLimit: kind.retries,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: expireSeconds,
    heartbeatSeconds,
    retentionSeconds: 14 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
  }
  await boss.createQueue(kind.name, options)
  await boss.updateQueue(kind.name, options)
}
