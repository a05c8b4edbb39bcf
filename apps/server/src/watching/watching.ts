import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../db/database.ts'
import type { SupplierCall } from '../ports/model-setting.ts'
import { type Standing, showStanding } from './show-standing.ts'
import { readStanding } from './standing-store.ts'

export type { Standing }

/** What this process did and where the product stands, in numbers for Prometheus. Nothing in it is anybody's name or words. */
export interface Watching {
  /** @param route its pattern, such as '/api/stories/:storyId': addresses themselves are without end, and some are keys */
  noteCall(call: { route: string; method: string; status: number; seconds: number }): void
  /** @param queue name of the kind of job */
  noteJob(job: { queue: string; outcome: 'done' | 'failed'; seconds: number }): void
  /** @param stage the status of the story in which it ran */
  noteStage(stage: { stage: string; outcome: 'moved' | 'failed'; seconds: number }): void
  /** @param cost in whole units of the operator's currency */
  noteSupplierCall(call: SupplierCall & { cost: number }): void
  /** The text that Prometheus reads, and its type. */
  describe(): Promise<{ type: string; text: string }>
}

/** A page takes some milliseconds, a sign-in some hundred; what takes longer than ten seconds is broken. */
const secondsOfCalls = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** From a stage that only moves on to a hosted model that draws for minutes. */
const secondsOfWork = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300]
/** The database is asked once in so long, however many watch. */
const standingStaysMilliseconds = 10_000

export function createWatching({ db }: { db: Database }): Watching {
  const registry = new Registry()
  const prefix = 'faith_fables_'
  collectDefaultMetrics({ register: registry, prefix })
  const registers = [registry]
  const calls = new Histogram({
    name: `${prefix}http_request_seconds`,
    help: 'Answered calls by route, method and status.',
    labelNames: ['route', 'method', 'status'],
    buckets: secondsOfCalls,
    registers,
  })
  const jobs = new Histogram({
    name: `${prefix}job_seconds`,
    help: 'Tries at a job by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    buckets: secondsOfWork,
    registers,
  })
  const stages = new Histogram({
    name: `${prefix}stage_seconds`,
    help: 'Tries at a stage of a story by stage and outcome.',
    labelNames: ['stage', 'outcome'],
    buckets: secondsOfWork,
    registers,
  })
  const supplierCalls = new Histogram({
    name: `${prefix}supplier_call_seconds`,
    help: 'Questions to hosted models by supplier, purpose and outcome.',
    labelNames: ['supplier', 'purpose', 'outcome'],
    buckets: secondsOfWork,
    registers,
  })
  const supplierCost = new Counter({
    name: `${prefix}supplier_cost_total`,
    help: "What hosted models have cost since the start, in the operator's currency.",
    labelNames: ['supplier'],
    registers,
  })
  let asked = Number.NEGATIVE_INFINITY
  let standing: Promise<Standing> | undefined
  showStanding(registry, prefix, () => {
    if (!standing || performance.now() - asked > standingStaysMilliseconds) {
      asked = performance.now()
      standing = readStanding(db)
    }
    return standing
  })
  return {
    noteCall: ({ route, method, status, seconds }) => calls.observe({ route, method, status }, seconds),
    noteJob: ({ queue, outcome, seconds }) => jobs.observe({ queue, outcome }, seconds),
    noteStage: ({ stage, outcome, seconds }) => stages.observe({ stage, outcome }, seconds),
    noteSupplierCall({ supplier, purpose, outcome, milliseconds, cost }) {
      supplierCalls.observe({ supplier, purpose, outcome }, milliseconds / 1000)
      supplierCost.inc({ supplier }, cost)
    },
    describe: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  }
}
