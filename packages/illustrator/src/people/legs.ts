import type { Colour } from '../drawing/colour.ts'
import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { distance, shifted } from '../geometry/point.ts'
import { reachWith } from '../geometry/two-bones.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
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

const isSkirted = (look: HumanLook): boolean =>
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

function wheelchairSeat([x, y]: Point, build: Build): Shape[] {
  const metal = '#5a5f70'
  return [
    round(
      limb(
        [
          [x - 44, y + 20],
          [x - 52, y - 118 * build.girth],
        ],
        [16, 16],
      ),
      '#3f6f9c',
    ),
    round(roundedRectangle(x - 58, y + 12, 112, 18, 8), '#3f6f9c'),
    line(
      polyline([
        [x + 46, y + 22],
        [x + 72, -16],
      ]),
      metal,
      9,
    ),
    line(ellipse(x + 62, -16, 15), metal, 8),
  ]
}

/** The large wheel at the near side of a wheelchair. */
export function wheelchairWheel([x, y]: Point): Shape[] {
  const radius = Math.max(58, -y * 0.78)
  return [
    line(ellipse(x - 22, -radius, radius), '#3d4152', 10),
    line(ellipse(x - 22, -radius, radius * 0.84), '#8f96a8', 4),
    ...[0, 1.05, 2.1].map((angle) =>
      line(
        polyline([
          [x - 22 - Math.cos(angle) * radius * 0.84, -radius - Math.sin(angle) * radius * 0.84],
          [x - 22 + Math.cos(angle) * radius * 0.84, -radius + Math.sin(angle) * radius * 0.84],
        ]),
        '#a9b0c0',
        3,
      ),
    ),
  ]
}

function stool([x, y]: Point): Shape[] {
  const wood = '#a8713f'
  return [
    ...[-46, 34].map((dx) =>
      round(
        limb(
          [
            [x + dx * 0.8, y + 20],
            [x + dx, -2],
          ],
          [13, 11],
        ),
        darker(wood, 0.82),
      ),
    ),
    round(roundedRectangle(x - 62, y + 10, 112, 22, 10), wood),
    flat(roundedRectangle(x - 54, y + 13, 96, 6, 3), '#c48f58'),
  ]
}

/** The part of a dress, robe or skirt below the waist, as the legs carry it. */
export function drawSkirt(look: HumanLook, build: Build, stance: Stance): Shape[] {
  if (!isSkirted(look)) return []
  const { long } = look.garment
  const colour =
    look.bottom.kind === 'skirt' && look.garment.kind !== 'dress' && look.garment.kind !== 'robe'
      ? look.bottom.colour
      : look.garment.colour
  const path = skirtPath(build, stance, long)
  return [round(path, colour)]
}

function skirtPath(build: Build, stance: Stance, long: boolean): ReturnType<typeof blob> {
  const [x, y] = stance.hips
  const top = build.shoulder * 0.86
  const g = build.girth
  switch (stance.legs.kind) {
    case 'feet': {
      const hem = long ? -20 : build.hipY * 0.44
      const sway = (stance.legs.left[0] + stance.legs.right[0]) * 0.3
      const spread = Math.max(long ? 66 * g : 76 * g, (stance.legs.right[0] - stance.legs.left[0]) * 0.5 + 26)
      return blob([
        [x - top, y - 22],
        [x - top * 1.12, y],
        [x - spread + sway, hem - 8],
        [x - spread * 0.5 + sway, hem + 4],
        [x + sway, hem + 7],
        [x + spread * 0.5 + sway, hem + 4],
        [x + spread + sway, hem - 8],
        [x + top * 1.12, y],
        [x + top, y - 22],
        [x, y - 28],
      ])
    }
    case 'kneeling':
      return blob([
        [x - top, y - 22],
        [x - 70 * g, y + 18],
        [x - 92 * g, -10],
        [x - 40 * g, 3],
        [x + 30 * g, 3],
        [x + 62 * g, -8],
        [x + 56 * g, y + 20],
        [x + top, y - 22],
        [x, y - 28],
      ])
    case 'crossed':
      return blob([
        [x - top, y - 24],
        [x - 84 * g, y + 2],
        [x - 104 * g, -14],
        [x - 60 * g, 2],
        [x, 4],
        [x + 60 * g, 2],
        [x + 104 * g, -14],
        [x + 84 * g, y + 2],
        [x + top, y - 24],
        [x, y - 30],
      ])
    case 'knees-up': {
      const reach = -build.hipY
      return blob([
        [x - top, y - 24],
        [x - 52 * g, y + 14],
        [x - 30 * g, 0],
        [x + reach * 0.5, 2],
        [x + reach * 0.9, -8],
        [x + reach * 0.78, -reach * 0.42],
        [x + reach * 0.5, -reach * 0.56],
        [x + top, y - 24],
        [x, y - 30],
      ])
    }
    case 'seated': {
      const hem = long ? -18 : y * 0.42
      return blob([
        [x - top, y - 26],
        [x - 56 * g, y + 14],
        [x - 26 * g, y + 32],
        [x + 26 * g, hem],
        [x + 60 * g, hem + 6],
        [x + 92 * g, hem - 4],
        [x + 88 * g, y + 4],
        [x + 64 * g, y - 18],
        [x + top * 0.8, y - 30],
        [x, y - 30],
      ])
    }
  }
}
