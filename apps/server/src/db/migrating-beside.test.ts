import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { findBreakingStatements } from '@faith-fables/tools/migrations/find-breaking-statements'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openSecondServer } from '../testing/open-second-server.ts'
import { plainModels } from '../testing/plain-models.ts'
import type { TestParent } from '../testing/sign-up-parent.ts'
import { startTestWorld, type TestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { makeDataDirectory } from '../testing/world-database.ts'
import type { Database } from './database.ts'
import { runMigrations } from './run-migrations.ts'

const postgresUrl = inject('postgresUrl')

/** What a version to come may do by the rule, to the tables that are used most. */
const versionToCome = [
  `ALTER TABLE "profiles" ADD COLUMN "church" text;--> statement-breakpoint
   ALTER TABLE "generations" ADD COLUMN "mood" text DEFAULT 'calm' NOT NULL;--> statement-breakpoint
   ALTER TABLE "stories" ADD COLUMN "mood" text DEFAULT 'calm' NOT NULL;--> statement-breakpoint
   ALTER TABLE "token_entries" ADD CONSTRAINT "entries_are_something" CHECK ("amount" <> 0) NOT VALID`,
  `CREATE TABLE "prayers" ("id" text PRIMARY KEY NOT NULL, "story_id" text NOT NULL);--> statement-breakpoint
   ALTER TABLE "prayers" ADD CONSTRAINT "prayers_of" FOREIGN KEY ("story_id") REFERENCES "stories"("id") ON DELETE cascade;--> statement-breakpoint
   CREATE INDEX "prayers_of_story" ON "prayers" ("story_id");--> statement-breakpoint
   ALTER TABLE "token_entries" VALIDATE CONSTRAINT "entries_are_something"`,
  `-- outside a transaction
   DROP INDEX CONCURRENTLY IF EXISTS "generations_by_mood";--> statement-breakpoint
   CREATE INDEX CONCURRENTLY "generations_by_mood" ON "generations" ("mood")`,
]

/** The migrations of this version with those to come behind them. */
async function folderOfVersionToCome(): Promise<string> {
  const folder = await makeDataDirectory('version-to-come')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true })
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(journalFile, 'utf8'))
  const newest = journal.entries.at(-1).when
  for (const [index, text] of versionToCome.entries()) {
    expect(findBreakingStatements(text)).toEqual([])
    const tag = `9${index}_to_come`
    journal.entries.push({ ...journal.entries.at(-1), tag, when: newest + index + 1 })
    await writeFile(join(folder, `${tag}.sql`), text)
  }
  await writeFile(journalFile, JSON.stringify(journal))
  return folder
}

/** How many transactions have a table for themselves, or wait to. */
async function countLocks(db: Database, table: string, kind: 'granted' | 'waited for'): Promise<number> {
  const { rows } = await db.execute(sql`
    select 1 from pg_locks where relation = ${table}::regclass and mode = 'AccessExclusiveLock' and granted = ${kind === 'granted'}`)
  return rows.length
}

/** Families who make stories and ask for what they ask for until told to stop; whatever is refused fails `done`. */
function useUntil(world: TestWorld, signal: AbortSignal) {
  let rounds = 0
  const ask = async (parent: TestParent) => {
    const api = world.as(parent)
    while (!signal.aborted) {
      await api.ask('getProfile')
      await api.ask('getLibrary')
      await api.ask('listTokenTransactions')
      rounds += 1
      await wait(20)
    }
  }
  const tell = async (parent: TestParent) => {
    let told = 0
    while (!signal.aborted || told === 0) {
      const story = await orderStory(world, parent)
      await story.publishWhole()
      told += 1
    }
    return told
  }
  const use = async () => {
    const parent = await world.createParent({ tokens: 10_000 })
    const [told] = await Promise.all([tell(parent), ask(parent)])
    return { told, stories: await world.as(parent).ask('getLibrary') }
  }
  return { rounds: () => rounds, done: use() }
}

test.runIf(postgresUrl)(
  'stories are made while a version to come changes tables that are in use, and nothing fails (OP-03)',
  async () => {
    const folder = await folderOfVersionToCome()
    await using world = await startTestWorld({ overrides: plainModels() })
    const db = world.context.database.db as Database
    const finished = new AbortController()
    const families = useUntil(world, finished.signal)
    const migrate = async () => {
      await expect.poll(families.rounds).toBeGreaterThan(0)
      // A report that somebody goes on reading: whoever changes the table has to wait for it, families must not.
      const migrating = await db.transaction(async (transaction) => {
        await transaction.execute(sql`select count(*) from profiles`)
        const migrated = runMigrations(db, folder)
        await expect.poll(() => countLocks(db, 'profiles', 'waited for')).toBe(1)
        const before = families.rounds()
        await expect.poll(families.rounds).toBeGreaterThan(before + 10)
        return { migrated }
      })
      await migrating.migrated
      await using next = await openSecondServer(world)
      await next.anonymous.ask('listAgeGroups')
    }

    const [{ told, stories }] = await Promise.all([families.done, migrate().finally(() => finished.abort())])

    expect(stories).toHaveLength(told)
    expect(world.log).toEqual([])
    const [row] = (
      await db.execute(sql`select
        (select count(*)::int from generations where mood = 'calm') as moods,
        (select indisvalid from pg_index where indexrelid = 'generations_by_mood'::regclass) as "isValid"`)
    ).rows
    expect(row).toEqual({ moods: told, isValid: true })
  },
)

test.runIf(postgresUrl)(
  'who holds what a migration waits for, and asks for what it holds, is served: the migration gives way (OP-08)',
  async () => {
    const folder = await folderOfVersionToCome()
    await using world = await startTestWorld({ overrides: plainModels() })
    const db = world.context.database.db as Database
    const migrating = Promise.withResolvers<void>()

    const family = db.transaction(async (transaction) => {
      await transaction.execute(sql`select count(*) from generations`)
      migrating.resolve(runMigrations(db, folder))
      // It holds what it changed of this table, and waits for the other.
      await expect.poll(() => countLocks(db, 'profiles', 'granted')).toBe(1)
      return await transaction.execute(sql`select count(*)::int as profiles from profiles`)
    })

    const [served] = await Promise.all([family, migrating.promise])
    expect(served.rows).toHaveLength(1)
    await db.execute(sql`select mood from generations`)
  },
)
