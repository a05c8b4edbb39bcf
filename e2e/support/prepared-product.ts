import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type ProductOptions,
  type RunningProduct,
  startProduct,
} from '@faith-fables/tools/product/start-product'
import { untilOnExplore } from './explore-shelf.ts'

interface PreparedOptions {
  settings: Record<string, string>
  /** Whether two stories are public. */
  publicShelf?: boolean
  /** Whether pictures are painted as families get them; each in one colour when absent. */
  paints?: boolean
}

/**
 * Starts a product on a copy of a data folder in which another made its database, and its public stories where they are wanted.
 * Both take a while, so a run does each once: a product that begins with nothing computes longer than some journeys.
 */
export async function startPreparedProduct({
  settings,
  publicShelf = false,
  paints = false,
}: PreparedOptions): Promise<RunningProduct> {
  const illustrator = illustratorThat({ paints })
  const shelf = paints ? 'painted-shelf' : 'shelf'
  const dataFolder = await (publicShelf
    ? copyOf(shelf, (folder) => makeShelf(folder, illustrator))
    : copyOf('database', makeDatabase))
  const product = await startProduct({ settings, dataFolder, ...illustrator })
  const stop = async () => {
    await product.stop()
    await rm(dataFolder, { recursive: true })
  }
  return { ...product, stop }
}

type Illustrator = Pick<ProductOptions, 'program'>

/** How to start a product that paints as families get it, or in one colour: drawing is most of what a story costs. */
export const illustratorThat = ({ paints }: { paints: boolean }): Illustrator =>
  paints ? {} : { program: 'src/testing/paint-in-one-colour.ts' }

async function makeDatabase(dataFolder: string): Promise<void> {
  const product = await startProduct({ dataFolder })
  await product.stop()
}

const stories = 2

async function makeShelf(dataFolder: string, illustrator: Illustrator): Promise<void> {
  const product = await startProduct({ dataFolder, settings: { STARTER_LIBRARY: 'on' }, ...illustrator })
  await untilOnExplore(product.url, stories)
  await product.stop()
}

/** A new data folder with what `make` makes in the first process of the run that wants it; the others wait for that one. */
async function copyOf(name: string, make: (dataFolder: string) => Promise<void>): Promise<string> {
  // The processes of a run have the same parent.
  const place = join(tmpdir(), `faith-fables-${name}-${process.ppid}`)
  const finished = join(place, 'finished')
  while (!existsSync(finished)) {
    if (isOursToMake(place)) await makeIn(place, finished, make)
    else await wait(100)
  }
  const folder = await mkdtemp(join(tmpdir(), 'faith-fables-data-'))
  cpSync(finished, folder, { recursive: true })
  return folder
}

/** Whether no other process of the run began before us. */
function isOursToMake(place: string): boolean {
  try {
    mkdirSync(place)
    return true
  } catch {
    return false
  }
}

async function makeIn(
  place: string,
  finished: string,
  make: (dataFolder: string) => Promise<void>,
): Promise<void> {
  const dataFolder = join(place, 'unfinished')
  mkdirSync(dataFolder)
  try {
    await make(dataFolder)
    renameSync(dataFolder, finished)
  } catch (error) {
    rmSync(place, { recursive: true })
    throw error
  }
}
