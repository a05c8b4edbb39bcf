import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Database, Queryable } from './database.ts'

/** A file that begins so is run statement by statement, as what says CONCURRENTLY must be. */
const outsideMark = '-- outside a transaction'

/**
 * Whoever waits for a table's lock holds up all who come after: so it waits no longer than families may. Three such waits
 * end within the second after which PostgreSQL looks for a deadlock (`deadlock_timeout`), which a family would otherwise
 * lose that holds one table of a migration and waits for another.
 */
const lockLimit = sql`set local lock_timeout = '300ms'`
/** Milliseconds in which those who were held up are served. */
const pauseAfterLock = 1000
/** A table that is never free for so many tries is held by somebody who forgot it: the start ends with PostgreSQL's words. */
const triesAtLock = 60

/** Rows of the library that writes migrations: older versions read them, too. */
const applied = sql`drizzle.__drizzle_migrations`

/**
 * Brings the tables up to date beside processes of the version before that go on serving: each migration is a transaction
 * of its own, which lets go of its locks before the next begins, and gives way where a table is in use.
 */
export async function runMigrations(db: Database, migrationsFolder: string): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`)
  await db.execute(
    sql`create table if not exists ${applied} (id serial primary key, hash text not null, created_at bigint)`,
  )
  const newest = await newestApplied(db)
  for (const migration of readMigrationFiles({ migrationsFolder })) {
    if (migration.folderMillis > newest) await run(db, migration)
  }
}

async function newestApplied(db: Database): Promise<number> {
  const { rows } = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from ${applied}`,
  )
  return Number(rows[0]?.newest ?? 0)
}

type Migration = ReturnType<typeof readMigrationFiles>[number]

async function run(db: Database, migration: Migration): Promise<void> {
  if (migration.sql[0]?.trimStart().startsWith(outsideMark)) return apply(db, migration)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction(async (transaction) => {
        await transaction.execute(lockLimit)
        await apply(transaction, migration)
      })
    } catch (error) {
      if (!isLockTaken(error) || tries === triesAtLock) throw error
      await wait(pauseAfterLock)
    }
  }
}

async function apply(
  queryable: Queryable,
  { sql: statements, hash, folderMillis }: Migration,
): Promise<void> {
  for (const statement of statements) await queryable.execute(sql.raw(statement))
  await queryable.execute(sql`insert into ${applied} (hash, created_at) values (${hash}, ${folderMillis})`)
}

/** `lock_not_available` and `deadlock_detected` of PostgreSQL: the table is held by somebody who will be done. */
const codesOfTakenLocks: unknown[] = ['55P03', '40P01']

function isLockTaken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error && 'code' in cause && codesOfTakenLocks.includes(cause.code)
}
