import { expect, inject, onTestFinished, test } from 'vitest'
import { createWorldDatabase } from '../testing/world-database.ts'
import { openDatabase } from './open-database.ts'

/** What PGlite throws when the log of the database finds no room, seen on a disk that was full. */
const panic = Object.assign(new Error('XLogBeginInsert was already called'), {
  code: 'XX000',
  severity: 'PANIC',
})
const noRoom = Object.assign(new Error('could not extend file "base/5/16385": No space left on device'), {
  code: '53100',
  severity: 'ERROR',
})

async function openEmbedded() {
  const { settings, remove } = await createWorldDatabase({ ...inject('worldTemplate'), postgres: null })
  const database = await openDatabase({ databaseUrl: null, dataDir: settings.DATA_DIR })
  onTestFinished(async () => {
    await database.close()
    await remove()
  })
  const engine = database.pglite
  if (!engine) throw new Error('There is no embedded engine.')
  return { database, engine }
}

const refuse = (error: Error) => () => Promise.reject(error)

test.skipIf(inject('postgresUrl'))(
  'an engine that refused one write for want of room and is sane goes on answering',
  async () => {
    const { engine } = await openEmbedded()

    await expect(engine._runExclusiveQuery(refuse(noRoom))).rejects.toThrow(noRoom)

    expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    const inTransaction = engine.transaction(async (transaction) => {
      await transaction.query('select 1 / 0').catch(() => {})
      await engine._runExclusiveQuery(refuse(noRoom))
    })
    await expect(inTransaction).rejects.toThrow(noRoom)
    expect((await engine.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  },
)

test.skipIf(inject('postgresUrl'))('an engine that broke down says so and answers nobody again', async () => {
  const { database, engine } = await openEmbedded()

  const broken = engine._runExclusiveQuery(refuse(panic))

  await expect(broken).rejects.toMatchObject({ code: '57P02' })
  await database.lost
  await expect(database.check()).rejects.toThrow()
})

test.skipIf(inject('postgresUrl'))('an engine that answers nothing any more is taken for lost', async () => {
  const { database, engine } = await openEmbedded()
  engine.execProtocolRaw = async () => new Uint8Array()

  await expect(engine._runExclusiveQuery(refuse(noRoom))).rejects.toMatchObject({ code: '57P02' })

  await database.lost
})
