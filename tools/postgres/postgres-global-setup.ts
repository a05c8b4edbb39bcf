import type { TestProject } from 'vitest/node'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The private PostgreSQL of this test run, or null when the tests run on the embedded database. */
    postgresUrl: string | null
  }
}

/** A thousand databases of a few rows, each for a moment: nothing is worth compiling, sweeping or keeping for a follower. */
const forSmallDatabases = {
  jit: 'off',
  shared_buffers: '16MB',
  autovacuum: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/**
 * Decides for a whole test run which database it is about. With `TEST_DATABASE=postgres` one private PostgreSQL is
 * started, and tests find it by `inject('postgresUrl')`.
 *
 * @throws Error when PostgreSQL is wanted and not installed.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE !== 'postgres') {
    project.provide('postgresUrl', null)
    return undefined
  }
  const postgres = await startPostgres(forSmallDatabases)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
