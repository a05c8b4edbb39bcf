import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { fromDrizzle, fromPglite, PgBoss, type Queue } from 'pg-boss'
import type { Transaction } from '../db/database.ts'
import type { OpenDatabase } from '../db/open-database.ts'
import type { Logger } from '../logger.ts'
import type { DiskRoom } from '../ports/disk-room.ts'
import { markTrace, type TraceMark, traced } from '../tracing.ts'
import { steadyClock } from './steady-clock.ts'
import { watchQueue } from './watch-queue.ts'
import { runWithRoom, workWhileThereIsRoom } from './while-there-is-room.ts'

/**
 * A kind of background work. A job is sent in the transaction of the change it belongs to, so there is
 * never a change without its job nor a job without its change.
 */
export interface JobKind<Data extends object> {
  name: string
  /** Jobs of this kind that one process works on at the same time. */
  concurrency: number
  /** Tries after the first, for errors that may pass and for processes that die. */
  retries: number
  /** The longest pause before a further try; a minute when absent. */
  longestRetryDelaySeconds?: number
  /** Only for the compiler: what a job of this kind carries. */
  readonly data?: Data
}

export interface SendOptions {
  /** Higher goes first; 0 when absent. */
  priority?: number
  /** It is begun no sooner than after this; at once when absent. */
  afterSeconds?: number
}

export interface JobHandler<Data> {
  /** Does the job; whatever it throws is tried again. `signal` ends when the server stops. */
  run(data: Data, signal: AbortSignal): Promise<void>
  /** Called once after every try failed, also when the process died each time. */
  giveUp?(data: Data): Promise<void>
}

export interface JobQueue {
  send<Data extends object>(
    transaction: Transaction,
    kind: JobKind<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /** Begins to work on jobs of this kind. */
  work<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): Promise<void>
  /** Takes no new job, lets running ones finish for `graceSeconds`, hands back the others. */
  drain(graceSeconds: number): Promise<void>
  check(): Promise<void>
}

/** A job held by a process that died is given to another one after this long, and as soon as the watch sees it. */
const heartbeatSeconds = 10
/** No stage and no picture takes longer; what does is broken and tried again. */
const expireSeconds = 300
/** The longest pause before a further try. */
const longestRetryDelaySeconds = 60
/** After a job failed, the moment of its next try is known within this time. */
const failureSettlesSeconds = 1
/** How often each worker looks for a job where the database cannot announce them, as behind some poolers. */
const pollSeconds = 1
/** The same where it can: announcements wake the workers, and the watch wakes them where one was lost. */
const pollWithAnnouncementsSeconds = 600
/** How often what is old is removed, and what is too slow is seen. */
const houseKeepingSeconds = 300
/** How often the library looks for jobs that waited for other jobs: ours never do. */
const waitingForJobsSeconds = 3600
/** To PostgreSQL, of each process, beside the one that listens: each is used for milliseconds. */
const connections = 4
const retentionSeconds = 14 * 24 * 3600
const doneJobsStaySeconds = 24 * 3600

export interface QueueSettings {
  /** PostgreSQL itself: announcements reach a session, which a pooler hands to somebody else. */
  databaseDirectUrl: string | null
  /** Whether this process works on jobs, and so looks after the queue. */
  works: boolean
  /** Seconds before the second try; they double with each further one. */
  retryDelaySeconds: number
  /** How often a queue is looked at in which nothing is to come. */
  restSeconds: number
}

export interface QueueSurroundings {
  logger: Logger
  room: DiskRoom
  /** Told of each try at a job. */
  noteJob(job: { queue: string; outcome: 'done' | 'failed'; seconds: number }): void
}

/** Opens the queue on the product's own database and makes sure that a queue for each kind is there. */
export async function openJobQueue(
  database: OpenDatabase,
  settings: QueueSettings,
  kinds: JobKind<object>[],
  { logger, room, noteJob }: QueueSurroundings,
): Promise<JobQueue> {
  const ownsConnections = database.pglite === null
  const boss = new PgBoss({
    ...(database.pglite
      ? { db: fromPglite(database.pglite), backend: 'pglite' as const }
      : { connectionString: settings.databaseDirectUrl ?? '', max: connections }),
    // Only workers listen; whoever sends announces all the same.
    useListenNotify: settings.works,
    supervise: settings.works,
    schedule: false,
    superviseIntervalSeconds: houseKeepingSeconds,
    monitorIntervalSeconds: 1,
    flowIntervalSeconds: waitingForJobsSeconds,
    clock: steadyClock,
  })
  boss.on('error', (error) => {
    if (!room.noticeFailure(error)) logger.error({ err: error }, 'The job queue had an error.')
  })
  await boss.start()
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const kind of kinds) await ensureQueues(boss, known, kind, settings.retryDelaySeconds)
  const stopping = new AbortController()
  const workersOf = new Map<string, string[]>()
  const watch = settings.works
    ? watchQueue({
        db: database.db,
        logger,
        longestDelaySeconds: longestRetryDelaySeconds,
        restSeconds: settings.restSeconds,
        wake(queue) {
          for (const workerId of workersOf.get(queue) ?? []) boss.notifyWorker(workerId)
        },
        recover: () => boss.supervise(),
      })
    : null

  /** One worker of the queue library for each place, so that each can be told to look again at once. */
  async function workOn<Data>(queue: string, places: number, run: JobHandler<Data>['run']) {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollWithAnnouncementsSeconds,
    }
    const startOne = async () => {
      const workerId: string = await boss.work<MarkedJob<Data>>(queue, options, async ([job]) => {
        if (!job) return
        const signal = AbortSignal.any([stopping.signal, job.signal])
        const begun = performance.now()
        const note = (outcome: 'done' | 'failed') =>
          noteJob({ queue, outcome, seconds: (performance.now() - begun) / 1000 })
        try {
          await runTraced(queue, job.data, (data) => runWithRoom(room, () => run(data, signal), signal))
          note('done')
        } catch (error) {
          note('failed')
          watch?.lookWithin(failureSettlesSeconds)
          throw error
        } finally {
          // An announcement wakes a worker for one job; where there was one, there may be more.
          boss.notifyWorker(workerId)
        }
      })
      workersOf.set(queue, [...(workersOf.get(queue) ?? []), workerId])
    }
    const workers = {
      async start() {
        for (let place = 0; place < places; place++) await startOne()
      },
      async stop() {
        const ids = workersOf.get(queue) ?? []
        workersOf.delete(queue)
        for (const id of ids) await boss.offWork(queue, { id, wait: false })
      },
    }
    await workWhileThereIsRoom(room, workers, logger)
  }

  return {
    async send(transaction, kind, data, options = {}) {
      const mark = markTrace()
      const marked: MarkedJob<typeof data> = Object.keys(mark).length > 0 ? { ...data, trace: mark } : data
      await boss.send(kind.name, marked, {
        db: fromDrizzle(transaction, sql),
        priority: options.priority ?? 0,
        ...(options.afterSeconds !== undefined && { startAfter: options.afterSeconds }),
      })
    },
    async work(kind, handler) {
      await workOn(kind.name, kind.concurrency, handler.run)
      await workOn(failedQueueOf(kind), 1, async (data: Parameters<typeof handler.run>[0]) =>
        handler.giveUp?.(data),
      )
    },
    async drain(graceSeconds) {
      const giveBack = setTimeout(() => stopping.abort(), graceSeconds * 1000)
      await watch?.stop()
      // The library itself would look only every half second whether its workers have ended.
      const ended = [...workersOf].flatMap(([queue, ids]) =>
        ids.map((id) => boss.offWork(queue, { id, wait: true })),
      )
      await Promise.race([Promise.all(ended), wait((graceSeconds + 1) * 1000, null, { ref: false })])
      await boss.stop({ graceful: true, timeout: 1000, close: ownsConnections })
      clearTimeout(giveBack)
    },
    async check() {
      await boss.isInstalled()
    },
  }
}

/** A job with the trace that it belongs to, where somebody follows it. */
type MarkedJob<Data> = Data & { trace?: TraceMark }

/** What a job is about, as far as spans tell it. */
const subjects = ['generationId', 'storyId', 'sceneId', 'page'] as const

function runTraced<Data>(
  queue: string,
  { trace: mark, ...data }: MarkedJob<Data>,
  run: (data: Data) => Promise<void>,
): Promise<void> {
  const told = subjects.filter((subject) => subject in data)
  const attributes = Object.fromEntries(told.map((subject) => [subject, String(Reflect.get(data, subject))]))
  return traced(`job ${queue}`, { kind: 'job', attributes, mark }, () => run(data as Data))
}

/** Where jobs go that failed for good. */
function failedQueueOf(kind: JobKind<object>): string {
  return `${kind.name}-failed`
}

async function ensureQueues(
  boss: PgBoss,
  known: ReadonlyMap<string, object>,
  kind: JobKind<object>,
  retryDelaySeconds: number,
): Promise<void> {
  const common = {
    notify: true,
    retryDelay: retryDelaySeconds,
    retryBackoff: retryDelaySeconds > 0,
    ...(retryDelaySeconds > 0 && { retryDelayMax: longestRetryDelaySeconds }),
    expireInSeconds: expireSeconds,
    heartbeatSeconds,
    retentionSeconds,
    deleteAfterSeconds: doneJobsStaySeconds,
  }
  const failed = { ...common, retryLimit: 20 }
  const own = {
    ...common,
    retryLimit: kind.retries,
    ...(retryDelaySeconds > 0 && {
      retryDelayMax: kind.longestRetryDelaySeconds ?? longestRetryDelaySeconds,
    }),
    deadLetter: failedQueueOf(kind),
  }
  await ensureQueue(boss, known, failedQueueOf(kind), failed)
  await ensureQueue(boss, known, kind.name, own)
  // Has the library remember the queue now: in `send` it would ask the database from outside the running transaction,
  // which never answers where there is one connection.
  await boss.findJobs(kind.name, { id: randomUUID() })
}

/** Of a queue that is as it should be nothing is asked: a start would take as many questions as there are queues, four times over. */
async function ensureQueue(
  boss: PgBoss,
  known: ReadonlyMap<string, object>,
  name: string,
  wanted: Omit<Queue, 'name'>,
): Promise<void> {
  const present = known.get(name)
  if (!present) {
    await boss.createQueue(name, wanted)
    // Another process that starts as well may have made it meanwhile, with settings of its own.
    await boss.updateQueue(name, wanted)
  } else if (Object.entries(wanted).some(([setting, value]) => Reflect.get(present, setting) !== value)) {
    await boss.updateQueue(name, wanted)
  }
}
