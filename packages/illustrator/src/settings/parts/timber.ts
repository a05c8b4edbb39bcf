import type { Shape } from '../../drawing/shape.ts'
import { line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'

/** A round piece of wood from one end to the other: a post, a beam, a mast. */
export const beam = (from: Point, to: Point, width: number, colour: string): Shape =>
  round(limb([from, to], [width, width]), colour)

/** A straight drawn line: a joint, a rope, a chain. */
export const stroke = (from: Point, to: Point, width: number, colour: string): Shape =>
  line(polyline([from, to]), colour, width)
