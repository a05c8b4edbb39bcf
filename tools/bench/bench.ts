/**
 * `npm run bench [names]`: measures the running product and prints each figure beside its target.
 * Without names all benches run. Files behind `moderation` are lines for it to read: theme, field, verdict and text, with tabs between them. It ends badly only when something could not be measured.
 */
import { existsSync } from 'node:fs'
import { bookBench } from './book-bench.ts'
import { drawingBench } from './drawing-bench.ts'
import type { Bench } from './figure.ts'
import { idleBench } from './idle-bench.ts'
import { memoryBench } from './memory-bench.ts'
import { moderationBench } from './moderation-bench.ts'
import { pagesBench } from './pages-bench.ts'
import { portraitBench } from './portrait-bench.ts'
import { readingBench } from './reading-bench.ts'
import { runBenches } from './run-benches.ts'
import { serveBench } from './serve-bench.ts'
import { startBench } from './start-bench.ts'
import { styleBench } from './style-bench.ts'
import { tellingBench } from './telling-bench.ts'

const wanted = process.argv.slice(2)
const files = wanted.filter((argument) => existsSync(argument))

const benches: Bench[] = [
  startBench,
  memoryBench,
  idleBench,
  styleBench,
  readingBench,
  moderationBench(files),
  tellingBench,
  portraitBench,
  pagesBench,
  drawingBench,
  bookBench,
  serveBench,
]

const chosen = wanted.length === 0 ? benches : benches.filter(({ name }) => wanted.includes(name))
if (chosen.length === 0) {
  console.error(`There is no such bench. These are there: ${benches.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}
await runBenches(chosen)
