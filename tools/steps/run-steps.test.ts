import { expect, test } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

test('ends with the sum of all steps in one line', async () => {
  const { allPassed, lines } = await run([stepWith('types', 1, 0), stepWith('unit tests', 41, 0)])

  expect(allPassed).toBe(true)
  expect(lines.at(-1)).toBe('42 passed, 0 failed')
})

test('stops at the first failure and runs nothing after it', async () => {
  const { allPassed, lines } = await run([
    stepWith('types', 1, 0),
    stepWith('unit tests', 9, 2),
    stepWith('browser', 5, 0),
  ])

  expect(allPassed).toBe(false)
  expect(lines.join()).not.toContain('browser')
  expect(lines.at(-1)).toBe('10 passed, 2 failed')
})

test('a step that throws has failed, and its reason is printed', async () => {
  const { allPassed, lines } = await run([
    { name: 'build', run: () => Promise.reject(new Error('the web app does not build')) },
  ])

  expect(allPassed).toBe(false)
  expect(lines).toContain('the web app does not build')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})

test('what was left out is named at the end', async () => {
  const { allPassed, lines } = await run([
    {
      name: 'browser',
      run: () => ({ passed: 3, failed: 0, leftOut: 'two journeys, for want of a browser' }),
    },
    stepWith('build', 1, 0),
  ])

  expect(allPassed).toBe(true)
  expect(lines.slice(-2)).toEqual([
    '*** LEFT OUT of browser: two journeys, for want of a browser. ***',
    '4 passed, 0 failed',
  ])
})

async function run(steps: Step[]) {
  const printed: string[] = []
  const allPassed = await runSteps(steps, (line) => void printed.push(line))
  return { allPassed, lines: printed.map((line) => line.trim()) }
}

const stepWith = (name: string, passed: number, failed: number): Step => ({
  name,
  run: () => ({ passed, failed }),
})
