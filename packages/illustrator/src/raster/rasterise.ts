import { Resvg } from '@resvg/resvg-js'
import type { Page } from '../drawing/shape.ts'
import type { Grid } from './grid.ts'
import { guideSvg } from './guide-svg.ts'
import { type FlatRecipe, flatSvg } from './page-svg.ts'
import { regionSvg } from './region-svg.ts'

/** RGBA, one byte each, row by row. */
export type Pixels = Uint8Array

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
