import type { Shape } from '../drawing/shape.ts'
import { flat, line } from '../drawing/shape.ts'
import { blob, curve, type Path, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { between } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Bodice } from './bodice.ts'
import type { Build } from './build.ts'
import { chestPanel } from './chest-pattern.ts'
import { cutOf, isSkirted } from './garments.ts'
import type { Leg } from './leg-joints.ts'
import { type Posture, type Sides, sides } from './posture.ts'
import { isPrint, prints } from './prints.ts'
import type { Trunk } from './trunk.ts'

/** Places on cloth: down from 0 at the shoulders, 1 at the hips, aside -1 to 1. */
const scattered: readonly Point[] = [
  [0.2, -0.5],
  [0.24, 0.42],
  [0.46, 0],
  [0.52, -0.72],
  [0.54, 0.7],
  [0.74, -0.3],
  [0.78, 0.38],
  [1.02, 0.02],
  [1.04, -0.66],
  [1.06, 0.68],
  [1.28, -0.34],
  [1.3, 0.4],
]

/** Prints end so far above the hem. */
const HEM = 0.12

/** How wide a stripe is, of the trunk's length. */
const STRIPE = 0.11

/** The print of a garment's upper part. */
export function drawPattern(look: HumanLook, trunk: Trunk, bodice: Bodice): Shape[] {
  const { pattern, trim, kind } = look.garment
  const { over, skirt, hem } = cutOf(look.garment)
  if (kind === 'overalls' || kind === 'pinafore') return []
  if (pattern === 'plain' || over || (look.garment.onHem && skirt)) return []
  if (look.garment.onChest && !trunk.behind) return chestPanel(trunk, trim)
  if (pattern === 'trimming') return trimming(trunk, bodice, trim, skirt !== undefined)
  if (pattern === 'stripes' || pattern === 'checks' || pattern === 'zigzags') {
    const downs = (skirt ? [0.2, 0.46, 0.7] : [0.18, 0.42, 0.66, 0.9]).filter((down) => down <= bodice.lowest)
    if (pattern === 'zigzags') return downs.map((down) => flat(zigzag(trunk, down), trim))
    const rows = downs.map((down) => bodice.band(down, STRIPE))
    const columns =
      pattern === 'checks'
        ? [-0.62, 0, 0.62].map((aside) =>
            line(curve([trunk.across(0.12, aside), trunk.across(1.02, aside)]), trim, 6, 0.7),
          )
        : []
    return [...rows.map((path) => flat(path, trim, pattern === 'checks' ? 0.7 : 1)), ...columns]
  }
  return prints(
    pattern,
    scattered
      .filter(([down, aside]) => down < hem - HEM && (trunk.sideways < 0.6 || Math.abs(aside) < 0.6))
      .map(([down, aside]) => trunk.across(down, aside * 0.86)),
    trim,
  )
}

/** From one side to the other, up and down. */
function zigzag({ across }: Pick<Trunk, 'across'>, down: number): Path {
  const parts = [-0.94, -0.7, -0.47, -0.23, 0, 0.23, 0.47, 0.7, 0.94]
  const edge = (more: number): Point[] =>
    parts.map((part, index) => across(down + more + (index % 2 ? 0.13 : 0), part))
  return polygon([...edge(0), ...edge(0.1).reverse()])
}

/** A band down the breast and at the neck, and one along the hem where no skirt hangs from it. */
function trimming({ on, behind }: Trunk, bodice: Bodice, colour: string, isSkirted: boolean): Shape[] {
  return [
    ...(isSkirted ? [] : [flat(bodice.band(bodice.lowest + 0.02, 0.1), colour)]),
    ...(behind
      ? []
      : [
          line(curve([on(0.02, -24), on(0.12, 0), on(0.02, 24)]), colour, 8),
          line(curve([on(0.1, 0), on(0.3, 0), on(0.6, 0)]), colour, 13),
        ]),
  ]
}

/** The print of a skirt that hangs free: of a dress or of its own. */
export function drawSkirtPattern(look: HumanLook, build: Build, posture: Posture, legs: Sides<Leg>): Shape[] {
  const { long } = look.garment
  const isOfDress = cutOf(look.garment).skirt !== undefined
  const { pattern = 'plain', trim = '#fbf6ea' } = isOfDress ? look.garment : look.bottom
  if (pattern === 'plain' || !isSkirted(look)) return []
  const isOnHem = isOfDress && look.garment.onHem === true
  if (posture.stance.legs.kind !== 'feet')
    return sides.flatMap((side) => {
      const { hip, knee, ankle } = legs[side]
      return drawLegPattern({ pattern, trim }, !long, [seen(hip), seen(knee), seen(ankle)], LAP * build.girth)
    })
  const [x, top] = seen(posture.hips)
  const bottom = long ? -30 : build.hipY * 0.46
  const [left, right] = [seen(legs.left.knee), seen(legs.right.knee)]
  const sway = (left[0] + right[0]) / 2 - x
  const row = (down: number, aside: number): Point => [
    x + sway * down + aside * build.girth * (36 + down * 24),
    top + (bottom - top) * down,
  ]
  if (pattern === 'trimming')
    return [line(curve([row(0.9, -0.96), row(0.97, 0), row(0.9, 0.96)]), trim, long ? 13 : 10)]
  if (pattern === 'zigzags')
    return (isOnHem ? [0.74] : [0.22, 0.48, 0.74]).map((down) => flat(zigzag({ across: row }, down), trim))
  if (pattern === 'stripes' || pattern === 'checks') {
    return [
      ...(isOnHem ? [0.78] : [0.3, 0.78]).map((down) =>
        flat(
          blob([
            row(down, -0.9),
            row(down + 0.06, 0),
            row(down, 0.9),
            row(down + 0.14, 0.9),
            row(down + 0.2, 0),
            row(down + 0.14, -0.9),
          ]),
          trim,
        ),
      ),
      ...(pattern === 'checks' ? [-0.55, 0, 0.55] : []).map((aside) =>
        line(curve([row(0.1, aside), row(0.96, aside)]), trim, 6, 0.7),
      ),
    ]
  }
  return prints(
    pattern,
    isOnHem
      ? [-0.78, -0.4, 0, 0.4, 0.78].map((aside) => row(0.84, aside))
      : [row(0.25, -0.5), row(0.2, 0.3), row(0.6, -0.1), row(0.7, 0.6), row(0.66, -0.74), row(0.88, 0.2)],
    trim,
  )
}

/** How wide the cloth of a skirt lies over one leg of who sits or kneels. */
const LAP = 44

/** The print of a sleeve, at places along it. */
export function printsOnSleeve(
  { pattern, trim }: Pick<HumanLook['garment'], 'pattern' | 'trim'>,
  places: readonly Point[],
): Shape[] {
  return isPrint(pattern) ? prints(pattern, places, trim, 0.84) : []
}

/** The print of trousers, on one leg. */
export function drawLegPattern(
  { pattern, trim = '#fbf6ea' }: Pick<HumanLook['bottom'], 'pattern' | 'trim'>,
  isShort: boolean,
  [hip, knee, ankle]: readonly [Point, Point, Point],
  width: number,
): Shape[] {
  if (!pattern || pattern === 'trimming') return []
  const places = [0.25, 0.6, 0.95].map((part) => between(hip, knee, part))
  const low = isShort ? [] : [0.3, 0.6].map((part) => between(knee, ankle, part))
  if (pattern === 'stripes' || pattern === 'checks' || pattern === 'zigzags')
    return [...places, ...low].map(([x, y]) =>
      line(
        curve([
          [x - width * 0.44, y],
          [x, y + 3],
          [x + width * 0.44, y],
        ]),
        trim,
        6,
      ),
    )
  return prints(
    pattern,
    [...places, ...low].map(([x, y], index): Point => [x + (index % 2 ? 0.2 : -0.2) * width, y]),
    trim,
    0.72,
  )
}
