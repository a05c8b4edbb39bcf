/**
 * `npm run bench [names]`: measures the running product and prints each figure beside its target.
 * Without names all benches run. Files behind `moderation` are lines for it to read: theme, field, verdict and text, with tabs between them. It ends badly only when something could not be measured.
 */
import { bookBench } from './book-bench.ts'
import { drawingBench } from './drawing-bench.ts'
import type { Bench } from './figure.ts'
import { fleetBench } from './fleet-bench.ts'
import { growthBench } from './growth-bench.ts'
import { idleBench } from './idle-bench.ts'
import { memoryBench } from './memory-bench.ts'
import { moderationBench } from './moderation-bench.ts'
import { pagesBench } from './pages-bench.ts'
import { portraitBench } from './portrait-bench.ts'
import { readWanted } from './read-wanted.ts'
import { readingBench } from './reading-bench.ts'
import { runBenches } from './run-benches.ts'
import { serveBench } from './serve-bench.ts'
import { startBench } from './start-bench.ts'
import { styleBench } from './style-bench.ts'
import { tellingBench } from './telling-bench.ts'
import { upgradeBench } from './upgrade-bench.ts'

const benchesOf = (files: readonly string[]): Bench[] => [
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
  growthBench,
  fleetBench,
  upgradeBench,
]

const names = benchesOf([]).map(({ name }) => name)
const wanted = readWanted(process.argv.slice(2), names)
if ('refusal' in wanted) {
  console.error(wanted.refusal)
  process.exitCode = 1
} else {
  await runBenches(benchesOf(wanted.files).filter(({ name }) => wanted.benches.includes(name)))
}
