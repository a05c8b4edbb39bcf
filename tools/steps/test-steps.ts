import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../postgres/find-postgres.ts'
import { runProgram } from './run-program.ts'
import type { Step, StepResult } from './run-steps.ts'

interface VitestRun {
  /** Projects of vitest, each a folder's vitest.config.ts. */
  projects: string[]
  /** Only the test files whose path contains this. */
  only?: string
  environment?: Record<string, string>
}

export function vitestStep(name: string, { projects, only, environment = {} }: VitestRun): Step {
  const run = () =>
    withReport(async (report) => {
      const chosen = projects.map((project) => `--project=${project}`)
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const passed = await runProgram(
        'vitest/vitest.mjs',
        ['run', ...(only ? [only] : []), ...chosen, ...output],
        {
          environment,
        },
      )
      return { passed, count: vitestCount }
    })
  return { name, run }
}

/** The server's tests once more, on a PostgreSQL that the tests start themselves. */
export const integrationOnPostgres: Step = {
  name: 'integration tests on PostgreSQL',
  run: () => {
    if (findPostgres() === null && !process.env.CI) {
      console.log('\n*** PostgreSQL is not installed: the tests on it are LEFT OUT. ***\n')
      return { passed: 0, failed: 0 }
    }
    const step = vitestStep('', { projects: ['server'], environment: { TEST_DATABASE: 'postgres' } })
    return step.run()
  },
}

/** The journeys in a real browser, on the built web app and a server of their own. */
export function browserStep(chosen: string[] = []): Step {
  const run = () =>
    withReport(async (report) => {
      const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: report }
      const args = ['test', '--config=e2e/playwright.config.ts', '--reporter=list,json', ...chosen]
      return {
        passed: await runProgram('@playwright/test/cli.js', args, { environment }),
        count: playwrightCount,
      }
    })
  return { name: 'browser tests', run }
}

type Count = (report: string) => StepResult

/** Counts from the machine-readable report; a run that ended badly has failed whatever the report says. */
async function withReport(
  run: (report: string) => Promise<{ passed: boolean; count: Count }>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'faith-fables-report-'))
  const report = join(folder, 'report.json')
  try {
    const { passed, count } = await run(report)
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
  const { stats }: { stats: { expected: number; flaky: number; unexpected: number } } = JSON.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
