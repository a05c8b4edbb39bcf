import type { Colour } from '../drawing/colour.ts'
import { mix } from '../drawing/colour.ts'
import type { Gradient, Layer, Page, Shape } from '../drawing/shape.ts'
import { PAGE_SIZE } from '../drawing/shape.ts'
import { toSvgData } from '../geometry/path.ts'

/** The guide's colour of what is lit evenly and is nobody. */
const NEUTRAL = '#800000'

/** How a style wants the flat colours of a page. */
export interface FlatRecipe {
  /** Changes a colour; features, shadows and glows keep theirs. */
  colour?: (colour: Colour, shape: Shape, layer: Layer) => Colour
  /** An outline laid under the shape, so that joined circles show no lines inside. */
  outline?: (shape: Shape, layer: Layer) => { colour: Colour; width: number } | null
  /** Every shape is a sheet of paper with a shadow and a lit edge. */
  paper?: boolean
  /** Shadows on the ground; on unless switched off. */
  shadows?: boolean
}

/** The page in flat colours, as SVG. */
export function flatSvg(page: Page, recipe: FlatRecipe): string {
  const gradients = new GradientDefinitions()
  const body = page.layers
    .map((layer) => layer.shapes.map((shape) => flatShape(shape, layer, recipe, gradients)).join(''))
    .join('')
  return document(gradients.definitions + body)
}

/**
 * The page as a guide, at half the size: red is light (128 neutral, darker below), green is 255 on people and
 * animals, blue 255 where something small or outlined covers the ground (everything but sky, land and water).
 */
export function guideSvg(page: Page): string {
  const body = page.layers
    .map((layer) => layer.shapes.map((shape) => guideShape(shape, layer)).join(''))
    .join('')
  return document(guideDefinitions + body, NEUTRAL)
}

function document(content: string, background = '#ffffff'): string {
  const size = `width="${PAGE_SIZE}" height="${PAGE_SIZE}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PAGE_SIZE} ${PAGE_SIZE}" ${size}><rect ${size} fill="${background}"/>${content}</svg>`
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

const keepsColour = (shape: Shape): boolean =>
  shape.surface === 'feature' || shape.surface === 'shadow' || shape.surface === 'glow'

function flatShape(shape: Shape, layer: Layer, recipe: FlatRecipe, gradients: GradientDefinitions): string {
  if (shape.surface === 'shadow' && recipe.shadows === false) return ''
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
  return paperEdge(data, fill, layer, recipe) + outline(data, shape, layer, recipe) + drawn
}

function outline(data: string, shape: Shape, layer: Layer, recipe: FlatRecipe): string {
  const ink = recipe.outline?.(shape, layer)
  if (!ink) return ''
  return `<path d="${data}" fill="${ink.colour}" stroke="${ink.colour}" stroke-width="${round(ink.width * 2)}" stroke-linejoin="round"/>`
}

/** Two soft rims below and a light one above: a sheet of card lying on the next. */
function paperEdge(data: string, fill: Colour | Gradient, layer: Layer, recipe: FlatRecipe): string {
  if (!recipe.paper) return ''
  const drop = layer.figure ? 1 : 1.7
  const rims = [
    [11, 0.09, 2.4, 5.4],
    [4, 0.16, 1.7, 3.4],
  ].map(
    ([width = 0, opacity = 0, x = 0, y = 0]) =>
      `<path d="${data}" transform="translate(${round(x * drop)} ${round(y * drop)})" fill="#20102a" stroke="#20102a" stroke-width="${round(width * drop)}" stroke-linejoin="round" opacity="${opacity}"/>`,
  )
  const lit = mix(typeof fill === 'string' ? fill : fill.from, '#ffffff', 0.5)
  return `${rims.join('')}<path d="${data}" transform="translate(${drop} ${round(drop * 1.2)})" fill="${lit}"/>`
}

const guideStops = (green: number, stops: readonly (readonly [number, number])[]): string =>
  stops.map(([offset, red]) => `<stop offset="${offset}" stop-color="rgb(${red},${green},255)"/>`).join('')

const volume = [
  [0, 200],
  [0.42, 128],
  [1, 20],
] as const

const ground = [
  [0, 205],
  [0.14, 134],
  [0.6, 78],
] as const

const guideDefinitions =
  `<defs><radialGradient id="body" cx=".36" cy=".3" r=".85">${guideStops(255, volume)}</radialGradient>` +
  `<radialGradient id="thing" cx=".36" cy=".3" r=".85">${guideStops(0, volume)}</radialGradient>` +
  `<linearGradient id="land" x1="0" y1="0" x2=".1" y2="1">${ground
    .map(([offset, red]) => `<stop offset="${offset}" stop-color="rgb(${red},0,0)"/>`)
    .join('')}</linearGradient></defs>`

function guideShape(shape: Shape, layer: Layer): string {
  if (shape.line || shape.surface === 'flat' || keepsColour(shape)) return ''
  const fill =
    shape.surface === 'sky'
      ? NEUTRAL
      : shape.surface === 'land' || shape.surface === 'water'
        ? 'url(#land)'
        : layer.figure
          ? 'url(#body)'
          : 'url(#thing)'
  return `<path d="${toSvgData(shape.path)}" fill="${fill}"/>`
}

const round = (value: number): number => Math.round(value * 100) / 100
