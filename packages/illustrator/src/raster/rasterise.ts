import { Resvg } from '@resvg/resvg-js'
import type { Page } from '../drawing/shape.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { guideSvg } from './guide-svg.ts'
import { type FlatRecipe, flatSvg } from './page-svg.ts'
import { regionSvg } from './region-svg.ts'

/** RGBA, one byte each, row by row. */
export type Pixels = Uint8Array

export const GUIDE_SIZE = PAGE_SIZE / 2

/** PAGE_SIZE × PAGE_SIZE pixels of flat colour. */
export const rasteriseFlat = (page: Page, recipe: FlatRecipe): Pixels =>
  rasterise(flatSvg(page, recipe), PAGE_SIZE)

/** GUIDE_SIZE × GUIDE_SIZE pixels that say where light falls and what is what; see guideSvg. */
export const rasteriseGuide = (page: Page): Pixels => rasterise(guideSvg(page), GUIDE_SIZE)

/** GUIDE_SIZE × GUIDE_SIZE pixels that say what each belongs to; see regionSvg. */
export const rasteriseRegions = (page: Page): Pixels => rasterise(regionSvg(page), GUIDE_SIZE)

function rasterise(svg: string, size: number): Pixels {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false },
    fitTo: { mode: 'width', value: size },
  }).render()
  return image.pixels
}
