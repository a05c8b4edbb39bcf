import type { TestProject } from 'vitest/node'
import { findPostgres } from './find-postgres.ts'
import { startPostgres } from './start-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The private PostgreSQL of this test run, or null where PostgreSQL is not installed. */
    postgresUrl: string | null
  }
}

const missing =
  'PostgreSQL is not installed, so no test ran on it. Install the package "postgresql" to run them.'

/** Starts one PostgreSQL for the whole test run; tests ask for it with `inject('postgresUrl')`. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (findPostgres() === null) {
    if (process.env.CI) throw new Error(missing)
    console.warn(`\n*** ${missing} ***\n`)
    project.provide('postgresUrl', null)
    return undefined
  }
  const postgres = await startPostgres()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
