import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createWorldDatabase } from '../testing/world-database.ts'
import { type OpenDatabase, openDatabase } from './open-database.ts'

async function openWorld(): Promise<OpenDatabase> {
  const { settings, remove } = await createWorldDatabase(inject('worldTemplate'))
  onTestFinished(remove)
  return openDatabase({ databaseUrl: settings.DATABASE_URL ?? null, dataDir: settings.DATA_DIR })
}

/** No transaction begins with it. */
const refused = { isolationLevel: 'none such' as 'serializable' }

test.skipIf(inject('postgresUrl') === null)(
  'a transaction that is refused at its beginning gives its connection back, however often (OP-12)',
  async () => {
    const { db, check, close } = await openWorld()
    for (let tries = 0; tries < 25; tries++)
      await expect(db.transaction(async () => 'begun', refused)).rejects.toThrow('Failed query: begin')
    await check()
    const { rows } = await db.transaction((transaction) => transaction.execute(sql`select 1 + 1 as two`))
    expect(rows).toEqual([{ two: 2 }])
    await close()
  },
)

test('what a transaction throws undoes it, and the next one begins', async () => {
  const { db, close } = await openWorld()
  const failing = db.transaction(async (transaction) => {
    await transaction.execute(sql`create table undone (id int)`)
    throw new Error('not now')
  })
  await expect(failing).rejects.toThrow('not now')
  const { rows } = await db.transaction((transaction) =>
    transaction.execute(sql`select to_regclass('undone') as found`),
  )
  expect(rows).toEqual([{ found: null }])
  await close()
})
