import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round, skin } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
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
}

export function drawShoe({ shoes, skin: bare }: HumanLook, { girth }: Build, place: ShoePlace): Shape[] {
  const sole = place.lying ? shifted(place.sole, place.pointing * 6, 0) : place.sole
  const path = footPath(sole, place.pointing, girth)
  if (shoes.kind === 'bare') return [skin(path, bare)]
  if (shoes.kind === 'sandals')
    return [skin(path, bare), ...straps(sole, place.pointing, girth, shoes.colour)]
  if (shoes.kind === 'boots' && !place.lying) {
    const shaft = limb(
      [shifted(place.ankle, 0, -20 * girth), shifted(place.ankle, 0, 4)],
      [38 * girth, 34 * girth],
    )
    return [round(shaft, shoes.colour), round(path, shoes.colour)]
  }
  return [round(path, shoes.colour)]
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
