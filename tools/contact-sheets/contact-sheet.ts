/**
 * `npm run contact-sheet`: draws sheets of pictures to look at into contact-sheets/, all of them or those named
 * (`-- poses faces`); `-- all-things --style felt` all things in a style; `-- --list` prints the names, `-- --docs` draws
 * those of docs/illustrations anew.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawSheet } from '@faith-fables/illustrator/sheets/draw-sheet'
import { drawThingSheets } from '@faith-fables/illustrator/sheets/draw-thing-sheets'
import { sheets } from '@faith-fables/illustrator/sheets/sheets'
import { type StyleId, styleIds } from '@faith-fables/illustrator/styles/styles'
import { projectRoot } from '../project-root.ts'
import { storyStrips } from './story-strips.ts'
import { writeShownSheets } from './write-shown-sheets.ts'

const folder = join(projectRoot, 'contact-sheets')
const THINGS = 'all-things'

async function drawAll(wanted: readonly string[], style: StyleId): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const sheet of [...sheets(), ...storyStrips()]) {
    if (!isWanted(sheet.name, wanted)) continue
    await (await drawSheet(sheet)).png().toFile(join(folder, `${sheet.name}.png`))
    console.log(join(folder, `${sheet.name}.png`))
  }
  if (isWanted(THINGS, wanted)) await drawThings(style)
}

async function drawThings(style: StyleId): Promise<void> {
  for (const [index, image] of (await drawThingSheets(style)).entries())
    await image.png().toFile(join(folder, `${THINGS}-${style}-${index + 1}.png`))
}

const isWanted = (name: string, wanted: readonly string[]): boolean =>
  wanted.length === 0 || wanted.includes(name)

const { values, positionals } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
    style: { type: 'string', default: 'storybook-gouache' },
  },
  allowPositionals: true,
})
const style = styleIds.find((id) => id === values.style)
if (!style) throw new RangeError(`There is no style ${values.style}; there are ${styleIds.join(', ')}.`)
const names = [...sheets(), ...storyStrips()].map(({ name }) => name).concat(THINGS)
const unknown = positionals.filter((name) => !names.includes(name))
if (unknown.length > 0)
  throw new RangeError(`There is no sheet ${unknown.join(', ')}; there are ${names.join(', ')}.`)
if (values.list) console.log(names.join('\n'))
else if (values.docs) console.log((await writeShownSheets([...sheets(), ...storyStrips()])).join('\n'))
else await drawAll(positionals, style)
