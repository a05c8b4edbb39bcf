import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../network/free-port.ts'
import { projectRoot } from '../project-root.ts'

export interface ProductOptions {
  /** Settings of the server beside those chosen here, such as `DATABASE_URL`. */
  settings?: Record<string, string>
  /** An existing data folder; a fresh one, removed by `stop`, when left out. */
  dataFolder?: string
  /** Where it listens; a free port when left out. */
  port?: number
  /** The project's folder whose code is started; this one when left out. */
  project?: string
  /** What is started in the place of the server's src/main.ts, seen from the server's folder. */
  program?: string
}

export interface RunningProduct {
  /** Address of the web app and the API, without a slash at the end. */
  url: string
  processId: number
  dataFolder: string
  /** Milliseconds from the start of the process to the first answer of /readyz. */
  startMilliseconds: number
  /** What it has printed so far, the end of it. */
  output(): string
  /**
   * Asks the server to finish its work and end, and removes the data folder if it was made here.
   * @throws Error with what the server printed, when it had to be killed or ended with an error.
   */
  stop(): Promise<void>
  /** Ends the server without any warning, as a power cut would. The data folder stays. */
  kill(): Promise<void>
}

const startLimitMilliseconds = 180_000
const stopLimitMilliseconds = 90_000

/**
 * Starts the real server on a free port, with the built web app, as an operator would: for browser tests and
 * measurements. Nothing of the surrounding environment's settings, nor of a .env file, reaches it.
 *
 * @throws Error with what the server printed, when it ends or isn't ready within three minutes.
 */
export async function startProduct({
  settings = {},
  dataFolder,
  port: wantedPort,
  project = projectRoot,
  program,
}: ProductOptions = {}): Promise<RunningProduct> {
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'faith-fables-data-')))
  const port = wantedPort ?? (await freePort())
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const words = [...serveArguments(project), ...(program ? [program] : [])]
  const server = run(words, folder, { PORT: String(port), DATA_DIR: folder, ...quietSettings, ...settings })
  const removeFolder = async () => {
    if (!dataFolder) await rm(folder, { recursive: true, force: true })
  }
  try {
    await readiness(server, url)
  } catch (error) {
    await end(server, 'SIGKILL')
    await removeFolder()
    throw error
  }
  return {
    url,
    processId: server.process.pid ?? 0,
    dataFolder: folder,
    startMilliseconds: performance.now() - started,
    output: server.output,
    kill: () => end(server, 'SIGKILL'),
    stop: async () => {
      const wasRunning = !hasEnded(server)
      await end(server, 'SIGTERM')
      await removeFolder()
      if (wasRunning && server.process.exitCode !== 0) {
        throw new Error(
          `The server did not end in good order. It printed:\n${server.output() || '(nothing)'}`,
        )
      }
    },
  }
}

/** No limits that a quick test would run into, and no work of its own in the background. */
const quietSettings = { RATE_LIMIT: '0', STARTER_LIBRARY: 'off', LOG_LEVEL: 'warn' }

interface Server {
  process: ChildProcess
  /** What it has printed so far. */
  output(): string
}

/** What `npm run serve` passes to Node, with the program's whole path: the server is started as operators start it. */
function serveArguments(project: string): string[] {
  const { scripts }: { scripts: { serve: string } } = JSON.parse(
    readFileSync(join(project, 'package.json'), 'utf8'),
  )
  const [, ...words] = scripts.serve.split(' ')
  return words.map((word) => (word.startsWith('--') ? word : join(project, word)))
}

function run(words: string[], folder: string, settings: Record<string, string>): Server {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { PATH, HOME, TMPDIR, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  return { process: child, output: () => output }
}

async function readiness(server: Server, url: string): Promise<void> {
  const deadline = AbortSignal.timeout(startLimitMilliseconds)
  while (!(await isReady(url))) {
    if (hasEnded(server) || deadline.aborted) {
      throw new Error(`The server did not become ready. It printed:\n${server.output() || '(nothing)'}`)
    }
    await wait(25)
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

async function end(server: Server, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(server)) return
  const gone = once(server.process, 'exit')
  const killing = setTimeout(() => server.process.kill('SIGKILL'), stopLimitMilliseconds)
  server.process.kill(signal)
  await gone
  clearTimeout(killing)
}

function hasEnded(server: Server): boolean {
  return server.process.exitCode !== null || server.process.signalCode !== null
}
