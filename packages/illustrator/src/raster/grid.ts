import { PAGE_SIZE } from '../drawing/shape.ts'

/**
 * The pixels that a page is painted on. What is drawn is measured in units of the page, the grain of paper and the
 * strokes of brushes in pixels: where there are more pixels, the same drawing is made of finer stuff.
 */
export interface Grid {
  /** Pixels for each unit of the page. */
  perUnit: 0.5 | 1 | 2
  /** Pixels of a row, and of a column. */
  side: number
  /** The same of guides and regions. */
  guideSide: number
}

export const usualGrid: Grid = { perUnit: 1, side: PAGE_SIZE, guideSide: PAGE_SIZE / 2 }

/** Twice as wide and high. */
export const fineGrid: Grid = { perUnit: 2, side: PAGE_SIZE * 2, guideSide: PAGE_SIZE }

/** Half as wide and high, for what is looked at small. */
export const smallGrid: Grid = { perUnit: 0.5, side: PAGE_SIZE / 2, guideSide: PAGE_SIZE / 4 }
