import { isPgbouncerLeftOut, startPgbouncer } from '@faith-fables/tools/postgres/start-pgbouncer'
import pg from 'pg'
import { describe, expect, inject, test } from 'vitest'
import { createDatabase } from '../../../../tools/postgres/create-database.ts'
import { openSecondServer } from '../testing/open-second-server.ts'
import { plainModels } from '../testing/plain-models.ts'
import { startTestWorld } from '../testing/start-test-world.ts'
import { orderStory } from '../testing/story-steps.ts'
import { createWorldDatabase } from '../testing/world-database.ts'
import { openDatabase } from './open-database.ts'

const serverUrl = inject('postgresUrl') ?? ''

describe.skipIf(serverUrl === '' || isPgbouncerLeftOut())('behind pgbouncer in transaction mode', () => {
  test('families are answered and stories made by two processes, and both hear of new jobs (OP-04)', async () => {
    await using pgbouncer = await startPgbouncer(serverUrl)
    const database = await createWorldDatabase(inject('worldTemplate'))
    const direct = database.settings.DATABASE_URL ?? ''
    try {
      await using world = await startTestWorld({
        settings: { DATABASE_URL: pgbouncer.through(direct), DATABASE_DIRECT_URL: direct },
        overrides: plainModels(),
      })
      await using second = await openSecondServer(world)
      expect(await askOne(direct, sessionsThat('LISTEN'))).toBe(2)
      const parents = await Promise.all([1, 2, 3].map(() => world.createParent({ tokens: 500 })))
      const stories = await Promise.all(
        parents.map(async (parent) => {
          const story = await orderStory(world, parent)
          // Whoever reads Explore asks for the version of the library, over whichever connection is free.
          await Promise.all([1, 2, 3, 4].map(() => second.anonymous.ask('countPublicStories')))
          return story.publishWhole()
        }),
      )
      expect(new Set(stories).size).toBe(parents.length)
      expect(world.log).toEqual([])
    } finally {
      await database.remove()
    }
  })

  test('processes that start at once bring an empty database to the newest version once (OP-04)', async () => {
    await using pgbouncer = await startPgbouncer(serverUrl)
    const databaseDirectUrl = await createDatabase(serverUrl)
    const settings = {
      databaseUrl: pgbouncer.through(databaseDirectUrl),
      databaseDirectUrl,
      dataDir: '/nowhere',
    }
    const databases = await Promise.all([1, 2, 3].map(() => openDatabase(settings)))
    for (const database of databases) {
      await database.check()
      await database.close()
    }
    const twice = 'select count(*) - count(distinct hash) from drizzle.__drizzle_migrations'
    expect(Number(await askOne(databaseDirectUrl, twice))).toBe(0)
  })

  test('without the direct address the start is refused in a sentence (OP-05)', async () => {
    await using pgbouncer = await startPgbouncer(serverUrl)
    const databaseUrl = pgbouncer.through(await createDatabase(serverUrl))
    await expect(openDatabase({ databaseUrl, dataDir: '/nowhere' })).rejects.toThrow(
      /^DATABASE_URL leads through a pooler .+ Set DATABASE_DIRECT_URL to the address of PostgreSQL itself/,
    )
  })

  test('a direct address at which nobody answers is named (OP-05)', async () => {
    await using pgbouncer = await startPgbouncer(serverUrl)
    const databaseUrl = pgbouncer.through(await createDatabase(serverUrl))
    const databaseDirectUrl = 'postgres://ruth:secret@127.0.0.1:1/fables'
    const opened = openDatabase({ databaseUrl, databaseDirectUrl, dataDir: '/nowhere' })
    await expect(opened).rejects.toThrow(/^The database of DATABASE_DIRECT_URL does not answer: [^\n]+\.$/)
  })
})

/** How many sessions of a database said this last. */
const sessionsThat = (word: string) =>
  `select count(*)::int from pg_stat_activity where datname = current_database() and query like '${word} %'`

async function askOne(url: string, query: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query({ text: query, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
