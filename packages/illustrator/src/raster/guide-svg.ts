import type { Layer, Page, Shape } from '../drawing/shape.ts'
import { toSvgData } from '../geometry/path.ts'
import { keepsColour, svgDocument } from './page-svg.ts'

/** The guide's colour of what is lit evenly and is nobody. */
const NEUTRAL = '#800000'

/**
 * The page as a guide, at half the size: red is light (128 neutral, darker below), green is 255 on people and
 * animals, blue 255 where something small or outlined covers the ground (everything but sky, land and water).
 */
export function guideSvg(page: Page): string {
  const body = page.layers
    .map((layer) => layer.shapes.map((shape) => guideShape(shape, layer)).join(''))
    .join('')
  return svgDocument(guideDefinitions + body, NEUTRAL)
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
