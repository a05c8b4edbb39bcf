import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../product/start-product.ts'
import type { Bench } from './figure.ts'

/** From the start of the server's process until it is ready: on an empty data folder, and on the same one again. */
export const startBench: Bench = {
  name: 'start',
  measure: async (say) => {
    say('A first and a second start ...')
    const dataFolder = await mkdtemp(join(tmpdir(), 'faith-fables-bench-'))
    try {
      const first = await secondsToStart(dataFolder)
      const second = await secondsToStart(dataFolder)
      return [
        { name: 'first start -> /readyz', measured: first, unit: 's' },
        {
          name: 'second start -> /readyz',
          measured: second,
          unit: 's',
          target: { atMost: 5 },
          reference: { name: 'first', measured: first },
        },
      ]
    } finally {
      await rm(dataFolder, { recursive: true, force: true })
    }
  },
}

async function secondsToStart(dataFolder: string): Promise<number> {
  const product = await startProduct({ dataFolder })
  await product.stop()
  return product.startMilliseconds / 1000
}
