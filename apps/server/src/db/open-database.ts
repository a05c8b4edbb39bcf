import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Client, Pool } from 'pg'
import { DiskFullError, isDiskFull } from '../ports/disk-room.ts'
import { createEmbeddedDatabase } from './create-embedded-database.ts'
import type { Database } from './database.ts'
import { lockDirectory } from './directory-lock.ts'
import { runMigrations } from './run-migrations.ts'
import * as schema from './schema.ts'
import { seedReferenceData } from './seed/seed-reference-data.ts'
import { sharesConnections } from './shares-connections.ts'
import { transactionsOnPool } from './transactions-on-pool.ts'
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
  /** Where the address above leads through a pooler; the same one when left out. */
  databaseDirectUrl?: string | null
  dataDir: string
}): Promise<OpenDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings
  return databaseUrl ? openPostgres(databaseUrl, databaseDirectUrl ?? databaseUrl) : openEmbedded(dataDir)
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

async function openPostgres(databaseUrl: string, directUrl: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize, connectionTimeoutMillis })
  // A connection that breaks is replaced by the pool, and whoever asks by it hears of it. Without a listener it would end the
  // process: one that is idle by the pool's, one that a transaction holds while it computes by its own.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    const isPooled = await sharesConnections(pool).catch(nameIn('DATABASE_URL'))
    if (isPooled && directUrl === databaseUrl) throw new DatabaseUnavailableError(pooledSentence)
    const setting = directUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL'
    await prepareUnderLock(directUrl).catch(nameIn(setting))
  } catch (error) {
    await pool.end()
    throw error
  }
  const db: Database = drizzlePostgres(pool, { schema, casing: 'snake_case' })
  // Drizzle's own (0.45.4) never gives a connection back on which `begin` fails, as where the database goes away in that moment: each
  // time the pool has one fewer, and it never closes (https://github.com/drizzle-team/drizzle-orm/issues/6023).
  db.transaction = transactionsOnPool(pool, (client) =>
    drizzlePostgres(client, { schema, casing: 'snake_case' }),
  )
  return { db, pglite: null, lost: new Promise(() => {}), check: () => ping(db), close: () => pool.end() }
}

const pooledSentence =
  'DATABASE_URL leads through a pooler that shares its connections, such as pgbouncer in transaction mode. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, for migrations and the queue of work.'

function nameIn(setting: string): (error: unknown) => never {
  return (error) => {
    throw new DatabaseUnavailableError(`The database of ${setting} does not answer: ${firstLine(error)}.`)
  }
}

/** The lock belongs to a session, which a pooler would hand to somebody else. */
async function prepareUnderLock(directUrl: string): Promise<void> {
  const client = new Client({ connectionString: directUrl, connectionTimeoutMillis })
  client.on('error', () => {})
  try {
    await client.connect()
    await takeLock(client)
    const db = drizzlePostgres(client, { schema, casing: 'snake_case' })
    await runMigrations(db, migrationsFolder)
    await seedReferenceData(db)
  } finally {
    // The lock goes with the session.
    await client.end().catch(() => {})
  }
}

/** Asks again and again: whoever waited within the database would hold up an index that is built there, which waits for all who wait. */
async function takeLock(client: Client): Promise<void> {
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
