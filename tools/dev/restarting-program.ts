import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { projectRoot } from '../project-root.ts'

export interface RestartingProgram {
  /** Ends the running program, waits until it is gone, and starts it anew. Calls in quick succession make one restart. */
  restart(): void
  /** Ends it for good. */
  stop(): Promise<void>
}

/** A program that doesn't end in this time when asked to is killed. */
const graceMilliseconds = 15_000

/**
 * Keeps one Node program running, never two at a time: the embedded database does not survive two processes on its
 * folder, which is why `node --watch` is not used for the server.
 */
export function startRestartingProgram(
  args: string[],
  environment: Record<string, string>,
): RestartingProgram {
  const start = () =>
    spawn(process.execPath, args, {
      cwd: projectRoot,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    })
  let program = start()
  let restarting: Promise<void> | null = null

  const replace = async () => {
    await end(program)
    program = start()
    restarting = null
  }
  return {
    restart: () => {
      restarting ??= replace()
    },
    stop: async () => {
      await restarting
      await end(program)
    },
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const killing = setTimeout(() => program.kill('SIGKILL'), graceMilliseconds)
  const gone = once(program, 'exit')
  program.kill('SIGTERM')
  await gone
  clearTimeout(killing)
}
