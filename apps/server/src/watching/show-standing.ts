import { Gauge, type Registry } from 'prom-client'

/** Where the whole product stands, whichever process is asked. */
export interface Standing {
  /** Jobs that may be begun or wait for a further try, and those that are worked on, by kind. */
  queues: { queue: string; waiting: number; running: number; oldestSeconds: number }[]
  /** Stories that are being made or wait in a library as drafts, by status. */
  drafts: { status: string; stories: number }[]
  /** What happened since midnight UTC: orders, ends, sign-ups, tokens by kind (signed). */
  today: { what: string; detail: string; sum: number }[]
  /** Tokens that all parents together may still spend. */
  tokensHeld: number
}

/** Adds gauges of the standing, which is asked for when they are. */
export function showStanding(registry: Registry, prefix: string, read: () => Promise<Standing>): void {
  const show = (
    { name, help, labels }: { name: string; help: string; labels: string[] },
    valuesOf: (standing: Standing) => [Record<string, string>, number][],
  ) =>
    new Gauge({
      name: `${prefix}${name}`,
      help,
      labelNames: labels,
      registers: [registry],
      async collect() {
        const standing = await read()
        this.reset()
        for (const [named, value] of valuesOf(standing)) this.set(named, value)
      },
    })
  show({ name: 'jobs_waiting', help: 'Jobs that wait for a worker.', labels: ['queue'] }, ({ queues }) =>
    queues.map(({ queue, waiting }) => [{ queue }, waiting]),
  )
  show({ name: 'jobs_running', help: 'Jobs that a worker holds.', labels: ['queue'] }, ({ queues }) =>
    queues.map(({ queue, running }) => [{ queue }, running]),
  )
  show(
    {
      name: 'oldest_job_seconds',
      help: 'How long the oldest waiting job could have begun.',
      labels: ['queue'],
    },
    ({ queues }) => queues.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds]),
  )
  show(
    {
      name: 'drafts',
      help: 'Drafts: stories that are being made, wait for their parent or have failed, by status.',
      labels: ['status'],
    },
    ({ drafts }) => drafts.map(({ status, stories }) => [{ status }, stories]),
  )
  show(
    {
      name: 'today',
      help: 'What happened since midnight UTC: stories made and ended, sign-ups, tokens by kind.',
      labels: ['what', 'detail'],
    },
    ({ today }) => today.map(({ what, detail, sum }) => [{ what, detail }, sum]),
  )
  show(
    { name: 'tokens_held', help: 'Tokens that parents may still spend.', labels: [] },
    ({ tokensHeld }) => [[{}, tokensHeld]],
  )
}
