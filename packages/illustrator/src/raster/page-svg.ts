import type { Colour } from '../drawing/colour.ts'
import type { Gradient, Layer, Page, Shape, Surface } from '../drawing/shape.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { toSvgData } from '../geometry/path.ts'

/** How a style wants the flat colours of a page. */
export interface FlatRecipe {
  /** Changes a colour; features, shadows and glows keep theirs. */
  colour?: (colour: Colour, shape: Shape, layer: Layer) => Colour
  /**
   * Laid under the shape, one on the other: outlines (joined circles show no lines inside) and the shadows of card.
   * `fill` is the changed colour of the shape, of a gradient its first.
   */
  under?: (shape: Shape, layer: Layer, fill: Colour) => readonly Edge[]
  /** Stitches over the rim of a shape. */
  over?: (shape: Shape, layer: Layer, fill: Colour) => readonly Stitches[]
  /** Surfaces that are left out. */
  without?: readonly Surface[]
}

/** The shape once more, grown and moved, in pixels. */
export interface Edge {
  colour: Colour
  /** How far it reaches beyond the shape on every side. */
  width: number
  shift?: readonly [number, number]
  opacity?: number
}

/** Short threads across the rim of a shape, in pixels. */
export interface Stitches {
  colour: Colour
  /** How long a thread is, half of it outside the shape. */
  length: number
  thickness: number
  gap: number
}

/** The page in flat colours, as SVG. */
export function flatSvg(page: Page, recipe: FlatRecipe): string {
  const gradients = new GradientDefinitions()
  const body = page.layers
    .map((layer) => layer.shapes.map((shape) => flatShape(shape, layer, recipe, gradients)).join(''))
    .join('')
  return svgDocument(gradients.definitions + body)
}

/** A drawing of the page's size; `attributes` are those of its root. */
export function svgDocument(content: string, background = '#ffffff', attributes = ''): string {
  const size = `width="${PAGE_SIZE}" height="${PAGE_SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_SIZE} ${PAGE_SIZE}" ${size} ${attributes}><rect ${size} fill="${background}"/>${content}</svg>`
}

/** Gradients are written once however often they are used. */
class GradientDefinitions {
  readonly #ids = new Map<string, string>()

  fill(fill: Colour | Gradient): string {
    if (typeof fill === 'string') return fill
    const key = JSON.stringify(fill)
    const id = this.#ids.get(key) ?? `g${this.#ids.size}`
    this.#ids.set(key, id)
    return `url(#${id})`
  }

  get definitions(): string {
    return `<defs>${[...this.#ids].map(([key, id]) => gradientElement(id, JSON.parse(key) as Gradient)).join('')}</defs>`
  }
}

function gradientElement(id: string, { kind, from, to, fromOpacity = 1, toOpacity = 1 }: Gradient): string {
  const stops = `<stop offset="0" stop-color="${from}" stop-opacity="${fromOpacity}"/><stop offset="1" stop-color="${to}" stop-opacity="${toOpacity}"/>`
  return kind === 'downwards'
    ? `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>`
    : `<radialGradient id="${id}">${stops}</radialGradient>`
}

export const keepsColour = (shape: Shape): boolean =>
  shape.surface === 'feature' || shape.surface === 'shadow' || shape.surface === 'glow'

function flatShape(shape: Shape, layer: Layer, recipe: FlatRecipe, gradients: GradientDefinitions): string {
  if (recipe.without?.includes(shape.surface)) return ''
  const data = toSvgData(shape.path)
  const tint = (colour: Colour): Colour =>
    keepsColour(shape) ? colour : (recipe.colour?.(colour, shape, layer) ?? colour)
  const opacity = shape.opacity !== undefined && shape.opacity < 1 ? ` opacity="${shape.opacity}"` : ''
  if (shape.line) {
    return `<path d="${data}" fill="none" stroke="${tint(shape.line.colour)}" stroke-width="${round(shape.line.width)}" stroke-linecap="round" stroke-linejoin="round"${opacity}/>`
  }
  if (shape.fill === undefined) return ''
  const fill =
    typeof shape.fill === 'string'
      ? tint(shape.fill)
      : { ...shape.fill, from: tint(shape.fill.from), to: tint(shape.fill.to) }
  const drawn = `<path d="${data}" fill="${gradients.fill(fill)}"${opacity}/>`
  if (keepsColour(shape) || shape.surface === 'sky') return drawn
  const first = typeof fill === 'string' ? fill : fill.from
  const under = (recipe.under?.(shape, layer, first) ?? []).map((edge) => edgePath(data, edge)).join('')
  const over = (recipe.over?.(shape, layer, first) ?? []).map((row) => stitchPath(data, row)).join('')
  return under + drawn + over
}

function edgePath(data: string, { colour, width, shift, opacity = 1 }: Edge): string {
  const moved = shift ? ` transform="translate(${round(shift[0])} ${round(shift[1])})"` : ''
  // An `opacity` would give every path a sheet of pixels of its own, 4 MB each.
  const faint = opacity < 1 ? ` fill-opacity="${opacity}" stroke-opacity="${opacity}"` : ''
  return `<path d="${data}"${moved} fill="${colour}" stroke="${colour}" stroke-width="${round(width * 2)}" stroke-linejoin="round"${faint}/>`
}

const stitchPath = (data: string, { colour, length, thickness, gap }: Stitches): string =>
  `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(length)}" stroke-dasharray="${round(thickness)} ${round(gap)}"/>`

const round = (value: number): number => Math.round(value * 100) / 100
