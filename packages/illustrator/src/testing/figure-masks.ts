import { Resvg } from '@resvg/resvg-js'
import type { Composition } from '../composition/composition.ts'
import { PAGE_SIZE, type Page, type Shape } from '../drawing/shape.ts'
import { toSvgData } from '../geometry/path.ts'

const SIZE = 192
/** No word is drawn, and looking for the machine's fonts takes longer than drawing. */
const noFonts = { loadSystemFonts: false }

/** Which points of a small picture are covered, row by row. */
export type Mask = readonly boolean[]

/** One layer as it is drawn: all of its points, and those that something nearer covers. */
export interface DrawnLayer {
  mask: Mask
  covered: Mask
}

export interface DrawnFigure extends DrawnLayer {
  name: string
}

/** Finds the figures of a page among its layers; arms around a neighbour have layers of their own. */
export function drawnFigures({ page, figures }: Composition): DrawnFigure[] {
  return figures.map(({ name }) => {
    const place = page.layers.findIndex(({ who }) => who === name)
    return { name, ...drawnLayer(page, place < 0 ? page.layers.length : place) }
  })
}

/** The layer at a place among those of a page. */
export function drawnLayer({ layers }: Page, place: number): DrawnLayer {
  const nearer = layers.slice(place + 1).flatMap(({ shapes }) => shapes)
  return { mask: maskOf(layers[place]?.shapes ?? []), covered: maskOf(nearer) }
}

/** The share of a layer, or of a part of it on the page, that is not seen, 0 to 1. */
export function hiddenShare({ mask, covered }: DrawnLayer, part?: Disc): number {
  const isMeant = (place: number): boolean => {
    if (!part) return true
    const [x, y] = [place % SIZE, Math.floor(place / SIZE)].map((at) => ((at + 0.5) * PAGE_SIZE) / SIZE)
    return Math.hypot((x ?? 0) - part.x, (y ?? 0) - part.y) < part.radius
  }
  const own = mask.filter((isOwn, place) => isOwn && isMeant(place)).length
  const hidden = mask.filter((isOwn, place) => isOwn && covered[place] && isMeant(place)).length
  return own === 0 ? 1 : hidden / own
}

interface Disc {
  x: number
  y: number
  radius: number
}

/** The lowest row with a drawn point, in units of the page; -1 when nothing is drawn. */
export const lowestOf = (mask: Mask): number => (Math.floor(mask.lastIndexOf(true) / SIZE) * PAGE_SIZE) / SIZE

/** Where any of the shapes, in units of the page, is seen. */
export function maskOf(shapes: readonly Shape[]): Mask {
  const paths = shapes
    .filter(({ surface, opacity = 1 }) => surface !== 'shadow' && surface !== 'glow' && opacity > 0.5)
    .map(({ path, fill, line }) => {
      const stroke = line ? `stroke="#000" stroke-width="${line.width}"` : ''
      return `<path d="${toSvgData(path)}" fill="${fill === undefined ? 'none' : '#000'}" ${stroke}/>`
    })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_SIZE} ${PAGE_SIZE}">${paths.join('')}</svg>`
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: SIZE }, font: noFonts }).render()
  const mask: boolean[] = []
  for (let alpha = 3; alpha < pixels.length; alpha += 4) mask.push((pixels[alpha] ?? 0) > 127)
  return mask
}
