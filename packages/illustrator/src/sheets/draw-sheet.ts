import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { drawPicture, type PictureRequest } from '../pictures/draw-picture.ts'
import { caption } from './sheets.ts'

export interface Tile {
  label: string
  request: PictureRequest
}

/** Labelled pictures in rows. */
export interface Sheet {
  name: string
  columns: number
  tiles: Tile[]
}

/** Sides in pixels. Without room for labels (0) the sheet shows pictures only. */
export interface SheetLayout {
  tile: number
  label: number
  gap: number
}

const forLooking: SheetLayout = { tile: 340, label: 24, gap: 6 }
const INK = '#3a2a20'
const CREAM = '#fff8ec'

/** Draws every picture of a sheet; the caller stores the image in the format it likes. */
export async function drawSheet({ columns, tiles }: Sheet, layout = forLooking): Promise<Sharp> {
  const { tile, label, gap } = layout
  const placed: OverlayOptions[] = []
  for (const [index, one] of tiles.entries()) {
    placed.push({
      input: await drawTile(one, layout),
      left: (index % columns) * (tile + gap),
      top: Math.floor(index / columns) * (tile + label + gap),
    })
  }
  const image = await sharp({
    create: {
      width: columns * (tile + gap) - gap,
      height: Math.ceil(tiles.length / columns) * (tile + label + gap) - gap,
      channels: 3,
      background: label > 0 ? INK : CREAM,
    },
  })
    .composite(placed)
    .png()
    .toBuffer()
  return sharp(image)
}

async function drawTile({ label: words, request }: Tile, { tile, label }: SheetLayout): Promise<Buffer> {
  const { medium } = await drawPicture(request)
  const picture = await sharp(medium).resize(tile).png().toBuffer()
  if (label === 0) return picture
  return sharp({ create: { width: tile, height: tile + label, channels: 3, background: CREAM } })
    .composite([
      { input: picture, left: 0, top: label },
      { input: Buffer.from(caption(words, tile, label)), left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}
