import { darker, mix } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { feature, featureLine } from '../../drawing/shape.ts'
import { blob, curve, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { HumanLook } from '../../looks/look.ts'
import type { Expression } from '../expressions.ts'
import { isDarkSkin } from './on-dark-skin.ts'
import { ownFeatures } from './own-features.ts'

const INK = '#33211c'
const WHITE = '#fff8ee'

/** An eye as the head's turn leaves it. */
export interface EyePlace {
  side: -1 | 1
  centre: Point
  /** Share of its width that is seen. */
  width: number
  size: number
}

export function drawEye(look: HumanLook, expression: Expression, eye: EyePlace): Shape[] {
  const { eyes } = expression
  const [x, y] = eye.centre
  const half = 0.17 * eye.width
  if (eyes === 'laughing') return [lash([x - half, y + 0.06], [x, y - 0.12], [x + half, y + 0.06])]
  if (eyes === 'closed') return [lash([x - half, y - 0.01], [x, y + 0.12], [x + half, y - 0.01])]
  const [rx, ry] = [0.125 * eye.width * eye.size, 0.172 * eye.size]
  const isLidded = eyes === 'half' || eyes === 'lowered'
  return [
    ...(eyes === 'wide'
      ? wideEye(look, eye.centre, rx * 1.1, ry * 1.16)
      : openEye(look, expression, eye.centre, rx, ry)),
    ...(isLidded ? lid(look, eye, rx, ry, eyes === 'half' ? -0.1 : -0.36) : []),
    ...(!isLidded && look.gender === 'feminine' ? outerLashes(eye, rx, ry) : []),
  ]
}

function openEye(look: HumanLook, { glance }: Expression, [x, y]: Point, rx: number, ry: number): Shape[] {
  const iris = mix(look.eyes, INK, 0.4)
  const [cx, cy] = [x + glance.x * 0.03, y + glance.y * 0.04]
  return [
    ...(isDarkSkin(look.skin) ? [feature(ellipse(x, y + ry * 0.02, rx * 1.36, ry * 0.94), WHITE)] : []),
    feature(ellipse(cx, cy, rx, ry), INK),
    feature(ellipse(cx, cy + ry * 0.34, rx * 0.7, ry * 0.5), mix(iris, look.eyes, 0.7)),
    feature(
      ellipse(cx + rx * 0.16 + glance.x * 0.03, cy - ry * 0.34 + glance.y * 0.03, rx * 0.4, rx * 0.42),
      '#ffffff',
    ),
    feature(ellipse(cx - rx * 0.36, cy + ry * 0.4, rx * 0.2), '#ffffff', 0.75),
  ]
}

/** Torn open: white all around. */
function wideEye(look: HumanLook, [x, y]: Point, rx: number, ry: number): Shape[] {
  return [
    feature(ellipse(x, y, rx * 1.24, ry * 1.16), INK),
    feature(ellipse(x, y, rx * 1.1, ry * 1.06), '#ffffff'),
    feature(ellipse(x, y + ry * 0.06, rx * 0.8, ry * 0.78), INK),
    feature(ellipse(x, y + ry * 0.34, rx * 0.54, ry * 0.36), mix(look.eyes, INK, 0.2)),
    feature(ellipse(x + rx * 0.2, y - ry * 0.24, rx * 0.32, rx * 0.34), '#ffffff'),
  ]
}

/** The upper lid, lower at the outer corner: the other way it would scowl. `low` is how far, in halves of the eye. */
function lid(
  look: HumanLook,
  { centre: [x, y], side }: EyePlace,
  rx: number,
  ry: number,
  low: number,
): Shape[] {
  const out = side * rx
  const rim: readonly [Point, Point, Point] = [
    [x - out * 1.2, y + ry * (low - 0.3)],
    [x, y + ry * (low - 0.06)],
    [x + out * 1.3, y + ry * (low + 0.42)],
  ]
  const skin: Point[] = [
    [x + out * 1.4, y - ry * 1.1],
    [x, y - ry * 1.35],
    [x - out * 1.4, y - ry * 1.1],
    ...rim,
  ]
  return [feature(blob(skin), look.skin), lash(...rim)]
}

/** From the upper lid, and one below it; they bend down again: a lash that rose would read as an angry brow. */
function outerLashes({ centre: [x, y], side }: EyePlace, rx: number, ry: number): Shape[] {
  const at = (across: number, down: number): Point => [x + side * rx * across, y + ry * down]
  return [
    featureLine(curve([at(0.1, -0.98), at(0.8, -0.66), at(1.24, -0.66), at(1.62, -0.5)]), INK, 0.055),
    featureLine(curve([at(0.96, -0.3), at(1.24, -0.34), at(1.5, -0.22)]), INK, 0.04),
  ]
}

const lash = (from: Point, middle: Point, to: Point): Shape =>
  featureLine(curve([from, middle, to]), INK, 0.068)

export function drawBrow(look: HumanLook, { brow, eyes }: Expression, eye: EyePlace): Shape[] {
  const [x, y] = eye.centre
  const { side, width } = eye
  const height = y - (eyes === 'wide' ? 0.42 : 0.36)
  const [inner, outer] = [height - brow.inner / 100, height - brow.outer / 100]
  const colour = mix(darker(look.hair.colour, 0.8), '#3b2a22', 0.3)
  const isBushy = look.marks.some(({ kind }) => kind === 'bushy-brows')
  const thick = isBushy
    ? 0.15
    : (look.age === 'adult' || look.age === 'elder') && look.gender === 'masculine'
      ? 0.085
      : 0.064
  const own = ownFeatures(look).brow
  const path = curve([
    [x - side * 0.13 * width, inner],
    [x + side * 0.02, (inner + outer) / 2 - 0.05 - own * 0.03],
    [x + side * 0.19 * width, outer + 0.045],
  ])
  return look.age === 'baby'
    ? [featureLine(path, mix(colour, look.skin, 0.5), 0.05)]
    : [featureLine(path, colour, thick * (1 + own * 0.22))]
}
