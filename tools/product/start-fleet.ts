import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../network/free-port.ts'
import { type RunningProduct, startProduct } from './start-product.ts'

/** The product as several processes on one PostgreSQL and one folder of files. */
export interface Fleet {
  /** Addresses of those that answer families. */
  urls: readonly string[]
  dataFolder: string
  /** Ends one worker as a power cut would, and starts another one in its place. */
  replaceWorker(place: number): Promise<void>
  stop(): Promise<void>
}

export interface FleetOptions {
  /** Settings of every process beside those chosen here. */
  settings?: Record<string, string>
  /** An existing folder of files; a fresh one, removed by `stop`, when left out. */
  dataFolder?: string
  /** The project's folder whose code is started; this one when left out. */
  project?: string
}

/** @throws Error with what a process printed, when it does not become ready */
export async function startFleet(
  databaseUrl: string,
  apis: number,
  workers: number,
  options: FleetOptions = {},
): Promise<Fleet> {
  const dataFolder = options.dataFolder ?? (await mkdtemp(join(tmpdir(), 'faith-fables-fleet-')))
  const common = { dataFolder, ...(options.project && { project: options.project }) }
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '0', ...options.settings }
  const startApi = () => startProduct({ ...common, settings: { ...settings, ROLES: 'api' } })
  /** A worker listens for those who watch it alone. */
  const startWorker = async () => {
    const port = await freePort()
    const own = { ROLES: 'worker', METRICS_PORT: String(port) }
    return startProduct({ ...common, port, settings: { ...settings, ...own } })
  }
  const open: RunningProduct[] = []
  const working: RunningProduct[] = []
  const stop = async () => {
    for (const product of [...working, ...open]) await product.stop()
    if (!options.dataFolder) await rm(dataFolder, { recursive: true, force: true })
  }
  try {
    // The first one makes the tables.
    while (open.length < apis) open.push(await startApi())
    while (working.length < workers) working.push(await startWorker())
  } catch (error) {
    await stop()
    throw error
  }
  return {
    urls: open.map(({ url }) => url),
    dataFolder,
    async replaceWorker(place) {
      await working[place]?.kill()
      working[place] = await startWorker()
    },
    stop,
  }
}
