/** One part of a check: types, one kind of tests, the build. */
export interface Step {
  name: string
  /** Prints what there is to say while it runs. */
  run(): StepResult | Promise<StepResult>
}

/** A step that is not a set of tests counts as one. */
export interface StepResult {
  passed: number
  failed: number
  /** What could not be tested here, and why. */
  leftOut?: string
}

/**
 * Runs the steps in order, says how long each took, and ends at the first that fails.
 * What could not be tested here is named at the end, where it is seen.
 * The last line printed is always "N passed, N failed", the sum over the steps that ran.
 *
 * @param say where the lines go
 * @returns whether everything passed
 */
export async function runSteps(steps: Step[], say: (line: string) => void = console.log): Promise<boolean> {
  const total: StepResult = { passed: 0, failed: 0 }
  const leftOut: string[] = []
  for (const [index, step] of steps.entries()) {
    say(`\n[${index + 1}/${steps.length}] ${step.name}`)
    const started = performance.now()
    const result = await resultOf(step, say)
    const { passed, failed } = result
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    total.passed += passed
    total.failed += failed
    say(`[${index + 1}/${steps.length}] ${step.name}: ${failed > 0 ? 'FAILED' : 'ok'} after ${seconds} s`)
    if (result.leftOut) leftOut.push(`*** LEFT OUT of ${step.name}: ${result.leftOut}. ***`)
    if (failed > 0) break
  }
  for (const line of leftOut) say(line)
  say(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

async function resultOf(step: Step, say: (line: string) => void): Promise<StepResult> {
  try {
    return await step.run()
  } catch (error) {
    say(error instanceof Error ? error.message : String(error))
    return { passed: 0, failed: 1 }
  }
}
