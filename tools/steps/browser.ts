/** `npm run e2e [files or titles]`: the journeys in a real browser alone. */
import { runSteps } from './run-steps.ts'
import { browserStep } from './test-steps.ts'

process.exitCode = (await runSteps([browserStep(process.argv.slice(2))])) ? 0 : 1
