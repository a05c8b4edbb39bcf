import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../postgres/find-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { type ProductOptions, startProduct } from '../product/start-product.ts'
import type { Bench } from './figure.ts'
import { residentMegabytes } from './process-memory.ts'

/** After its start a server still frees memory; this is when an operator would look. */
const settlingMilliseconds = 5000

/** What a server holds that has nothing to do. The embedded database lives in the same process, PostgreSQL does not. */
export const memoryBench: Bench = {
  name: 'memory',
  measure: async (say) => {
    say('An idle server on the embedded database ...')
    const embedded = await idleOnEmbedded()
    const reference = findPostgres() === null ? {} : await idleOnPostgres(say)
    const name = 'memory of the idle server'
    return [{ name, measured: embedded, unit: 'MB', target: { atMost: 250 }, ...reference }]
  },
}

async function idleOnPostgres(say: (line: string) => void) {
  say('The same on PostgreSQL ...')
  const postgres = await startPostgres()
  try {
    const settings = { DATABASE_URL: await postgres.createDatabase() }
    return { reference: { name: 'on PostgreSQL', measured: await idleMegabytes({ settings }) } }
  } finally {
    await postgres.stop()
  }
}

/** At its second start: the first creates the database, which leaves memory behind that no later start needs. */
async function idleOnEmbedded(): Promise<number> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'faith-fables-bench-'))
  try {
    const first = await startProduct({ dataFolder })
    await first.stop()
    return await idleMegabytes({ dataFolder })
  } finally {
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function idleMegabytes(options: ProductOptions): Promise<number> {
  const product = await startProduct(options)
  try {
    await wait(settlingMilliseconds)
    return residentMegabytes(product.processId)
  } finally {
    await product.stop()
  }
}
