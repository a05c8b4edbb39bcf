/** `npm test`: everything, cheapest first, to the first failure. */
import { buildWebApp } from '../setup/build-web-app.ts'
import { runSteps, type Step } from './run-steps.ts'
import { biome, types } from './static-steps.ts'
import { browserStep, integrationOnEmbedded, integrationOnPostgres, vitestStep } from './test-steps.ts'
import { unitProjects } from './unit-projects.ts'

const build: Step = {
  name: 'build of the web app',
  run: () => {
    buildWebApp()
    return { passed: 1, failed: 0 }
  },
}

const allPassed = await runSteps([
  types,
  biome,
  vitestStep('architecture and tools', { projects: ['tools'] }),
  vitestStep('unit tests', { projects: unitProjects }),
  integrationOnEmbedded,
  integrationOnPostgres,
  build,
  browserStep(),
])
process.exitCode = allPassed ? 0 : 1
