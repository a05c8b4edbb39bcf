import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, chmodSync, chownSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../network/free-port.ts'
import { accountForPostgres } from './postgres-account.ts'

/** The program, which Debian keeps off the PATH of ordinary users; null where there is none. */
export function findPgbouncer(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find(isProgram) ?? null
}

/** Whether tests behind it are left out, for it is not installed. With CI=true they run all the same, and fail. */
export function isPgbouncerLeftOut(): boolean {
  return findPgbouncer() === null && !process.env.CI
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface RunningPgbouncer extends AsyncDisposable {
  /** The address of a database through the pooler. */
  through(databaseUrl: string): string
}

/** Few, so that those who ask share them from the beginning. */
const connections = 4
const startLimitMilliseconds = 60_000

/**
 * Starts pgbouncer in transaction mode before a PostgreSQL server of the tests.
 *
 * @throws Error where it is not installed, or does not answer within a minute
 */
export async function startPgbouncer(serverUrl: string): Promise<RunningPgbouncer> {
  const program = findPgbouncer()
  if (program === null) throw new Error('pgbouncer is not installed.')
  const server = new URL(serverUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'faith-fables-pgbouncer-'))
  const account = accountForPostgres()
  chmodSync(folder, 0o755)
  if (account) chownSync(folder, account.uid, account.gid)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsFor(server, port))
  const pooler = spawn(program, ['-q', file], { cwd: folder, stdio: 'ignore', ...account })
  const killWithUs = () => pooler.kill('SIGKILL')
  process.once('exit', killWithUs)
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl)
    url.port = String(port)
    return url.href
  }
  const stop = async () => {
    const ended = pooler.exitCode === null ? once(pooler, 'exit') : Promise.resolve()
    pooler.kill('SIGKILL')
    await ended
    process.off('exit', killWithUs)
    rmSync(folder, { recursive: true, force: true })
  }
  await readiness(through(serverUrl)).catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { through, [Symbol.asyncDispose]: stop }
}

const settingsFor = (server: URL, port: number): string => `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 400
`

async function readiness(url: string): Promise<void> {
  const deadline = AbortSignal.timeout(startLimitMilliseconds)
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return
    } catch (error) {
      if (deadline.aborted) throw error
      await wait(50)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}
