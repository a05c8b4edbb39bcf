import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

interface Surroundings {
  /** Where it runs, seen from the project's folder. */
  folder?: string
  environment?: Record<string, string>
}

/**
 * Runs a JavaScript program of an installed package, with its output on ours. When we are asked to end, it is too.
 *
 * @param program its file below node_modules, such as `typescript/bin/tsc`
 * @returns whether it ended well
 */
export async function runProgram(
  program: string,
  args: string[],
  { folder = '.', environment }: Surroundings = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [join(projectRoot, 'node_modules', program), ...args], {
    cwd: join(projectRoot, folder),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const endToo = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGTERM', endToo).on('SIGINT', endToo)
  try {
    const [status] = await once(child, 'exit')
    return status === 0
  } finally {
    process.off('SIGTERM', endToo).off('SIGINT', endToo)
  }
}
