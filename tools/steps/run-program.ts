import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

interface Surroundings {
  /** Where it runs, seen from the project's folder. */
  folder?: string
  environment?: Record<string, string>
}

/**
 * Runs a JavaScript program of an installed package, with its output on ours.
 *
 * @param program its file below node_modules, such as `typescript/bin/tsc`
 * @returns whether it ended well
 */
export function runProgram(
  program: string,
  args: string[],
  { folder = '.', environment }: Surroundings = {},
): boolean {
  const result = spawnSync(process.execPath, [join(projectRoot, 'node_modules', program), ...args], {
    cwd: join(projectRoot, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  if (result.error) throw result.error
  return result.status === 0
}
