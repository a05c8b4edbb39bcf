import { fork } from 'node:child_process'
import sharp from 'sharp'
import { drawPicture } from '../pictures/draw-picture.ts'
import { sampleStory } from '../samples/sample-story.ts'
import { type StyleId, styleIds } from '../styles/styles.ts'
import type { FreshFigures } from './bench-fresh.ts'
import { benchRequest } from './bench-request.ts'

export interface DrawingFigures extends FreshFigures {
  style: StyleId
  /** From the request to three encoded pictures, in one thread, warmed up. */
  medianMs: number
  /** What the processor did for it: less than the time that passed when others use the machine too. */
  computingMs: number
  /** Size of the large picture. */
  medianKilobytes: number
}

/** Draws the pages of the sample story in every style, one after the other, here and in a process of their own. */
export async function benchDrawing(): Promise<DrawingFigures[]> {
  // One core: the encoder has no threads of its own, as in the drawing threads.
  sharp.concurrency(1)
  const figures: DrawingFigures[] = []
  for (const style of styleIds)
    figures.push({ style, ...(await oneByOne(style)), ...(await inFreshProcess(style)) })
  return figures
}

async function oneByOne(
  style: StyleId,
): Promise<Pick<DrawingFigures, 'medianMs' | 'computingMs' | 'medianKilobytes'>> {
  await draw(style, 0)
  const runs = []
  for (let page = 0; page < sampleStory.length; page++) runs.push(await draw(style, page))
  return {
    medianMs: median(runs.map(({ ms }) => ms)),
    computingMs: median(runs.map(({ computingMs }) => computingMs)),
    medianKilobytes: median(runs.map(({ kilobytes }) => kilobytes)),
  }
}

async function draw(style: StyleId, page: number) {
  const start = performance.now()
  const before = process.cpuUsage()
  const { large } = await drawPicture(benchRequest(style, page))
  const { user, system } = process.cpuUsage(before)
  return {
    ms: performance.now() - start,
    computingMs: (user + system) / 1000,
    kilobytes: large.length / 1024,
  }
}

/** Blocks of memory go back to the system as in a server; see apps/server/serve.mjs. */
const asServed = { MALLOC_MMAP_THRESHOLD_: String(256 * 1024) }

function inFreshProcess(style: StyleId): Promise<FreshFigures> {
  const child = fork(new URL('./bench-fresh.ts', import.meta.url), [style], { env: asServed })
  return new Promise((resolve, reject) => {
    child.once('message', (figures) => resolve(figures as FreshFigures))
    child.once('exit', (code) => reject(new Error(`Drawing in ${style} ended with code ${code}.`)))
  })
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)
}
