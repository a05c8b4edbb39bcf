import { statSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../postgres/find-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { startProduct } from '../product/start-product.ts'
import type { Bench } from './figure.ts'

const counter = new URL('./count-database-calls.ts', import.meta.url)
/** What a server looks after when it starts is not what an idle one does. */
const settlingMilliseconds = 5000
const minuteMilliseconds = 60_000

/** How often a server with nothing to do asks its database: each time a laptop wakes up, or a database is paid for. */
export const idleBench: Bench = {
  name: 'idle',
  measure: async (say) => {
    say('A minute of an idle server on the embedded database ...')
    const embedded = await callsOfAMinute({})
    const reference = findPostgres() === null ? {} : await onPostgres(say)
    const name = 'database calls of an idle minute'
    return [{ name, measured: embedded, unit: '', target: { atMost: 30 }, ...reference }]
  },
}

async function onPostgres(say: (line: string) => void) {
  say('The same on PostgreSQL ...')
  const postgres = await startPostgres()
  try {
    const measured = await callsOfAMinute({ DATABASE_URL: await postgres.createDatabase() })
    return { reference: { name: 'on PostgreSQL', measured } }
  } finally {
    await postgres.stop()
  }
}

async function callsOfAMinute(settings: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-calls-'))
  const calls = join(folder, 'calls')
  writeFileSync(calls, '')
  const counting = { NODE_OPTIONS: `--import ${counter.href}`, DATABASE_CALLS: calls }
  const product = await startProduct({ settings: { ...settings, ...counting } })
  try {
    await wait(settlingMilliseconds)
    const before = statSync(calls).size
    await wait(minuteMilliseconds)
    return statSync(calls).size - before
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
