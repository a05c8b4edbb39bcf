import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from '../postgres/find-postgres.ts'
import { startPostgres } from '../postgres/start-postgres.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import type { Bench, Figure } from './figure.ts'
import { makeStories } from './making-families.ts'

/** Five Default pictures each, from the order to the published book, of one family after the other. */
const stories = 6
/** Where Linux counts the processor's time in. */
const ticksPerSecond = 100

/** What a story leaves behind and what it takes: for plans of how much is needed for many. */
export const growthBench: Bench = {
  name: 'growth',
  measure: async (say) => {
    if (findPostgres() === null) throw new Error('PostgreSQL is not installed.')
    const postgres = await startPostgres()
    try {
      const databaseUrl = await postgres.createDatabase()
      const product = await startProduct({ settings: { DATABASE_URL: databaseUrl } })
      try {
        // The first story loads what the others find loaded.
        await makeStories([product.url], 1)
        const before = await look(product, databaseUrl)
        say(`${stories} stories of five pictures ...`)
        await makeStories([product.url], stories)
        return figures(before, await look(product, databaseUrl))
      } finally {
        await product.stop()
      }
    } finally {
      await postgres.stop()
    }
  },
}

interface Look {
  databaseBytes: number
  jobs: number
  connections: number
  rows: number
  fileBytes: number
  files: number
  cpuSeconds: number
}

async function look({ dataFolder, processId }: RunningProduct, databaseUrl: string): Promise<Look> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query('vacuum analyze')
    const { rows } = await client.query(counts)
    const [counted] = rows
    const sizes = await sizesIn(join(dataFolder, 'files'))
    return {
      databaseBytes: Number(counted.bytes),
      jobs: Number(counted.jobs),
      connections: Number(counted.connections),
      rows: Number(counted.rows),
      fileBytes: sizes.reduce((sum, size) => sum + size, 0),
      files: sizes.length,
      cpuSeconds: await cpuSecondsOf(processId),
    }
  } finally {
    await client.end()
  }
}

const counts = `select
  (select sum(pg_total_relation_size(relid)) from pg_stat_user_tables where schemaname = 'public') as bytes,
  (select count(*) from pgboss.job) as jobs,
  (select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()) as connections,
  (select sum(n_live_tup) from pg_stat_user_tables where schemaname = 'public') as rows`

async function sizesIn(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(async (file) => (await stat(join(file.parentPath, file.name))).size))
}

async function cpuSecondsOf(processId: number): Promise<number> {
  const [, fields = ''] = (await readFile(`/proc/${processId}/stat`, 'utf8')).split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) / ticksPerSecond
}

function figures(before: Look, after: Look): Figure[] {
  const each = (name: keyof Look) => (after[name] - before[name]) / stories
  return [
    { name: 'of the processor for a story of five pictures', measured: each('cpuSeconds'), unit: 's' },
    { name: 'tables and indexes of a story', measured: each('databaseBytes') / 1024, unit: 'KB' },
    { name: 'number of rows of a story', measured: each('rows'), unit: '' },
    { name: 'files of a story', measured: each('fileBytes') / 1024, unit: 'KB' },
    { name: 'number of files of a story', measured: each('files'), unit: '' },
    { name: 'jobs of a story in the queue, kept for a day', measured: each('jobs'), unit: '' },
    { name: 'connections of one busy process', measured: after.connections, unit: '' },
  ]
}
