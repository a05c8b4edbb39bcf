import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { filesOutOfStep } from '../plots/compile-plots.ts'
import { projectRoot } from '../project-root.ts'
import { runProgram } from './run-program.ts'
import type { Step } from './run-steps.ts'

/** The compiler on every workspace that has a tsconfig.json. */
export const types: Step = {
  name: 'types',
  run: async () => {
    const configs = globSync(
      [
        '{packages,apps}/*/tsconfig.json',
        'apps/web/service-worker/tsconfig.json',
        'e2e/tsconfig.json',
        'tools/tsconfig.json',
      ],
      {
        cwd: projectRoot,
      },
    )
    const wrong: string[] = []
    for (const config of configs.sort()) {
      if (!(await runProgram('typescript/bin/tsc', ['-p', config]))) wrong.push(config)
    }
    if (wrong.length > 0) console.error(`Wrong types in ${wrong.map(dirname).join(', ')}.`)
    return { passed: configs.length - wrong.length, failed: wrong.length }
  },
}

/** Formatter and linter; `npx biome check --write` repairs what can be repaired. */
export const biome: Step = {
  name: 'format and lint',
  run: async () => {
    const passed = await runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])
    return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
}

/** The files of the plots are sound, and compiled. */
export const plots: Step = {
  name: 'plots',
  run: () => {
    const files = filesOutOfStep()
    if (files.length > 0) console.error(`Compiled plots out of step: ${files.join(', ')}. Run npm run plots.`)
    return { passed: files.length === 0 ? 1 : 0, failed: files.length }
  },
}
