import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve, polyline, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { type Posture, seenFromBehind } from './posture.ts'
import { trunkOf } from './trunk.ts'

/** What a figure has on its back or leans on, as far as it is behind the body in this view. */
export function belongingsBehind(look: HumanLook, build: Build, posture: Posture): Shape[] {
  const behind = seenFromBehind(posture.turn)
  return [
    ...(look.cape && !behind ? cape(look.cape, build, posture) : []),
    ...(look.bag && !behind ? bag(look.bag, build, posture) : []),
    ...(posture.stance.legs.kind === 'feet' ? walkingAids(look, build, posture, false) : []),
  ]
}

/** The same, as far as it is before the body: a cape and a bag seen from behind, a walking frame. */
export function belongingsBefore(look: HumanLook, build: Build, posture: Posture): Shape[] {
  const behind = seenFromBehind(posture.turn)
  return [
    ...(look.bag && behind ? bag(look.bag, build, posture) : []),
    ...(look.cape && behind ? cape(look.cape, build, posture) : []),
    ...(posture.stance.legs.kind === 'feet' ? walkingAids(look, build, posture, true) : []),
  ]
}

/** A cape flows out behind: to the left of a body that is turned to the right. */
function cape(colour: string, build: Build, posture: Posture): Shape[] {
  const [x, y] = seen(posture.neck)
  const [hipX, hipY] = seen(posture.hips)
  const w = build.shoulder
  const back = -Math.sin(posture.angle) * w * 0.9
  const bottom = hipY * 0.35
  return [
    round(
      blob([
        [x - w * 0.8, y + 2],
        [x - w * 1.2 + back * 0.5, (y + bottom) / 2],
        [hipX - w * 1.4 + back, bottom],
        [hipX + back * 0.8, bottom + 14],
        [hipX + w * 1.3 + back * 0.6, bottom],
        [x + w * 1.1 + back * 0.3, (y + bottom) / 2],
        [x + w * 0.8, y + 2],
      ]),
      colour,
    ),
  ]
}

function bag(colour: string, build: Build, posture: Posture): Shape[] {
  const trunk = trunkOf(build, posture)
  if (!trunk.behind && trunk.sideways < 0.3) return []
  const [x, y] = trunk.behind ? trunk.on(0.52, 0) : trunk.edge(0.5, build.shoulder, -1)
  const [wide, high] = [build.shoulder * (trunk.behind ? 0.78 : 0.5), build.shoulder * 1.1]
  return [
    round(roundedRectangle(x - wide, y - high * 0.9, wide * 2, high * 1.8, 18), darker(colour, 0.92)),
    round(roundedRectangle(x - wide * 0.7, y, wide * 1.4, high * 0.7, 12), colour),
    flat(roundedRectangle(x - wide * 0.16, y + high * 0.1, wide * 0.32, high * 0.2, 5), '#f2d16b'),
  ]
}

const WOOD = '#9a6b3e'

/** Where a hand that holds on to a walking aid is: at the height of the hips, a little outwards. */
const gripHeight = (build: Build): number => build.hipY - 18

function walkingAids(look: HumanLook, build: Build, posture: Posture, before: boolean): Shape[] {
  const side = Math.sin(posture.angle)
  const at = (out: number): number => out * (1 - 0.5 * Math.abs(side)) + side * 26
  const outer = build.shoulder + 26
  switch (look.aid) {
    case 'crutches':
      return before ? [] : [at(-outer), at(outer)].flatMap((x) => crutch(x, build))
    case 'stick':
      return before ? cane(at(outer) + side * 16, build) : []
    case 'walker':
      return before ? walkingFrame(build, side) : []
    default:
      return []
  }
}

function crutch(x: number, build: Build): Shape[] {
  const top = build.neckY + 64
  return [
    line(
      polyline([
        [x, top],
        [x * 1.06, 0],
      ]),
      WOOD,
      9,
    ),
    line(
      polyline([
        [x - 15, top],
        [x + 15, top],
      ]),
      darker(WOOD, 0.8),
      11,
    ),
    line(
      polyline([
        [x - 12, gripHeight(build)],
        [x + 12, gripHeight(build)],
      ]),
      WOOD,
      8,
    ),
  ]
}

const cane = (x: number, build: Build): Shape[] => [
  line(
    curve([
      [x + 16, gripHeight(build) - 4],
      [x + 8, gripHeight(build) - 18],
      [x - 6, gripHeight(build) - 12],
      [x - 8, gripHeight(build) + 14],
      [x - 4, -2],
    ]),
    WOOD,
    9,
  ),
]

/** A frame with four feet, held before the body. */
function walkingFrame(build: Build, side: number): Shape[] {
  const metal = '#8f96a8'
  const top = gripHeight(build) + 6
  const half = (build.shoulder + 20) * (1 - 0.4 * Math.abs(side))
  const middle = side * 62
  const leg = (x: number, foot: number): Shape => {
    const corners: Point[] = [
      [x, top],
      [foot, 4],
    ]
    return line(polyline(corners), metal, 7)
  }
  return [
    leg(middle - half, middle - half * 1.12),
    leg(middle + half, middle + half * 1.12),
    line(
      curve([
        [middle - half, top],
        [middle, top - 6],
        [middle + half, top],
      ]),
      metal,
      9,
    ),
    line(
      polyline([
        [middle - half * 1.05, top * 0.5],
        [middle + half * 1.05, top * 0.5],
      ]),
      metal,
      6,
    ),
  ]
}
