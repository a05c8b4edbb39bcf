import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgres } from '../postgres/find-postgres.ts'
import { type RunningPostgres, startPostgres } from '../postgres/start-postgres.ts'
import { commitBeforeNewestMigration, layOutVersion } from '../product/earlier-version.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { countMigrations } from './database-counts.ts'
import type { Bench, Figure } from './figure.ts'
import { type Family, makeStories, wrongCharges } from './making-families.ts'

/** Made by the version before, while the new one starts. */
const storiesBefore = 4
const storiesAfter = 2
/** Milliseconds after which the families are in the middle of their stories. */
const headStart = 4000

/**
 * The version before this one serves families while this one starts beside it and changes the tables; then it ends, and this one
 * goes on. `FROM=<commit>` starts another version than the one before the newest migration.
 */
export const upgradeBench: Bench = {
  name: 'upgrade',
  measure: async (say) => {
    if (findPostgres() === null) throw new Error('PostgreSQL is not installed.')
    const commit = process.env.FROM ?? commitBeforeNewestMigration()
    const project = await mkdtemp(join(tmpdir(), 'faith-fables-version-before-'))
    const postgres = await startPostgres()
    try {
      layOutVersion(commit, project)
      say(`the version before is ${commit.slice(0, 12)}.`)
      return await upgrade(postgres, project, say)
    } finally {
      await postgres.stop()
      await rm(project, { recursive: true, force: true })
    }
  },
}

async function upgrade(
  postgres: RunningPostgres,
  project: string,
  say: (line: string) => void,
): Promise<Figure[]> {
  const databaseUrl = await postgres.createDatabase()
  const dataFolder = await mkdtemp(join(tmpdir(), 'faith-fables-upgraded-'))
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '0' }
  const before: RunningProduct[] = []
  let after: RunningProduct[] = []
  try {
    // Each does both kinds of work: a worker alone could not be asked whether it is ready in all versions.
    while (before.length < 2) before.push(await startProduct({ project, dataFolder, settings }))
    const migrationsBefore = await countMigrations(databaseUrl)
    const urls = before.map(({ url }) => url)
    const making = makeStories(urls, storiesBefore)
    // Whoever hears of a failed start first ends all of it: what families are told then is no news.
    making.catch(() => undefined)
    await wait(headStart)
    say('two processes of this version start at once beside it ...')
    after = await Promise.all([1, 2].map(() => startProduct({ dataFolder, settings })))
    const migrationsAfter = await countMigrations(databaseUrl)
    const made = await making
    for (const { stop } of before.splice(0)) await stop()
    const urlsAfter = after.map(({ url }) => url)
    const [url = ''] = urlsAfter
    const early = made.map((family) => ({ ...family, parent: family.parent.at(url) }))
    const late = await makeStories(urlsAfter, storiesAfter)
    say(`${migrationsBefore} migrations before, ${migrationsAfter} after.`)
    return await figures({ run: migrationsAfter - migrationsBefore, families: [...early, ...late] })
  } finally {
    for (const { stop } of [...after, ...before]) await stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function figures({ run, families }: { run: number; families: Family[] }): Promise<Figure[]> {
  const told = families.flatMap(({ published }) => published).length
  const charges = await Promise.all(families.map(wrongCharges))
  const none = { atMost: 0 }
  return [
    { name: 'migrations run beside the version before', measured: run, unit: '', target: { atLeast: 1 } },
    {
      name: `stories of ${storiesBefore + storiesAfter} that were lost over an upgrade`,
      measured: storiesBefore + storiesAfter - told,
      unit: '',
      target: none,
    },
    {
      name: 'charges that are missing or too many after it',
      measured: charges.reduce((total, number) => total + number, 0),
      unit: '',
      target: none,
    },
  ]
}
