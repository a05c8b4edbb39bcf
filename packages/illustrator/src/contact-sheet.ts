import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp, { type OverlayOptions } from 'sharp'
import { drawPicture, type PictureRequest } from './draw-picture.ts'
import { sampleCast } from './sample-cast.ts'
import { caption, sheets } from './sheets.ts'

/**
 * Draws sheets to look at into contact-sheets/ at the root of the project:
 * `node packages/illustrator/src/contact-sheet.ts [name of a sheet ...]`, all of them without a name.
 */
const folder = fileURLToPath(new URL('../../../contact-sheets/', import.meta.url))
const TILE = 340
const LABEL = 24

async function drawTile({ label, request }: { label: string; request: PictureRequest }): Promise<Buffer> {
  const { medium } = await drawPicture(request)
  const picture = await sharp(medium).resize(TILE).png().toBuffer()
  return sharp({ create: { width: TILE, height: TILE + LABEL, channels: 3, background: '#fff8ec' } })
    .composite([
      { input: picture, left: 0, top: LABEL },
      { input: Buffer.from(caption(label, TILE, LABEL)), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}

async function drawSheet(
  name: string,
  columns: number,
  tiles: { label: string; request: PictureRequest }[],
): Promise<void> {
  const placed: OverlayOptions[] = []
  for (const [index, tile] of tiles.entries()) {
    placed.push({
      input: await drawTile(tile),
      left: (index % columns) * (TILE + 6),
      top: Math.floor(index / columns) * (TILE + LABEL + 6),
    })
  }
  const rows = Math.ceil(tiles.length / columns)
  await sharp({
    create: {
      width: columns * (TILE + 6),
      height: rows * (TILE + LABEL + 6),
      channels: 3,
      background: '#3a2a20',
    },
  })
    .composite(placed)
    .png()
    .toFile(`${folder}${name}.png`)
}

await mkdir(folder, { recursive: true })
const wanted = process.argv.slice(2)
for (const sheet of sheets(sampleCast)) {
  if (wanted.length === 0 || wanted.includes(sheet.name))
    await drawSheet(sheet.name, sheet.columns, sheet.tiles)
}
