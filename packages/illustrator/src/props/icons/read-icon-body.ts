import svgPath from 'svgpath'
import { breadthOf } from '../../geometry/breadth.ts'
import { contains } from '../../geometry/contains.ts'
import { type Bounds, boundsOf, type Path } from '../../geometry/path.ts'
import { straightened } from '../../geometry/straightened.ts'
import { pathFromSvg } from './path-from-svg.ts'

export interface IconPath {
  surface: 'round' | 'flat'
  fill: string
  /** Absolute M, L, C and Z, the whole icon 100 units tall with its foot in the middle at 0, 0. */
  data: string
}

interface Outline {
  fill: string
  data: string
}

/** A part smaller than this share of the icon's box lies on the others as a pattern does. */
const SMALL = 0.1
/** So does a thin part, in units of the icon's height: the seeds of a kiwi, the stripes of a melon. */
const THIN = 0.16
/** As much of its rim lies on what is below. */
const UPON = 0.6

/**
 * Reads the body of an icon.
 *
 * @throws Error when it holds anything but plain filled outlines.
 */
export function readIconBody(body: string): IconPath[] {
  const outlines = outlinesOf(body).map(({ fill, data }) => ({ fill, data: absolute(data) }))
  const bounds = boundsOf(outlines.map(({ data }) => pathFromSvg(data)))
  const scale = 100 / (bounds.bottom - bounds.top)
  const bodies: Path[] = []
  const surfaceOf = (data: string): IconPath['surface'] => {
    const path = pathFromSvg(data)
    if (shareOf(path, bounds) < SMALL || isMark(path, bodies, bounds)) return 'flat'
    bodies.push(path)
    return 'round'
  }
  return outlines.map(({ fill, data }) => ({
    surface: surfaceOf(data),
    fill,
    data: svgPath(data)
      .translate(-(bounds.left + bounds.right) / 2, -bounds.bottom)
      .scale(scale)
      .round(1)
      .toString(),
  }))
}

function outlinesOf(body: string): Outline[] {
  const inherited = ['none']
  const outlines: Outline[] = []
  for (const [, closing, tag = '', text = ''] of body.matchAll(/<(\/?)([a-zA-Z]+)([^>]*)>/g)) {
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    const fill = attributes.fill ?? inherited.at(-1) ?? 'none'
    if (tag === 'g' && closing) inherited.pop()
    else if (tag === 'g') inherited.push(fill)
    else outlines.push({ fill: colour(fill), data: outlineOf(tag, attributes) })
  }
  return outlines
}

function colour(fill: string): string {
  const digits = /^#([0-9a-f]{3})$/i.exec(fill)?.[1]
  const full = digits ? `#${[...digits].map((digit) => digit + digit).join('')}` : fill
  if (!/^#[0-9a-f]{6}$/i.test(full)) throw new Error(`An outline is filled with "${fill}".`)
  return full.toLowerCase()
}

function outlineOf(tag: string, attributes: Record<string, string | undefined>): string {
  const { transform = '', stroke, opacity } = attributes
  if (stroke || opacity) throw new Error('Only plain filled outlines can be read.')
  const number = (name: string): number => Number(attributes[name] ?? 0)
  if (tag === 'path')
    return svgPath(attributes.d ?? '')
      .transform(transform)
      .toString()
  if (tag === 'circle') return oval(number('cx'), number('cy'), number('r'), number('r'), transform)
  if (tag === 'ellipse') return oval(number('cx'), number('cy'), number('rx'), number('ry'), transform)
  throw new Error(`<${tag}> cannot be read.`)
}

const oval = (x: number, y: number, radiusX: number, radiusY: number, transform: string): string =>
  svgPath(
    `M${x - radiusX} ${y}a${radiusX} ${radiusY} 0 1 0 ${radiusX * 2} 0a${radiusX} ${radiusY} 0 1 0 ${-radiusX * 2} 0z`,
  )
    .transform(transform)
    .toString()

/** The same outline in nothing but absolute M, L, C and Z. */
function absolute(data: string): string {
  return svgPath(data)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...numbers], _index, x, y) => {
      if (command === 'H') return [['L', numbers[0] ?? 0, y]]
      if (command === 'V') return [['L', x, numbers[0] ?? 0]]
      if (command !== 'Q') return undefined
      const [middleX = 0, middleY = 0, toX = 0, toY = 0] = numbers
      const third = (from: number, middle: number): number => from + ((middle - from) * 2) / 3
      return [['C', third(x, middleX), third(y, middleY), third(toX, middleX), third(toY, middleY), toX, toY]]
    })
    .toString()
}

/** A thin part that lies on bodies and does not stick out of them, as handles and stalks do. */
function isMark(path: Path, bodies: readonly Path[], whole: Bounds): boolean {
  if (breadthOf(path) > THIN * (whole.bottom - whole.top)) return false
  const rim = straightened(path).map(([from]) => from)
  const upon = rim.filter((point) => bodies.some((body) => contains(body, point)))
  return upon.length > UPON * rim.length
}

function shareOf(path: Path, whole: Bounds): number {
  const { left, right, top, bottom } = boundsOf([path])
  return ((right - left) * (bottom - top)) / ((whole.right - whole.left) * (whole.bottom - whole.top))
}
