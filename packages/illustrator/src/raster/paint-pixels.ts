import type { Grid } from './grid.ts'
import { guideIndex, type Wandering, wanderedTo } from './pixel-arithmetic.ts'
import { giveBack, type Painted, type Pixels } from './rasterise.ts'

/** What lies at a pixel of the page. */
export interface Spot {
  /** In units of the page. */
  x: number
  y: number
  /** Its place in the row of all pixels. */
  pixel: number
  /** The place of the pixel whose paint it takes; the same where the hand is steady. */
  from: number
  /** From -1, shadow, to 1, light; 0 without a guide. */
  light: number
  /** Whether the guide shows a person or an animal there. */
  figure: boolean
  /** What the regions say: what kind of thing it belongs to, and which of its kind. */
  kind: number
  number: number
}

interface Sources {
  grid: Grid
  wander?: Wandering
  guide?: Pixels
  regions?: Pixels
  /** The other sheets that `paint` reads. */
  sheets: readonly (Pixels | Float32Array)[]
}

/**
 * Goes over the page once, row by row, and lets `paint` put three bytes of colour where `pixel * 3` is. There is one
 * spot for all pixels: a million of them would cost more than the paint. All sheets are given back afterwards.
 */
export function paintPixels(
  { grid, wander, guide, regions, sheets }: Sources,
  paint: (spot: Readonly<Spot>, result: Painted) => void,
): Painted {
  const { side, perUnit } = grid
  const result = new Uint8Array(side * side * 3)
  const spot: Spot = { x: 0, y: 0, pixel: 0, from: 0, light: 0, figure: false, kind: 0, number: 0 }
  for (let y = 0, pixel = 0; y < side; y++) {
    spot.y = y / perUnit
    for (let x = 0; x < side; x++, pixel++) {
      spot.x = x / perUnit
      spot.pixel = pixel
      spot.from = wander ? wanderedTo(wander, pixel, side) : pixel
      const at = guide || regions ? guideIndex(spot.from, grid) : 0
      if (guide) {
        spot.light = ((guide[at] ?? 128) - 128) / 128
        spot.figure = (guide[at + 1] ?? 0) > 127
      }
      if (regions) {
        spot.kind = regions[at] ?? 0
        spot.number = regions[at + 1] ?? 0
      }
      paint(spot, result)
    }
  }
  for (const sheet of [guide, regions, ...sheets]) if (sheet) giveBack(sheet)
  return result
}
