/** `npm run check`: what can be known in a few minutes. */
import { runSteps } from './run-steps.ts'
import { biome, plots, types } from './static-steps.ts'
import { vitestStep } from './test-steps.ts'
import { unitProjects } from './unit-projects.ts'

const allPassed = await runSteps([
  types,
  biome,
  plots,
  vitestStep('architecture and migrations', { projects: ['tools'], only: ['architecture', 'migrations'] }),
  vitestStep('unit tests', { projects: unitProjects }),
])
process.exitCode = allPassed ? 0 : 1
