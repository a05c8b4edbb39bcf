import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool, type PoolClient } from 'pg'
import { DiskFullError, isDiskFull } from '../ports/disk-room.ts'
import { createEmbeddedDatabase } from './create-embedded-database.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { runMigrations } from './run-migrations.ts'
import * as schema from './schema.ts'
import { seedReferenceData } from './seed/seed-reference-data.ts'
import { watchEngine } from './watch-engine.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Connections of one process; the job queue has its own. */
const poolSize = 20
/** A server that does not answer for so long is away; a call that waited would help nobody. */
const connectionTimeoutMillis = 10_000

/** Key of the advisory lock under which one of several starting processes prepares the tables. */
const migrationLock = 7_401_911
/** Milliseconds between two tries at it. */
const lockPause = 100

/** The database cannot be opened; the message is one sentence for the operator. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

export interface OpenDatabase {
  db: Database
  /** The embedded engine, for the job queue; null on a PostgreSQL server. */
  pglite: PGlite | null
  /** Ends when the embedded engine broke down and has to be opened anew; on a PostgreSQL server never. */
  lost: Promise<void>
  check(): Promise<void>
  close(): Promise<void>
}

/** Opens the database that the settings name, and brings its tables and reference data up to date. */
export function openDatabase(settings: {
  databaseUrl: string | null
  dataDir: string
}): Promise<OpenDatabase> {
  return settings.databaseUrl ? openPostgres(settings.databaseUrl) : openEmbedded(settings.dataDir)
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const unlock = await lockDirectory(dataDir)
  try {
    const pglite = await startEngine(join(dataDir, 'database'))
    const embedded = drizzlePglite(pglite, { schema, casing: 'snake_case' })
    // The two drivers answer every call we make alike; their types differ only in the raw result of `execute`.
    const db = embedded as object as Database
    await runMigrations(db, migrationsFolder)
    await seedReferenceData(db)
    const close = async () => {
      // One that broke down, or finds no room to say good-bye, mends its files when it is opened again.
      await pglite.close().catch(() => {})
      unlock()
    }
    return { db, pglite, lost: watchEngine(pglite), check: () => ping(db), close }
  } catch (error) {
    unlock()
    throw error
  }
}

/** The engine's own 128 MB of buffers are for a database server; a family's stories fit into 16. */
const smallBuffers = ['-c', 'shared_buffers=16MB']

async function startEngine(folder: string): Promise<PGlite> {
  try {
    if (!existsSync(folder)) await createEmbeddedDatabase(folder)
    return await PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams, ...smallBuffers],
    })
  } catch (error) {
    if (isDiskFull(error)) throw new DiskFullError(folder)
    // The engine's own message is pages of minified code.
    throw new DatabaseUnavailableError(
      `The embedded database in ${folder} does not open (${firstLine(error)}). Put back a copy of the folder, or set DATA_DIR to another one to begin anew.`,
    )
  }
}

async function openPostgres(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  try {
    await prepareUnderLock(pool)
  } catch (error) {
    await pool.end()
    throw new DatabaseUnavailableError(`The database of DATABASE_URL does not answer: ${firstLine(error)}.`)
  }
  const db: Database = drizzlePostgres(pool, { schema, casing: 'snake_case' })
  return { db, pglite: null, lost: new Promise(() => {}), check: () => ping(db), close: () => pool.end() }
}

async function prepareUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await takeLock(client)
    const db = drizzlePostgres(client, { schema, casing: 'snake_case' })
    await runMigrations(db, migrationsFolder)
    await seedReferenceData(db)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}

/** Asks again and again: whoever waited within the database would hold up an index that is built there, which waits for all who wait. */
async function takeLock(client: PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      migrationLock,
    ])
    if (rows[0]?.taken) return
    await wait(lockPause)
  }
}

async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

function firstLine(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const message = cause instanceof Error ? cause.message || cause.name : String(cause)
  return message.split('\n')[0]?.slice(0, 200) ?? ''
}
