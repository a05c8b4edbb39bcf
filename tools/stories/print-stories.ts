/**
 * `npm run stories`: prints stories of the built-in storyteller for reading.
 * `-- stories.txt` writes them to a file, `-- --seed=autumn` tells other ones.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readingSample } from './reading-sample.ts'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'reading' } },
  allowPositionals: true,
})
const [file] = positionals
const sample = readingSample(values.seed)
if (file) await writeFile(file, `${sample}\n`)
else console.log(sample)
