import type { Page } from '../drawing/shape.ts'
import type { Grid } from '../raster/grid.ts'
import type { Painted } from '../raster/rasterise.ts'

export interface Style {
  name: string
  description: string
  /** WebP quality, 1 to 100; grain of its own hides what compression takes. */
  quality: number
  /** Paints the page on the pixels of a grid, the usual one unless said otherwise. */
  paint: (page: Page, grid?: Grid) => Painted
}
