import type { Shape } from '../drawing/shape.ts'
import { flat, line } from '../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { onCircle } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook, Pattern } from '../looks/look.ts'
import type { Bodice } from './bodice.ts'
import type { Build } from './build.ts'
import { garmentCuts } from './garments.ts'
import type { Leg } from './legs.ts'
import type { Posture, Sides } from './posture.ts'
import type { Trunk } from './trunk.ts'

/** Places on cloth: down 0 to 1, aside -1 to 1. */
const scattered: readonly Point[] = [
  [0.2, -0.5],
  [0.24, 0.42],
  [0.46, 0],
  [0.52, -0.72],
  [0.54, 0.7],
  [0.74, -0.3],
  [0.78, 0.38],
]

/** How wide a stripe is, of the trunk's length. */
const STRIPE = 0.11

/** The print of a garment's upper part. */
export function drawPattern(look: HumanLook, trunk: Trunk, bodice: Bodice): Shape[] {
  const { pattern, trim, kind } = look.garment
  const { over, skirt } = garmentCuts[kind]
  if (pattern === 'plain' || over) return []
  if (pattern === 'stripes' || pattern === 'checks') {
    const rows = (skirt ? [0.2, 0.46, 0.7] : [0.18, 0.42, 0.66, 0.9])
      .filter((down) => down <= bodice.lowest)
      .map((down) => bodice.band(down, STRIPE))
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
      .filter(([, aside]) => trunk.sideways < 0.6 || Math.abs(aside) < 0.6)
      .map(([down, aside]) => trunk.across(down, aside * 0.86)),
    trim,
  )
}

/** The print of a skirt that hangs free. */
export function drawSkirtPattern(look: HumanLook, build: Build, posture: Posture, legs: Sides<Leg>): Shape[] {
  const { pattern, trim, kind, long } = look.garment
  const { skirt, over } = garmentCuts[kind]
  if (pattern === 'plain' || !skirt || over || posture.stance.legs.kind !== 'feet') return []
  const [x, top] = seen(posture.hips)
  const bottom = long ? -30 : build.hipY * 0.46
  const [left, right] = [seen(legs.left.knee), seen(legs.right.knee)]
  const sway = (left[0] + right[0]) / 2 - x
  const row = (down: number, aside: number): Point => [
    x + sway * down + aside * build.girth * (36 + down * 24),
    top + (bottom - top) * down,
  ]
  if (pattern === 'stripes' || pattern === 'checks') {
    return [0.3, 0.78].map((down) =>
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
    )
  }
  return prints(
    pattern,
    [row(0.25, -0.5), row(0.2, 0.3), row(0.6, -0.1), row(0.7, 0.6), row(0.66, -0.74), row(0.88, 0.2)],
    trim,
  )
}

/** Single prints at places; `scale` is 1 on a body, where a child is 400 tall. */
export function prints(
  pattern: Exclude<Pattern, 'plain' | 'stripes' | 'checks'>,
  places: readonly Point[],
  colour: string,
  scale = 1,
): Shape[] {
  return places.flatMap((place) => {
    if (pattern === 'dots') return [flat(ellipse(...place, 6.8 * scale), colour)]
    if (pattern === 'stars') return [flat(star(place, 10 * scale), colour)]
    if (pattern === 'hearts') return [flat(heart(place, 8 * scale), colour)]
    return [
      flat(
        joined(
          [0, 1, 2, 3, 4].map((petal) => ellipse(...onCircle(place, 6 * scale, petal * 1.257), 4.4 * scale)),
        ),
        colour,
      ),
      flat(ellipse(...place, 3.6 * scale), '#f6c644'),
    ]
  })
}

export function star(centre: Point, radius: number): Path {
  return polygon(
    Array.from({ length: 10 }, (_, index) =>
      onCircle(centre, index % 2 ? radius * 0.45 : radius, index * 0.6283 - Math.PI / 2),
    ),
  )
}

export function heart([x, y]: Point, size: number): Path {
  return blob([
    [x, y - size * 0.35],
    [x + size * 0.55, y - size * 0.85],
    [x + size, y - size * 0.2],
    [x + size * 0.5, y + size * 0.5],
    [x, y + size],
    [x - size * 0.5, y + size * 0.5],
    [x - size, y - size * 0.2],
    [x - size * 0.55, y - size * 0.85],
  ])
}
