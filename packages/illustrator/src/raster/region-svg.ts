import type { Layer, Page, Shape } from '../drawing/shape.ts'
import { toSvgData } from '../geometry/path.ts'
import { svgDocument } from './page-svg.ts'

/** What a pixel belongs to: the red of the regions. */
export const region = { sky: 0, land: 1, water: 2, thing: 3, figure: 4, skin: 5, feature: 6 } as const

/**
 * The page as regions with hard edges, at half the size: red is one of `region`, green and blue are two numbers from 0 to 255 by which
 * one thing differs from the next. Parts of the same colour in one layer share them, as the joints of an arm do.
 */
export function regionSvg(page: Page): string {
  const body = page.layers
    .map((layer, place) => layer.shapes.map((shape) => regionShape(shape, layer, place)).join(''))
    .join('')
  return svgDocument(body, '#000000', 'shape-rendering="crispEdges"')
}

function regionShape(shape: Shape, layer: Layer, place: number): string {
  const kind = kindOf(shape, layer)
  if (kind === null) return ''
  const colour = typeof shape.fill === 'object' ? shape.fill.from : (shape.fill ?? shape.line?.colour ?? '')
  const number = numberOf(`${place}${colour}`)
  const paint = `rgb(${region[kind]},${number & 255},${(number >> 8) & 255})`
  const data = toSvgData(shape.path)
  return shape.line
    ? `<path d="${data}" fill="none" stroke="${paint}" stroke-width="${shape.line.width + 1}"/>`
    : `<path d="${data}" fill="${paint}"/>`
}

/** Patterns belong to what they lie on; blushes, glows and shadows to what they fall on. */
function kindOf({ surface, line, fill }: Shape, layer: Layer): keyof typeof region | null {
  switch (surface) {
    case 'sky':
    case 'land':
    case 'water':
      return surface
    case 'skin':
      return layer.figure ? 'skin' : 'thing'
    case 'round':
      return line ? null : layer.figure ? 'figure' : 'thing'
    case 'feature':
      return typeof fill === 'object' ? null : 'feature'
    case 'flat':
    case 'shadow':
    case 'glow':
      return null
  }
}

/** FNV-1a. */
function numberOf(text: string): number {
  let value = 2166136261
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 16777619)
  return (value ^ (value >>> 16)) >>> 0
}
