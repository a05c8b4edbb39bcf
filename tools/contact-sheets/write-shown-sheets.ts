import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawSheet, type Sheet } from '@faith-fables/illustrator/sheets/draw-sheet'
import { projectRoot } from '../project-root.ts'

const folder = 'docs/illustrations'

/** What a sheet of the documentation may weigh, in bytes. */
const heaviest = 150_000

/** Sheets that the documentation shows: their width in pictures, and the side of one in pixels. */
const shown = [
  { name: 'styles', columns: 3, tile: 300 },
  { name: 'story-1', columns: 4, tile: 260 },
  { name: 'cast', columns: 7, tile: 170 },
] as const

/** Draws the sheets of docs/illustrations anew, without labels, as WebP. */
export async function writeShownSheets(sheets: readonly Sheet[]): Promise<string[]> {
  await mkdir(join(projectRoot, folder), { recursive: true })
  const files: string[] = []
  for (const { name, columns, tile } of shown) {
    const sheet = sheets.find((one) => one.name === name)
    if (!sheet) throw new RangeError(`There is no sheet ${name}.`)
    const file = join(folder, `${name}.webp`)
    await writeFile(join(projectRoot, file), await asWebp({ ...sheet, columns }, tile))
    files.push(file)
  }
  return files
}

/** As good as the weight allows. */
async function asWebp(sheet: Sheet, tile: number): Promise<Uint8Array> {
  const image = await drawSheet(sheet, { tile, label: 0, gap: 6 })
  for (let quality = 82; quality > 40; quality -= 6) {
    const bytes = await image.clone().webp({ quality, effort: 6 }).toBuffer()
    if (bytes.length <= heaviest) return bytes
  }
  throw new RangeError(`${sheet.name} is too heavy for the documentation.`)
}
