import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '@faith-fables/tools/product/start-product'
import { untilOnExplore } from './explore-shelf.ts'

/** One for each run: its processes have the same parent. */
const place = join(tmpdir(), `faith-fables-shelf-${process.ppid}`)
const finished = join(place, 'finished')
const stories = 2

/** A new data folder in which two stories are public. Drawing them takes a while, so a run does it once and copies. */
export async function copyOfShelf(): Promise<string> {
  while (!existsSync(finished)) {
    if (isOursToMake()) await makeShelf()
    else await wait(100)
  }
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-data-'))
  cpSync(finished, folder, { recursive: true })
  return folder
}

/** Whether no other process of the run began before us. */
function isOursToMake(): boolean {
  try {
    mkdirSync(place)
    return true
  } catch {
    return false
  }
}

async function makeShelf(): Promise<void> {
  const dataFolder = join(place, 'unfinished')
  mkdirSync(dataFolder)
  try {
    const product = await startProduct({ dataFolder, settings: { STARTER_LIBRARY: 'on' } })
    await untilOnExplore(product.url, stories)
    await product.stop()
    renameSync(dataFolder, finished)
  } catch (error) {
    rmSync(place, { recursive: true })
    throw error
  }
}
