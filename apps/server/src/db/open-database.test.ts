import { readdirSync } from 'node:fs'
import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '../../../../tools/postgres/create-database.ts'
import { makeDataDirectory } from '../testing/world-database.ts'
import { DatabaseUnavailableError, type OpenDatabase, openDatabase } from './open-database.ts'

const postgresUrl = inject('postgresUrl')

async function newFolder(): Promise<string> {
  const folder = await makeDataDirectory('database')
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test('an empty folder becomes a database with its reference data, and holds nothing else', async () => {
  const dataDir = await newFolder()
  const database = await openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(() => database.close())

  expect(await countVerses(database)).toBeGreaterThan(0)
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'process.lock'])
})

test('a folder cannot be opened twice at once', async () => {
  const dataDir = await newFolder()
  const first = await openDatabase({ databaseUrl: null, dataDir })
  onTestFinished(() => first.close())

  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
    `The folder ${dataDir} is in use by process ${process.pid}, another Faith Fables server.`,
  )
  expect(await countVerses(first)).toBeGreaterThan(0)
})

test('a damaged database is refused in one sentence, and its folder is free again', async () => {
  const dataDir = await newFolder()
  const sound = await openDatabase({ databaseUrl: null, dataDir })
  await sound.close()
  await writeFile(join(dataDir, 'database', 'global', 'pg_control'), 'not what PostgreSQL wrote')

  const open = () => openDatabase({ databaseUrl: null, dataDir })

  await expect(open()).rejects.toThrow(DatabaseUnavailableError)
  await expect(open()).rejects.toThrow(/^The embedded database in .+ does not open .+ to begin anew\.$/)
})

test('a PostgreSQL that does not answer is refused in one sentence without its password', async () => {
  const databaseUrl = 'postgres://ruth:secret@127.0.0.1:1/fables'
  const opened = openDatabase({ databaseUrl, dataDir: await newFolder() })

  await expect(opened).rejects.toThrow(/^The database of DATABASE_URL does not answer: [^\n]+\.$/)
  await expect(opened).rejects.not.toThrow(/secret/)
})

test.runIf(postgresUrl)(
  'processes that start at once on an empty PostgreSQL prepare it once (OP-02)',
  async () => {
    const settings = { databaseUrl: await createDatabase(postgresUrl ?? ''), dataDir: await newFolder() }

    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
    onTestFinished(() => Promise.all(databases.map((database) => database.close())).then(() => {}))

    const counts = await Promise.all(databases.map(countVerses))
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBeGreaterThan(0)
    const applied = await databases[0]?.db.execute(
      sql`select count(*)::int as rows, count(distinct hash)::int as files from drizzle.__drizzle_migrations`,
    )
    expect(applied?.rows).toEqual([{ rows: migrations.length, files: migrations.length }])
  },
)

const migrations = readdirSync(new URL('./migrations', import.meta.url)).filter((file) =>
  file.endsWith('.sql'),
)

function countVerses({ db }: OpenDatabase): Promise<number> {
  return db.$count(sql`bible_verses`)
}
