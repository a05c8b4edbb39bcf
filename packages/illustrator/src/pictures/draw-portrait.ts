import { composePortrait, type PortraitView } from '../composition/compose-portrait.ts'
import type { Look } from '../looks/look.ts'
import { lookAlone } from '../looks/look-in-scene.ts'
import { smallGrid } from '../raster/grid.ts'
import type { FigureDescription } from '../scene-description.ts'
import { type StyleId, styleDrawings } from '../styles/styles.ts'
import { pageImage } from './encode-picture.ts'

export interface PortraitRequest {
  figure: FigureDescription
  style: StyleId
  view: PortraitView
  /** How the figure looks; read from its words where it is absent. */
  look?: Look
}

/** Pixels of a side. The near one stands on cards, in a round of some 60. */
const widths: Record<PortraitView, number> = { whole: smallGrid.side, near: smallGrid.side / 2 }

/**
 * Draws somebody alone, as on the pages of a story of which nobody else is: WebP, 512 × 512, the near view 256 × 256.
 * The same request gives the same bytes. In the calling thread some 50 ms.
 */
export async function drawPortrait({
  figure,
  style,
  view,
  look = lookAlone(figure),
}: PortraitRequest): Promise<Uint8Array> {
  const { paint, quality } = styleDrawings[style]
  const image = pageImage(paint(composePortrait(look, view), smallGrid), smallGrid)
  return await image.resize(widths[view]).webp({ quality, effort: 2 }).toBuffer()
}
