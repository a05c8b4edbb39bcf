/**
 * `npm run stories`: prints stories of the built-in storyteller for reading.
 * `-- stories.txt` writes them to a file, `-- --seed=autumn` tells other ones, `-- --docs` writes those of
 * docs/stories anew. `-- --plot=two-halves --age=toddlers` compiles the plots and tells that one, for its writer.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { compilePlots } from '../plots/compile-plots.ts'
import { PlotFilesError } from '../plots/read-yaml.ts'
import { readingSample } from './reading-sample.ts'
import { tellPlot } from './tell-plot.ts'
import { writeShownStories } from './write-shown-stories.ts'

const { values, positionals } = parseArgs({
  options: {
    seed: { type: 'string', default: 'reading' },
    docs: { type: 'boolean', default: false },
    plot: { type: 'string' },
    age: { type: 'string' },
  },
  allowPositionals: true,
})
const [file] = positionals
try {
  if (values.docs) console.log((await writeShownStories()).join('\n'))
  else if (file) await writeFile(file, `${sample()}\n`)
  else console.log(sample())
} catch (error) {
  if (!(error instanceof PlotFilesError || error instanceof RangeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function sample(): string {
  const { plot, age, seed } = values
  if (plot === undefined) return readingSample(seed)
  compilePlots()
  return tellPlot({ plot, age, seed })
}
