import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { runProgram } from './run-program.ts'
import type { Step, StepResult } from './run-steps.ts'

/** The compiler on every workspace that has a tsconfig.json. */
export const types: Step = {
  name: 'types',
  run: () => {
    const configs = globSync(
      ['{packages,apps}/*/tsconfig.json', 'e2e/tsconfig.json', 'tools/tsconfig.json'],
      {
        cwd: projectRoot,
      },
    )
    const wrong = configs.sort().filter((config) => !runProgram('typescript/bin/tsc', ['-p', config]))
    if (wrong.length > 0) console.error(`Wrong types in ${wrong.map(dirname).join(', ')}.`)
    return { passed: configs.length - wrong.length, failed: wrong.length }
  },
}

/** Formatter and linter; `npx biome check --write` repairs what can be repaired. */
export const biome: Step = {
  name: 'format and lint',
  run: () => asResult(runProgram('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])),
}

export function asResult(ended: boolean): StepResult {
  return ended ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}
