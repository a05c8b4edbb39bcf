import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../network/free-port.ts'
import { createDatabase } from './create-database.ts'
import { findPostgres } from './find-postgres.ts'
import { type Account, accountForPostgres } from './postgres-account.ts'

export interface RunningPostgres {
  /** The superuser's connection to the server's own database, such as `postgres://postgres@127.0.0.1:40123/postgres`. */
  url: string
  /** Makes an empty database and answers its URL; a random name when none is given. */
  createDatabase(name?: string): Promise<string>
  /** Ends the server at once, whoever is connected, and removes its files. */
  stop(): Promise<void>
}

const startLimitMilliseconds = 120_000

/**
 * Starts a private PostgreSQL for tests and measurements: on a free loopback port, in a temporary folder,
 * without waiting for the disk. It ends with the process that started it, even when that one is killed.
 *
 * @param particular settings of PostgreSQL beside those that spare it the disk
 * @throws Error when PostgreSQL is not installed, or does not start within two minutes.
 */
export async function startPostgres(
  particular: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const programs = findPostgres()
  if (programs === null) throw new Error('PostgreSQL is not installed: no initdb on the PATH.')

  const account = accountForPostgres()
  const folder = await createCluster(programs, account)
  const port = await freePort()
  const server = runServer({ programs, account, folder, port, settings: { ...usual, ...particular } })
  const stop = async () => {
    await endServer(server)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await readiness(server)
  } catch (error) {
    await stop()
    throw error
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  return { url, createDatabase: (name) => createDatabase(url, name ? { name } : {}), stop }
}

async function createCluster(programs: string, account: Account | null): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-postgres-'))
  if (account) await chown(folder, account.uid, account.gid)
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  const initdb = join(programs, 'initdb')
  await promisify(execFile)(initdb, [...settings, '-D', folder], { cwd: folder, ...account })
  return folder
}

/** Nothing here outlives the test run, so no write waits for the disk. */
const usual = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
}

/**
 * Becomes the server, after leaving a guard behind: the guard's input ends when we close it or when our process
 * dies in whatever way; it then ends the server and removes its folder. The server keeps the shell's process id.
 */
const guardedStart = `
exec 3<&0
( read -r nothing <&3
  kill -INT $$ 2>/dev/null
  waited=0
  while kill -0 $$ 2>/dev/null && [ $waited -lt 100 ]; do sleep 0.1; waited=$((waited + 1)); done
  rm -rf "$2" ) >/dev/null 2>&1 &
program=$1 folder=$2
shift 2
exec "$program" -D "$folder" "$@" 3<&-`

interface ServerToRun {
  programs: string
  account: Account | null
  folder: string
  port: number
  settings: Readonly<Record<string, string>>
}

function runServer({ programs, account, folder, port, settings }: ServerToRun): ChildProcess {
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  const shellArguments = [
    '-c',
    guardedStart,
    'sh',
    join(programs, 'postgres'),
    folder,
    '-p',
    String(port),
    ...options,
  ]
  return spawn('sh', shellArguments, {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
    ...account,
  })
}

async function readiness(server: ChildProcess): Promise<void> {
  const said = collectLog(server)
  const deadline = AbortSignal.timeout(startLimitMilliseconds)
  while (!said().includes('ready to accept connections')) {
    if (deadline.aborted || hasEnded(server)) {
      throw new Error(`PostgreSQL did not start. It said:\n${said() || '(nothing)'}`)
    }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** Keeps reading to the end, or the server would block on a full pipe; keeps only what start-up says. */
function collectLog(server: ChildProcess): () => string {
  let text = ''
  server.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (text.length < 10_000) text += chunk
  })
  return () => text
}

async function endServer(server: ChildProcess): Promise<void> {
  const ended = hasEnded(server) ? Promise.resolve() : once(server, 'exit')
  server.stdin?.end()
  await ended
}

function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null
}
