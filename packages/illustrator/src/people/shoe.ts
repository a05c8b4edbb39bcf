import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, place, round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { shifted } from '../geometry/point.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'

interface ShoePlace {
  ankle: Point
  /** The middle of the sole. */
  sole: Point
  /** Where the toes point: 1 to the right, -1 to the left, 0 to the reader. */
  pointing: number
  /** On the ground with the sole up or back, as when kneeling. */
  lying: boolean
  /** On its toes, the heel up. */
  onToes: boolean
  /** Where the shin of a leg that rests on the ground goes from the ankle: so lies the shaft of a boot; else it is upright. */
  towards?: Point
  /** How far the leg goes that way: a boot's shaft is no longer. */
  rise: number
}

/** How high above the ankle the shaft of a boot ends. */
export const SHAFT = 26
/** How much higher its rim is. */
const RIM = 13

export function drawShoe(look: HumanLook, build: Build, where: ShoePlace): Shape[] {
  const shapes = flatShoe(look, build, where)
  if (!where.onToes) return shapes
  const { sole, pointing } = where
  const onSole = placement({ x: sole[0], y: sole[1] + 12, turn: 34 * pointing })
  return place(place(shapes, placement({ x: -sole[0], y: -sole[1] })), onSole)
}

function flatShoe({ shoes, skin: bare }: HumanLook, { girth }: Build, where: ShoePlace): Shape[] {
  const sole = where.lying ? shifted(where.sole, where.pointing * 6, 0) : where.sole
  const path = footPath(sole, where.pointing, girth)
  if (shoes.kind === 'bare') return [skin(path, bare)]
  if (shoes.kind === 'sandals')
    return [skin(path, bare), ...straps(sole, where.pointing, girth, shoes.colour)]
  // Below a knee that is bent a shaft ends in time.
  const high = Math.min((SHAFT + RIM) * girth, where.rise * (where.towards ? 0.46 : 0.7)) - RIM * girth
  if (shoes.kind === 'boots' && !where.lying && high > 0) {
    const along = (far: number, aside = 0): Point => alongShin(where, far, aside)
    const shaft = limb([along(high), along(-4)], [42 * girth, 36 * girth])
    const rim = limb(
      (where.towards ? [-15, 15] : [-19, 19]).map((aside) => along(high + RIM * girth, aside * girth)),
      [11 * girth, 11 * girth],
    )
    return [round(shaft, shoes.colour), round(path, shoes.colour), flat(rim, lighter(shoes.colour, 0.3))]
  }
  return [round(path, shoes.colour)]
}

/** A place so far up the shin, and so far aside of it. */
function alongShin({ ankle, towards }: ShoePlace, far: number, aside: number): Point {
  if (!towards) return shifted(ankle, aside, -far)
  const [x, y] = [towards[0] - ankle[0], towards[1] - ankle[1]]
  const length = Math.hypot(x, y) || 1
  return shifted(ankle, (x * far - y * aside) / length, (y * far + x * aside) / length)
}

function footPath([x, y]: Point, pointing: number, girth: number): Path {
  const at = (dx: number, dy: number): Point => [x + dx * girth, y + dy * girth]
  const toe = pointing * 13
  return blob([
    at(-21 + Math.min(0, toe), -4),
    at(-18 + Math.min(0, toe) * 0.8, -20),
    at(0, -26),
    at(18 + Math.max(0, toe) * 0.8, -20),
    at(22 + Math.max(0, toe), -4),
    at(toe * 0.4, 3),
  ])
}

function straps([x, y]: Point, pointing: number, girth: number, colour: string): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * girth, y + dy * girth]
  const toe = pointing * 13
  return [
    flat(
      limb([at(-20 + Math.min(0, toe), 0), at(toe * 0.4, 2), at(21 + Math.max(0, toe), 0)], [6, 7, 6]),
      darker(colour, 0.86),
    ),
    line(curve([at(-16 + toe * 0.5, -14), at(toe * 0.7, -20), at(17 + toe * 0.5, -12)]), colour, 6),
    line(curve([at(-17, -24), at(0, -22), at(17, -24)]), colour, 5.5),
  ]
}
