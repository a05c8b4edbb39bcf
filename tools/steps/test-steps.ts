import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findFirebaseEmulator } from '../firebase/find-firebase-emulator.ts'
import { isPostgresLeftOut } from '../postgres/is-postgres-left-out.ts'
import { isPgbouncerLeftOut } from '../postgres/start-pgbouncer.ts'
import { memoryFolder } from './memory-folder.ts'
import { runProgram } from './run-program.ts'
import type { Step, StepResult } from './run-steps.ts'

interface VitestRun {
  /** Projects of vitest, each a folder's vitest.config.ts. */
  projects: string[]
  /** Only the test files whose path contains one of these. */
  only?: string[]
  /** Test files that are left out, as patterns. */
  without?: string[]
  environment?: Record<string, string>
  /** Test files at once; one more than there are cores when left out. */
  workers?: number
}

/** Where tests make their databases, data folders and browser profiles. */
const thrownAway = { TMPDIR: memoryFolder() }

/**
 * Vitest itself would leave one core to whoever works beside it: on two cores that is half of them. Files wait now and then, for
 * a timer of a screen or for a server that was killed, and one more uses the core meanwhile.
 */
const cores = availableParallelism()
const oneMoreThanCores = cores + 1
/** Where files wait for a database, for processes that start, and for moments that are to come. */
const twiceTheCores = 2 * cores

export function vitestStep(
  name: string,
  { projects, only = [], without = [], environment = {}, workers = oneMoreThanCores }: VitestRun,
): Step {
  const run = () =>
    withReport(async (report) => {
      const chosen = projects.map((project) => `--project=${project}`)
      const left = without.map((pattern) => `--exclude=${pattern}`)
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const passed = await runProgram(
        'vitest/vitest.mjs',
        ['run', ...only, ...chosen, ...left, `--maxWorkers=${workers}`, ...output],
        { environment: { ...thrownAway, ...environment } },
      )
      return { passed, count: vitestCount }
    })
  return { name, run }
}

const withoutPostgres = 'everything on PostgreSQL, which is not installed'
const withoutPgbouncer = 'the product behind pgbouncer, which is not installed'
const withoutFirebase = 'signing in at Firebase, whose emulator is not installed (`npm test` does it)'

/**
 * These meet no database, or ask nothing of it that others do not: what they find on one they find on the other. On PostgreSQL a server
 * is killed at each stage of a story.
 */
const onEmbeddedAlone = [
  '**/adapters/builtin/*.test.ts',
  '**/directory-lock.test.ts',
  '**/config.test.ts',
  '**/generations/killed-server.test.ts',
]

/**
 * What meets no database, and what asks of one what the two may do differently: starting, locks, queues, kills, money. Suppliers ask the
 * same of both.
 */
const onEmbedded = [
  'src/adapters/builtin/',
  'src/config.test.ts',
  'src/db/',
  'src/generations/drain.test.ts',
  'src/generations/faults.test.ts',
  'src/generations/killed-server.test.ts',
  'src/generations/pipeline.test.ts',
  'src/idempotency/',
  'src/jobs/',
  'src/main.test.ts',
  'src/stories/',
  'src/token-ledger/',
]

/**
 * The server's tests on the embedded database: those that could come to another end there than on PostgreSQL, where all run,
 * and everything where PostgreSQL is not installed. The journeys stand on it as well.
 */
export const integrationOnEmbedded: Step = {
  name: 'integration tests on the embedded database',
  run: () =>
    vitestStep('', { projects: ['server'], ...(!isPostgresLeftOut() && { only: onEmbedded }) }).run(),
}

/** The server's tests on a PostgreSQL that the tests start themselves. */
export const integrationOnPostgres: Step = {
  name: 'integration tests on PostgreSQL',
  run: async () => {
    if (isPostgresLeftOut()) return { passed: 0, failed: 0, leftOut: withoutPostgres }
    const environment = { TEST_DATABASE: 'postgres' }
    const run = { projects: ['server'], without: onEmbeddedAlone, environment, workers: twiceTheCores }
    const result = await vitestStep('', run).run()
    return isPgbouncerLeftOut() ? { ...result, leftOut: withoutPgbouncer } : result
  },
}

/** The journeys in a real browser, on the built web app and a server of their own. */
export function browserStep(chosen: string[] = []): Step {
  const run = () =>
    withReport(async (report, folder) => {
      const environment = { TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...chosen]
      return {
        passed: await runProgram('@playwright/test/cli.js', args, { environment }),
        count: playwrightCount,
      }
    })
  return { name: 'browser tests', run }
}

type Count = (report: string) => StepResult

/**
 * Counts from the machine-readable report; a run that ended badly has failed whatever the report says. The report's
 * folder is removed with all that lies in it.
 */
async function withReport(
  run: (report: string, folder: string) => Promise<{ passed: boolean; count: Count }>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(memoryFolder(), 'faith-fables-run-'))
  // A database in it may run as another user: PostgreSQL refuses to be root.
  chmodSync(folder, 0o755)
  const report = join(folder, 'report.json')
  try {
    const { passed, count } = await run(report, folder)
    const counted = countOrNothing(() => count(readFileSync(report, 'utf8')))
    return passed ? counted : { ...counted, failed: Math.max(1, counted.failed) }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function countOrNothing(count: () => StepResult): StepResult {
  try {
    return count()
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function vitestCount(report: string): StepResult {
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } =
    JSON.parse(report)
  return { passed: numPassedTests, failed: numFailedTests }
}

function playwrightCount(report: string): StepResult {
  const { stats }: { stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number> } =
    JSON.parse(report)
  const counted = { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  const leftOut = [isPostgresLeftOut() && withoutPostgres, !findFirebaseEmulator() && withoutFirebase]
    .filter((reason) => reason !== false)
    .join(', and ')
  return stats.skipped > 0 && leftOut ? { ...counted, leftOut } : counted
}
