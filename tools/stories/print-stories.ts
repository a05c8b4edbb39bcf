/**
 * `npm run stories`: prints stories of the built-in storyteller for reading.
 * `-- stories.txt` writes them to a file, `-- --seed=autumn` tells other ones, `-- --docs` writes those of
 * docs/stories anew.
 */
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readingSample } from './reading-sample.ts'
import { writeShownStories } from './write-shown-stories.ts'

const { values, positionals } = parseArgs({
  options: { seed: { type: 'string', default: 'reading' }, docs: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [file] = positionals
if (values.docs) console.log((await writeShownStories()).join('\n'))
else if (file) await writeFile(file, `${readingSample(values.seed)}\n`)
else console.log(readingSample(values.seed))
