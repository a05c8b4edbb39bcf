import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import type { AnimalBody, BodyRequest } from '../animal-body.ts'
import { dressedUpright } from '../animal-clothes.ts'
import { coatOn } from '../coat-patterns.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { drawLying, topOf } from './quadruped-body.ts'
import { drawTail } from './tails.ts'
import { drawArms } from './upright-arms.ts'

/** On two legs, with arms and hands: how a monkey, a kangaroo or an otter stands, sits and jumps. */
export function drawUpright(request: BodyRequest): AnimalBody {
  const { look, build, posture, away, directions } = request
  if (posture === 'lying') return drawLying(look, lyingDown(build), directions.pose === 'sleep')
  const { long, high } = build.trunk
  const hip = posture === 'sitting' ? -20 : -build.legs
  const middle = hip - high * 0.82
  const headAt: Point = [build.head.forward, middle - build.head.up]
  const tail = drawTail(look, build, [-long * 0.6, hip - 6])
  const arms = drawArms(request, middle)
  return {
    shapes: [
      ...(away ? [] : tail),
      ...arms.behindTrunk,
      ...legs(request, hip),
      round(torso(long, high, middle), look.coat),
      ...(away ? tail : belly(request, middle)),
      ...coatOn(look, long * 0.8, high * 0.8, [0, middle]),
      ...dressedUpright(look, long, high, middle),
      ...arms.beforeTrunk,
    ],
    before: arms.beforeHead,
    over: arms.over,
    ...(arms.hand && { hand: arms.hand }),
    head: headAt,
    neck: [-long * 0.2, middle - high * 0.45],
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long * 1.25,
    back: [-long * 0.4, middle - high * 0.3],
  }
}

/** The same trunk along the ground. */
const lyingDown = (build: SpeciesBuild): SpeciesBuild => ({
  ...build,
  trunk: { long: build.trunk.high * 1.24, high: build.trunk.long * 0.86 },
})

const torso = (long: number, high: number, middle: number) =>
  blob([
    [-long * 0.56, middle - high],
    [long * 0.56, middle - high],
    [long * 0.84, middle - high * 0.1],
    [long, middle + high * 0.56],
    [long * 0.6, middle + high],
    [-long * 0.6, middle + high],
    [-long, middle + high * 0.56],
    [-long * 0.84, middle - high * 0.1],
  ])

/** A light belly; a kangaroo's has a pouch. */
function belly({ look, build }: BodyRequest, middle: number): Shape[] {
  const { long, high } = build.trunk
  const at = (x: number, y: number): Point => [long * (0.12 + x), middle + high * y]
  const front = flat(ellipse(...at(0, 0.12), long * 0.6, high * 0.74), build.mask ?? lighter(look.coat, 0.46))
  if (build.mark !== 'pouch') return [front]
  const pouch = blob([
    at(-0.56, 0.2),
    at(0, 0.34),
    at(0.56, 0.2),
    at(0.54, 0.64),
    at(0, 0.94),
    at(-0.54, 0.64),
  ])
  const opening = blob([at(-0.56, 0.2), at(0, 0.08), at(0.56, 0.2), at(0, 0.36)])
  return [front, flat(opening, darker(look.coat, 0.6)), round(pouch, lighter(look.coat, 0.12))]
}

/** Where a foot is: before who sits, apart in a run, one before the other on a walk. */
function footOf({ build: { trunk }, posture, directions: { pose } }: BodyRequest, side: number): Point {
  const { long } = trunk
  if (posture === 'sitting') return [long * (0.5 + side * 0.56), -12]
  if (posture === 'running') return [side * long * 1.2, side > 0 ? -22 : -4]
  return /^(walk|lead|pull)$/.test(pose)
    ? [side * long * 0.9 + 10, side > 0 ? -15 : -9]
    : [side * long * 0.56 + 6, -9]
}

function legs(request: BodyRequest, hip: number): Shape[] {
  const { look, build } = request
  const { long } = build.trunk
  return [1, -1].flatMap((side) => {
    const [x, y] = footOf(request, side)
    const thigh: Point = [side * long * 0.56, hip - long * 0.24]
    const knee: Point = [(thigh[0] + x) / 2 + long * 0.1, (thigh[1] + y) / 2]
    const colour = side > 0 ? darker(look.coat, 0.9) : look.coat
    return [
      round(ellipse(thigh[0], thigh[1], long * 0.5, long * 0.58), colour),
      round(limb([thigh, knee, [x, y]], [long * 0.72, long * 0.52, long * 0.4]), colour),
      round(
        ellipse(x + long * 0.2, y, long * (build.mark === 'pouch' ? 0.7 : 0.42), 12),
        markOf(look, 'socks')?.colour ?? lighter(look.coat, 0.2),
      ),
    ]
  })
}
