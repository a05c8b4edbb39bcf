/**
 * `npm run bench [names]`: measures the running product and prints each figure beside its target.
 * Without names all benches run. It ends badly only when something could not be measured.
 */
import { availableParallelism, cpus, loadavg } from 'node:os'
import { drawingBench } from './drawing-bench.ts'
import type { Bench, Figure } from './figure.ts'
import { figureTable } from './figure-table.ts'
import { memoryBench } from './memory-bench.ts'
import { startBench } from './start-bench.ts'
import { styleBench } from './style-bench.ts'
import { tellingBench } from './telling-bench.ts'

const benches: Bench[] = [startBench, memoryBench, styleBench, tellingBench, drawingBench]

const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`
const [otherWork = 0] = loadavg()

const wanted = process.argv.slice(2)
const chosen = wanted.length === 0 ? benches : benches.filter(({ name }) => wanted.includes(name))
if (chosen.length === 0) {
  console.error(`There is no such bench. These are there: ${benches.map(({ name }) => name).join(', ')}.`)
  process.exitCode = 1
}

const figures: Figure[] = []
for (const bench of chosen) {
  try {
    figures.push(...(await bench.measure((line) => console.log(`${bench.name}: ${line}`))))
  } catch (error) {
    console.error(`${bench.name} could not be measured: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
console.log(`\n${machine}`)
console.log(
  `Work of others on it when the benches began: ${otherWork.toFixed(1)} (a load of 0 measures best).\n`,
)
console.log(figureTable(figures))
