import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round, water } from '../drawing/shape.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { Ground } from '../people/figure.ts'
import type { AnimalBody } from './draw-animal.ts'
import type { SpeciesBuild } from './species-build.ts'

const WATER = '#6ab5d4'
const FOAM = '#f4fbff'

/** A fish in its water: in the waves of the setting, in a pond or in a bowl; a toy fish lies on the ground. */
export function drawFish(look: AnimalLook, build: SpeciesBuild, where: Ground['water'] | 'none'): AnimalBody {
  const { long, high } = build.trunk
  const bowl = long * 1.42
  const middle = where === 'bowl' ? -bowl : where === 'none' ? -high : -high * 0.78
  const share = where === 'bowl' ? 0.8 : 1
  const at = (x: number, y: number): Point => [x * long * share, middle + y * high * share]
  const swimming = {
    none: { behind: [], before: [], wide: long, high: high - middle },
    open: { behind: [], before: surf(long), wide: long * 1.1, high: high - middle },
    pond: { behind: pond(long), before: surf(long), wide: long * 1.9, high: high - middle },
    bowl: { behind: glass(bowl), before: shine(bowl), wide: bowl, high: bowl * 1.9 },
  }[where]
  return {
    shapes: [...swimming.behind, ...body(look, at)],
    before: [fin(look, [at(-0.1, 0.3), at(-0.5, 0.7), at(-0.1, 0.8), at(0.1, 0.5)]), ...swimming.before],
    head: at(0.56, -0.06),
    bare: true,
    height: swimming.high,
    footing: swimming.wide,
    back: at(-0.1, -0.7),
  }
}

const fin = (look: AnimalLook, points: Point[]): Shape => round(blob(points), darker(look.coat, 0.84))

const body = (look: AnimalLook, at: (x: number, y: number) => Point): Shape[] => [
  fin(look, [at(-0.8, 0), at(-1.4, -0.8), at(-1.3, 0), at(-1.4, 0.8)]),
  fin(look, [at(-0.5, -0.8), at(0, -1.5), at(0.3, -0.8)]),
  round(
    blob([
      at(-0.95, 0),
      at(-0.4, -0.84),
      at(0.3, -1),
      at(0.96, -0.4),
      at(1, 0.36),
      at(0.3, 0.96),
      at(-0.4, 0.8),
    ]),
    look.coat,
  ),
  flat(blob([at(0.9, 0.5), at(0.2, 0.92), at(-0.5, 0.72), at(0, 0.5)]), lighter(look.coat, 0.5)),
  ...[-0.42, -0.16].map((x) =>
    line(curve([at(x, -0.5), at(x + 0.12, 0), at(x, 0.5)]), darker(look.coat, 0.8), 4),
  ),
]

/** The water that closes over the belly, with a ring of foam. */
const surf = (long: number): Shape[] => [
  water(
    blob([
      [-long * 1.3, 4],
      [-long * 0.9, -16],
      [-long * 0.4, -8],
      [long * 0.1, -17],
      [long * 0.6, -8],
      [long * 1.06, -15],
      [long * 1.36, 4],
      [long * 0.7, 17],
      [-long * 0.6, 18],
    ]),
    WATER,
  ),
  ...[
    [-1.2, -0.5, 2],
    [-0.2, 0.5, 10],
    [0.7, 1.3, 0],
  ].map(([from = 0, to = 0, y = 0]) =>
    line(
      curve([
        [from * long, y],
        [((from + to) / 2) * long, y - 6],
        [to * long, y],
      ]),
      FOAM,
      4,
      0.8,
    ),
  ),
]

const pond = (long: number): Shape[] => [
  flat(ellipse(0, 4, long * 2.06, 46), '#d9c79a'),
  water(ellipse(0, 4, long * 1.92, 38), WATER),
]

const glass = (radius: number): Shape[] => [
  flat(ellipse(0, -radius * 0.92, radius, radius * 0.92), '#d8eef6', 0.9),
  water(
    blob([
      [-radius * 0.93, -radius * 1.2],
      [0, -radius * 1.26],
      [radius * 0.93, -radius * 1.2],
      [radius * 0.94, -radius * 0.6],
      [radius * 0.5, -radius * 0.1],
      [-radius * 0.5, -radius * 0.1],
      [-radius * 0.94, -radius * 0.6],
    ]),
    WATER,
  ),
]

const shine = (radius: number): Shape[] => [
  line(ellipse(0, -radius * 0.92, radius, radius * 0.92), '#9fc4d4', 7),
  line(ellipse(0, -radius * 1.72, radius * 0.56, radius * 0.1), '#9fc4d4', 7),
  line(
    curve([
      [-radius * 0.74, -radius * 1.2],
      [-radius * 0.8, -radius * 0.86],
      [-radius * 0.64, -radius * 0.5],
    ]),
    '#ffffff',
    9,
    0.8,
  ),
]
