import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import type { AnimalBody } from '../animal-body.ts'
import { dressedBird } from '../animal-clothes.ts'
import { coatOn, specklesOn } from '../coat-patterns.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { drawTail } from './tails.ts'

/** A round bird on two legs; with wings raised when it flies or hops. */
export function drawBird(look: AnimalLook, build: SpeciesBuild, flying: boolean): AnimalBody {
  const { trunk, legs, head } = build
  const middle = -legs - trunk.high * 0.9
  const headAt: Point = [trunk.long * 0.5 + head.forward, middle - head.up]
  const body = blob([
    [-trunk.long * 1.1, middle - trunk.high * 0.5],
    [-trunk.long * 0.5, middle - trunk.high * 0.5],
    [trunk.long * 0.2, middle - trunk.high * 1.05],
    [trunk.long * 0.9, middle - trunk.high * 0.4],
    [trunk.long * 0.76, middle + trunk.high * 0.6],
    [0, middle + trunk.high],
    [-trunk.long * 0.66, middle + trunk.high * 0.5],
  ])
  const belly = blob([
    [trunk.long * 0.86, middle - trunk.high * 0.1],
    [trunk.long * 0.7, middle + trunk.high * 0.62],
    [0, middle + trunk.high * 0.9],
    [-trunk.long * 0.3, middle + trunk.high * 0.6],
    [trunk.long * 0.3, middle + trunk.high * 0.3],
  ])
  return {
    shapes: [
      ...(flying ? [] : feet(legs, markOf(look, 'socks')?.colour ?? null)),
      ...drawTail(look, build, [-trunk.long * 0.9, middle - trunk.high * 0.3]),
      round(body, look.coat),
      { ...round(belly, lighter(look.coat, 0.45)), surface: 'flat' },
      ...coatOn(look, trunk.long * 0.8, trunk.high * 0.72, [0, middle]),
      ...dressedBird(look, trunk.long, trunk.high, middle),
    ],
    before: [
      wing(look, trunk.long, middle, trunk.high, flying),
      ...(flying ? [] : specklesOn(look, trunk.long * 0.5, trunk.high * 0.3, [-trunk.long * 0.38, middle])),
    ],
    head: headAt,
    height: -headAt[1] + head.radius * 1.25,
    footing: trunk.long,
    back: [-trunk.long * 0.2, middle - trunk.high * 0.7],
  }
}

/** Bare, or in boots. */
function feet(legs: number, boots: Colour | null): Shape[] {
  const colour = '#e8923c'
  if (boots)
    return [-16, 18].flatMap((x) => [
      round(
        limb(
          [
            [x, -legs - 14],
            [x, -9],
          ],
          [21, 20],
        ),
        boots,
      ),
      round(ellipse(x + 6, -7, 18, 9), boots),
    ])
  return [-14, 16].flatMap((x) => [
    line(
      polyline([
        [x, -legs - 12],
        [x, -4],
      ]),
      colour,
      7,
    ),
    line(
      polyline([
        [x - 10, 0],
        [x, -5],
        [x + 14, 0],
      ]),
      colour,
      7,
    ),
  ])
}

function wing(look: AnimalLook, long: number, middle: number, high: number, flying: boolean): Shape {
  const path = flying
    ? blob([
        [long * 0.1, middle - high * 0.3],
        [-long * 0.3, middle - high * 1.9],
        [-long * 0.9, middle - high * 2],
        [-long * 0.8, middle - high * 1],
        [-long * 0.5, middle - high * 0.1],
      ])
    : blob([
        [long * 0.24, middle - high * 0.34],
        [-long * 0.4, middle - high * 0.4],
        [-long * 1.02, middle - high * 0.06],
        [-long * 0.5, middle + high * 0.44],
        [long * 0.1, middle + high * 0.26],
      ])
  return round(path, darker(look.coat, 0.88))
}
