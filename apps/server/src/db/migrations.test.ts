import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { type AppConfig, initialAppConfig } from '@faith-fables/contract'
import { drizzle } from 'drizzle-orm/pglite'
import { expect, onTestFinished, test } from 'vitest'
import { makeDataDirectory } from '../testing/world-database.ts'
import { createEmbeddedDatabase } from './create-embedded-database.ts'
import type { Database } from './database.ts'
import { openDatabase } from './open-database.ts'
import { runMigrations } from './run-migrations.ts'
import { appConfigs } from './schema.ts'

const everyMigration = fileURLToPath(new URL('./migrations', import.meta.url))

/** A data folder as the version before a migration left it, with its row of prices. */
async function folderFromBefore(migration: string, prices: AppConfig): Promise<string> {
  const dataDir = await makeDataDirectory('migrations')
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  await createEmbeddedDatabase(join(dataDir, 'database'))
  const migrationsFolder = await migrationsBefore(migration, join(dataDir, 'earlier-migrations'))
  const pglite = await PGlite.create(join(dataDir, 'database'))
  const db = drizzle(pglite, { casing: 'snake_case' })
  await runMigrations(db as object as Database, migrationsFolder)
  await db.insert(appConfigs).values({ id: 1, values: prices })
  await pglite.close()
  return dataDir
}

async function migrationsBefore(migration: string, folder: string): Promise<string> {
  await cp(everyMigration, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  const position = entries.findIndex(({ tag }: { tag: string }) => tag.endsWith(migration))
  expect(position, `the migration ${migration}`).toBeGreaterThan(0)
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, position) }))
  return folder
}

const formerConfig = { ...initialAppConfig, regenLimitPercentDefault: 30, regenLimitPercentPremium: 50 }

test.each([
  ['the shipped ones', {}, { regenLimitPercentDefault: 100, regenLimitPercentPremium: 200 }],
  [
    'the operator’s own',
    { regenLimitPercentDefault: 40, regenLimitPercentPremium: 0 },
    { regenLimitPercentDefault: 40, regenLimitPercentPremium: 0 },
  ],
  [
    'half the operator’s own',
    { regenLimitPercentPremium: 80, imageCostDefault: 7 },
    { regenLimitPercentDefault: 100, regenLimitPercentPremium: 80, imageCostDefault: 7 },
  ],
])('redraws of an installation from before are raised where they are %s (D-05)', async (_, set, expected) => {
  const dataDir = await folderFromBefore('more_redraws', { ...formerConfig, ...set })

  const database = await openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(() => database.close())

  const rows = await database.db.select().from(appConfigs)
  expect(rows).toEqual([{ id: 1, values: { ...formerConfig, ...expected } }])
})
