import type { Page } from '../drawing/shape.ts'
import type { Pixels } from '../raster/rasterise.ts'

export interface Style {
  name: string
  description: string
  /** WebP quality, 1 to 100; grain of its own hides what compression takes. */
  quality: number
  /** Paints the page: PAGE_SIZE × PAGE_SIZE pixels, RGBA. */
  paint: (page: Page) => Pixels
}
