import { PAGE_SIZE } from '../drawing/shape.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import type { Grid } from './grid.ts'
import { keep } from './keep.ts'
import { passingField } from './noise-fields.ts'

/** How a window is leaded where nothing is drawn. */
export interface GlassPanes {
  /** Distance to the nearest lead between panes, in halves of the page’s units; 255 is far. */
  lead: Uint8Array
  /** A number for each pane, 0 to 255, spread evenly. */
  tone: Uint8Array
}

/** `rays` fan out over a sky, `courses` run in waves over hills and floors; made once and kept (2 MB each, 8 on the fine grid). */
export function glassPanes(pattern: keyof typeof patterns, grid: Grid): GlassPanes {
  return keep(grid, `panes ${pattern}`, () => makePanes(pattern, grid))
}

/** One place in the window, in units of a pane: the row, and how far along it. */
type Pattern = (x: number, y: number) => { row: number; along: number; rowSize: number; alongSize: number }

const patterns = {
  rays: (x, y) => {
    const [across, down] = [x - PAGE_SIZE * 0.5, y - PAGE_SIZE * 1.02]
    const distance = Math.hypot(across, down)
    const turn = Math.atan2(across, -down)
    return { row: turn / 0.17 + 40, along: distance / 215, rowSize: 0.17 * distance, alongSize: 215 }
  },
  courses: (x, y) => ({
    row: (y + Math.sin(x / 150 + y / 190) * 46) / 92 + 4,
    along: (x + y * 0.7) / 300 + 8,
    rowSize: 92,
    alongSize: 250,
  }),
} satisfies Record<string, Pattern>

/** Rows are cut into panes at places of their own, so that joints never line up. */
function makePanes(pattern: keyof typeof patterns, grid: Grid): GlassPanes {
  const { side, perUnit } = grid
  const joints = jointsOf(createRandom(`glass ${pattern}`))
  const [bendX, bendY] = [passingField('bendX', grid), passingField('bendY', grid)]
  const lead = new Uint8Array(side * side)
  const tone = new Uint8Array(side * side)
  for (let pixel = 0; pixel < lead.length; pixel++) {
    const x = (pixel % side) / perUnit + (bendX[pixel] ?? 0) * 0.1
    const y = Math.floor(pixel / side) / perUnit + (bendY[pixel] ?? 0) * 0.1
    const { row, along, rowSize, alongSize } = patterns[pattern](x, y)
    const { shift, tones } = joints[Math.floor(row) & 63] ?? { shift: 0, tones: [] }
    const shifted = along + shift
    const toEdge = (value: number) => Math.min(value - Math.floor(value), Math.ceil(value) - value)
    lead[pixel] = Math.min(255, Math.min(toEdge(row) * rowSize, toEdge(shifted) * alongSize) * 2)
    tone[pixel] = tones[Math.floor(shifted) & 15] ?? 0
  }
  return { lead, tone }
}

const jointsOf = (random: Random): { shift: number; tones: number[] }[] =>
  Array.from({ length: 64 }, () => ({
    shift: random.next(),
    tones: Array.from({ length: 16 }, () => random.integer(0, 255)),
  }))
