import { Resvg } from '@resvg/resvg-js'
import type { Page } from '../drawing/shape.ts'
import type { Grid } from './grid.ts'
import { guideSvg } from './guide-svg.ts'
import { type FlatRecipe, flatSvg } from './page-svg.ts'
import { regionSvg } from './region-svg.ts'

/** A sheet of flat colour, a guide or regions: RGBA, one byte each, row by row. */
export type Pixels = Uint8Array

/** A finished page: red, green and blue, one byte each, row by row. */
export type Painted = Uint8Array

/**
 * Gives the memory of values that nobody reads any more back at once. Left to the collector, the sheets of a fine picture, 17 MB
 * each, would still lie there while it is encoded and while the next is drawn.
 */
export function giveBack({ buffer }: Pixels | Float32Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** A sheet as a finished page, with nothing painted on it; the sheet is given back. */
export function withoutAlpha(sheet: Pixels): Painted {
  const result = new Uint8Array((sheet.length / 4) * 3)
  for (let from = 0, to = 0; from < sheet.length; from += 4, to += 3) {
    result[to] = sheet[from] ?? 0
    result[to + 1] = sheet[from + 1] ?? 0
    result[to + 2] = sheet[from + 2] ?? 0
  }
  giveBack(sheet)
  return result
}

/** Flat colour for each pixel of the grid. */
export const rasteriseFlat = (page: Page, recipe: FlatRecipe, grid: Grid): Pixels =>
  rasterise(flatSvg(page, recipe), grid.side)

/** At half the size, pixels that say where light falls and what is what; see guideSvg. */
export const rasteriseGuide = (page: Page, grid: Grid): Pixels => rasterise(guideSvg(page), grid.guideSide)

/** At half the size, pixels that say what each belongs to; see regionSvg. */
export const rasteriseRegions = (page: Page, grid: Grid): Pixels => rasterise(regionSvg(page), grid.guideSide)

function rasterise(svg: string, size: number): Pixels {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: size },
  }).render()
  return image.pixels
}
