import sharp, { type Sharp } from 'sharp'
import { land, PAGE_SIZE, place, type Shape, sky } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from '../props/prop.ts'
import { propsByWords } from '../props/props.ts'
import { type StyleId, styleDrawings } from '../styles/styles.ts'

const COLUMNS = 8
/** Some styles end before the sheet does, in torn paper or an arch. */
const MARGIN = 62
const CELL = (PAGE_SIZE - 2 * MARGIN) / COLUMNS

/** Left upper corner of a cell. */
const cornerOf = (index: number): [x: number, y: number] => [
  MARGIN + (index % COLUMNS) * CELL,
  MARGIN + Math.floor(index / COLUMNS) * CELL,
]

/** A thing as large as its cell allows, above the room for its name. */
function inCell(prop: PropDrawing, index: number): Shape[] {
  const shapes = prop.draw(prop.colour)
  const bodies = shapes.filter(({ surface }) => surface !== 'glow')
  const { left, right, top, bottom } = boundsOf(bodies.map(({ path }) => path))
  const scale = Math.min((CELL * 0.8) / (right - left), (CELL * 0.68) / (bottom - top))
  const [x, y] = cornerOf(index)
  const middle = { x: x + CELL / 2 - ((left + right) / 2) * scale, y: y + CELL * 0.76 - bottom * scale }
  return place(shapes, placement({ ...middle, scale }))
}

const label = (words: string, index: number): string => {
  const [x, y] = cornerOf(index)
  return `<text x="${x + 3}" y="${y + CELL - 6}" font-size="13" font-family="sans-serif" fill="#3a2a20">${words.slice(0, 17)}</text>`
}

async function drawThings(entries: [string, PropDrawing][], style: StyleId): Promise<Sharp> {
  const background = [
    sky(roundedRectangle(0, 0, PAGE_SIZE, PAGE_SIZE, 0), '#eef3ee'),
    ...Array.from({ length: COLUMNS }, (_, row) =>
      land(roundedRectangle(0, MARGIN + (row + 0.7) * CELL, PAGE_SIZE, CELL * 0.3, 0), '#cfdcb4'),
    ),
  ]
  const pixels = styleDrawings[style].paint({
    seed: 'props',
    layers: [
      { depth: 0.6, figure: false, shapes: background },
      { depth: 0.05, figure: false, shapes: entries.flatMap(([, prop], index) => inCell(prop, index)) },
    ],
  })
  const labels = entries.map(([words], index) => label(words, index)).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PAGE_SIZE}" height="${PAGE_SIZE}">${labels}</svg>`
  return sharp(pixels, { raw: { width: PAGE_SIZE, height: PAGE_SIZE, channels: 3 } }).composite([
    { input: Buffer.from(svg) },
  ])
}

/** Every thing that can be drawn, 64 to a sheet, with its words. */
export async function drawThingSheets(style: StyleId): Promise<Sharp[]> {
  const all = Object.entries(propsByWords)
  const sheets: Sharp[] = []
  for (let from = 0; from < all.length; from += COLUMNS * COLUMNS)
    sheets.push(await drawThings(all.slice(from, from + COLUMNS * COLUMNS), style))
  return sheets
}
