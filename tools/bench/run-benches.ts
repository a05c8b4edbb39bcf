import { availableParallelism, cpus, loadavg } from 'node:os'
import type { Bench, Figure } from './figure.ts'
import { figureTable } from './figure-table.ts'

/**
 * Measures one bench after the other and prints all figures beside their targets. The process ends badly only when
 * something could not be measured: a missed target is no error.
 */
export async function runBenches(benches: readonly Bench[]): Promise<void> {
  const [otherWork = 0] = loadavg()
  const figures: Figure[] = []
  for (const bench of benches) {
    try {
      figures.push(...(await bench.measure((line) => console.log(`${bench.name}: ${line}`))))
    } catch (error) {
      console.error(`${bench.name} could not be measured: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
    }
  }
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, Node ${process.versions.node}`
  console.log(`\n${machine}`)
  console.log(
    `Work of others on it when the benches began: ${otherWork.toFixed(1)} (a load of 0 measures best).\n`,
  )
  console.log(figureTable(figures))
}
