import type { StyleId } from '../styles/styles.ts'
import { createDrawingPool } from '../threads/drawing-pool.ts'
import { benchRequest } from './bench-request.ts'

/** What a process measures that was just begun: `node bench-fresh.ts <style>`, forked by the bench. */
export interface FreshFigures {
  /** From the start of the process to the first picture of its pool. */
  firstMs: number
  /** What the processor did until then. */
  firstComputingMs: number
  /** Ten scenes with two candidates each, in two threads. */
  twentyMs: number
  /** What the processor did for it, shared between two cores. */
  twentyComputingMs: number
  /** The most memory the process ever held, its two threads included. */
  peakMegabytes: number
}

// The drawing modules stay out of this thread, as they do in a server's.
const style = process.argv[2] as StyleId
const pool = createDrawingPool({ threads: 2 })
await pool.draw(benchRequest(style, 0))
const firstMs = performance.now()
const before = process.cpuUsage()
const firstComputingMs = (before.user + before.system) / 1000
await Promise.all(
  Array.from({ length: 20 }, (_, index) => pool.draw(benchRequest(style, index >> 1, index & 1))),
)
const twentyMs = performance.now() - firstMs
const { user, system } = process.cpuUsage(before)
await pool.close()
const figures: FreshFigures = {
  firstMs,
  firstComputingMs,
  twentyMs,
  twentyComputingMs: (user + system) / 2000,
  peakMegabytes: process.resourceUsage().maxRSS / 1024,
}
process.send?.(figures)
