import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../network/free-port.ts'
import { type RunningProduct, startProduct } from './start-product.ts'

/** The product as several processes on one PostgreSQL and one folder of files. */
export interface Fleet {
  /** Addresses of those that answer families. */
  urls: readonly string[]
  /** Ends one worker as a power cut would, and starts another one in its place. */
  replaceWorker(place: number): Promise<void>
  stop(): Promise<void>
}

/** @throws Error with what a process printed, when it does not become ready */
export async function startFleet(databaseUrl: string, apis: number, workers: number): Promise<Fleet> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'faith-fables-fleet-'))
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: '0' }
  const startApi = () => startProduct({ dataFolder, settings: { ...settings, ROLES: 'api' } })
  /** A worker listens for those who watch it alone. */
  const startWorker = async () => {
    const port = await freePort()
    const own = { ROLES: 'worker', METRICS_PORT: String(port) }
    return startProduct({ dataFolder, port, settings: { ...settings, ...own } })
  }
  // The first one makes the tables.
  const open: RunningProduct[] = [await startApi()]
  while (open.length < apis) open.push(await startApi())
  const working: RunningProduct[] = []
  while (working.length < workers) working.push(await startWorker())
  return {
    urls: open.map(({ url }) => url),
    async replaceWorker(place) {
      await working[place]?.kill()
      working[place] = await startWorker()
    },
    async stop() {
      for (const { stop } of [...working, ...open]) await stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}
