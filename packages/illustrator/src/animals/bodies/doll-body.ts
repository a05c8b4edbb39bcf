import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, polygon, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import type { AnimalBody } from '../animal-body.ts'
import type { SpeciesBuild } from '../species-build.ts'

/** The cloth a rag doll is sewn from. */
export const DOLL_CLOTH = '#f4d6b4'
const STOCKING = '#fdf6e6'
const STRIPE = '#d9493f'
const SHOE = '#5a4034'

/** Stuffed arms and legs about a patched dress; it sits with its legs before it, and throws up its arms when glad. */
export function drawDoll(look: AnimalLook, build: SpeciesBuild, sitting: boolean, glad: boolean): AnimalBody {
  const { long, high } = build.trunk
  const hip = sitting ? -20 : -build.legs
  const middle = hip - high
  const hand = (side: number): Point => [
    side * (long + (glad ? 44 : 30)),
    middle + (glad ? -high * 1.3 : high * 0.66),
  ]
  return {
    shapes: [
      ...arm(look, [long * 0.5, middle - high * 0.6], hand(1)),
      ...[-1, 1].flatMap((side) =>
        leg([side * 16, hip - 10], sitting ? [side * 34 + 46, -16] : [side * 20, -12]),
      ),
      ...dress(look, build, middle),
    ],
    before: arm(look, [-long * 0.5, middle - high * 0.6], hand(-1)),
    head: [0, middle - build.head.up],
    height: -middle + build.head.up + build.head.radius * 1.2,
    footing: long * 1.2,
    back: [-long * 0.3, middle - high * 0.3],
  }
}

function arm(look: AnimalLook, shoulder: Point, hand: Point): Shape[] {
  const elbow: Point = [(shoulder[0] + hand[0]) / 2, (shoulder[1] + hand[1]) / 2 + 6]
  return [
    round(limb([shoulder, elbow, hand], [27, 27, 22]), lighter(look.coat, 0.2)),
    round(ellipse(...hand, 14), DOLL_CLOTH),
  ]
}

/** A striped stocking and a shoe. */
function leg(hip: Point, foot: Point): Shape[] {
  const at = (share: number, aside: number): Point => {
    const [dx, dy] = [foot[0] - hip[0], foot[1] - hip[1]]
    const length = Math.hypot(dx, dy)
    return [hip[0] + dx * share - (dy / length) * aside, hip[1] + dy * share + (dx / length) * aside]
  }
  return [
    round(limb([hip, at(0.5, 0), foot], [25, 25, 23]), STOCKING),
    ...[0.3, 0.52, 0.74].map((share) => line(polyline([at(share, -11), at(share, 11)]), STRIPE, 8)),
    round(ellipse(foot[0] + 6, foot[1], 20, 14), SHOE),
  ]
}

function dress({ coat }: AnimalLook, { trunk: { long, high } }: SpeciesBuild, middle: number): Shape[] {
  const hem = middle + high * 1.05
  return [
    round(
      blob([
        [-long * 0.42, middle - high * 0.96],
        [long * 0.42, middle - high * 0.96],
        [long * 0.66, middle],
        [long * 1.16, hem - 8],
        [0, hem + 6],
        [-long * 1.16, hem - 8],
        [-long * 0.66, middle],
      ]),
      coat,
    ),
    flat(
      polygon([
        [long * 0.1, middle + 4],
        [long * 0.66, middle + 10],
        [long * 0.6, middle + 38],
        [long * 0.04, middle + 32],
      ]),
      lighter(coat, 0.5),
    ),
    line(
      polyline([
        [long * 0.16, middle + 10],
        [long * 0.54, middle + 14],
        [long * 0.5, middle + 32],
        [long * 0.1, middle + 27],
      ]),
      darker(coat, 0.7),
      3,
    ),
    line(
      curve([
        [-long * 1.04, hem - 16],
        [0, hem - 4],
        [long * 1.04, hem - 16],
      ]),
      lighter(coat, 0.5),
      7,
    ),
  ]
}
