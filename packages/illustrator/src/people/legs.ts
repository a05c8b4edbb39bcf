import type { Colour } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { distance, shifted } from '../geometry/point.ts'
import { reachWith } from '../geometry/two-bones.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { stool, wheelchairSeat } from './seats.ts'
import type { Stance } from './stance.ts'

/** Trousers, bare legs under shorts and skirts. */
interface LegCloth {
  colour: Colour
  bare: boolean
  /** Shorts: the colour above the knee. */
  above: Colour | null
}

export function drawLegs(look: HumanLook, build: Build, stance: Stance): Shape[] {
  const cloth = legCloth(look)
  switch (stance.legs.kind) {
    case 'feet':
      return [
        ...leg(look, build, cloth, shifted(stance.hips, -build.hip, 0), stance.legs.left, stance.turn),
        ...leg(look, build, cloth, shifted(stance.hips, build.hip, 0), stance.legs.right, stance.turn),
      ]
    case 'kneeling':
      return kneelingLegs(look, build, cloth, stance.hips)
    case 'crossed':
      return crossedLegs(look, build, cloth, stance.hips)
    case 'knees-up':
      return kneesUp(look, build, cloth, stance.hips)
    case 'seated':
      return [
        ...(look.aid === 'wheelchair' ? wheelchairSeat(stance.hips, build) : stool(stance.hips)),
        ...seatedLegs(look, build, cloth, stance.hips),
      ]
  }
}

export const isSkirted = (look: HumanLook): boolean =>
  look.garment.kind === 'dress' || look.garment.kind === 'robe' || look.bottom.kind === 'skirt'

function legCloth(look: HumanLook): LegCloth {
  if (isSkirted(look)) return { colour: look.skin, bare: true, above: null }
  if (look.bottom.kind === 'shorts') return { colour: look.skin, bare: true, above: look.bottom.colour }
  return { colour: look.bottom.colour, bare: false, above: null }
}

const clothed = ({ bare, colour }: LegCloth, path: ReturnType<typeof limb>): Shape =>
  bare ? skin(path, colour) : round(path, colour)

function leg(look: HumanLook, build: Build, cloth: LegCloth, hip: Point, foot: Point, turn: number): Shape[] {
  const sole = shifted(foot, 0, -14)
  const bone = Math.max(distance(hip, sole) * 0.503, -build.hipY * 0.445)
  const [knee, ankle] = reachWith(hip, sole, bone, bone, -1)
  const width = 37 * build.girth
  const shape = clothed(
    cloth,
    limb([hip, knee, ankle], [width * 1.06, width * 0.94, width * (cloth.bare ? 0.7 : 0.86)]),
  )
  const shorts = cloth.above ? [round(limb([hip, knee], [width * 1.2, width * 1.16]), cloth.above)] : []
  const pointing = turn > 0.3 ? 1 : Math.sign(hip[0]) * 0.55
  const boot = look.shoes.boots
    ? [
        round(
          limb([shifted(ankle, 0, -22), shifted(ankle, 0, 4)], [width * 1.02, width * 0.9]),
          look.shoes.colour,
        ),
      ]
    : []
  return [shape, ...shorts, ...boot, shoe(shifted(ankle, 0, 14), pointing, build.girth, look.shoes.colour)]
}

/** A shoe whose sole stands at `foot`; it points right for 1 and left for -1. */
export function shoe([x, y]: Point, pointing: number, girth: number, colour: Colour): Shape {
  const at = (dx: number, dy: number): Point => [x + dx * girth, y + dy * girth]
  const toe = pointing * 13
  return round(
    blob([
      at(-21 + Math.min(0, toe), -4),
      at(-18 + Math.min(0, toe) * 0.8, -20),
      at(0, -26),
      at(18 + Math.max(0, toe) * 0.8, -20),
      at(22 + Math.max(0, toe), -4),
      at(toe * 0.4, 3),
    ]),
    colour,
  )
}

function kneelingLegs(look: HumanLook, build: Build, cloth: LegCloth, [x, y]: Point): Shape[] {
  const width = 38 * build.girth
  return [-1, 1].flatMap((side) => {
    const knee: Point = [x + side * build.hip * 0.9 + 22, -width * 0.42]
    const ankle: Point = [x + side * build.hip * 0.5 - 58 * build.girth, -width * 0.36]
    return [
      shoe([ankle[0] - 12, 0], -1, build.girth, look.shoes.colour),
      clothed(cloth, limb([knee, ankle], [width, width * 0.8])),
      clothed(cloth, limb([[x + side * build.hip, y], knee], [width * 1.12, width])),
    ]
  })
}

function crossedLegs(look: HumanLook, build: Build, cloth: LegCloth, [x, y]: Point): Shape[] {
  const width = 37 * build.girth
  const spread = build.hip * 2.9 + 14
  return [
    ...[-1, 1].map((side) =>
      clothed(
        cloth,
        limb(
          [
            [x + side * build.hip * 0.6, y],
            [x + side * spread, y + 2],
            [x + side * spread * 0.72, -16],
            [x - side * build.hip * 0.9, -13],
          ],
          [width * 1.15, width * 1.12, width, width * 0.74],
        ),
      ),
    ),
    ...[-1, 1].map((side) =>
      shoe([x - side * build.hip * 1.5, -1], -side * 0.8, build.girth * 0.92, look.shoes.colour),
    ),
  ]
}

function kneesUp(look: HumanLook, build: Build, cloth: LegCloth, [x, y]: Point): Shape[] {
  const width = 37 * build.girth
  const length = -build.hipY * 0.56
  return [-1, 1].flatMap((side) => {
    const hip: Point = [x + side * build.hip * 0.7, y]
    const foot: Point = [x + length * 1.05 + side * 12, -4]
    const [knee, ankle] = reachWith(hip, shifted(foot, 0, -12), length, length, -1)
    return [
      clothed(cloth, limb([hip, knee, ankle], [width * 1.15, width, width * 0.8])),
      shoe(foot, 1, build.girth, look.shoes.colour),
    ]
  })
}

function seatedLegs(look: HumanLook, build: Build, cloth: LegCloth, [x, y]: Point): Shape[] {
  const width = 38 * build.girth
  return [-1, 1].flatMap((side) => {
    const knee: Point = [x + side * build.hip * 0.9 + 46, y + 6]
    const foot: Point = [knee[0] + 6, 0]
    return [
      clothed(
        cloth,
        limb(
          [[x + side * build.hip * 0.7, y], knee, shifted(foot, 0, -14)],
          [width * 1.1, width * 1.06, width * 0.82],
        ),
      ),
      shoe(foot, 1, build.girth, look.shoes.colour),
    ]
  })
}
