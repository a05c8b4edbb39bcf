import { lighter } from '../../drawing/colour.ts'
import { line, round, type Shape } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { curve } from '../../geometry/path.ts'
import { between, type Point } from '../../geometry/point.ts'
import type { Mark } from '../../looks/mark.ts'
import { isPrint, prints } from '../prints.ts'

/** About a shin, with two straps; what is stuck on it is seen before them. */
export function drawSplint({ colour, print }: Mark, girth: number, knee: Point, ankle: Point): Shape[] {
  const at = (part: number, aside = 0): Point => {
    const [x, y] = between(knee, ankle, part)
    return [x + aside * girth, y]
  }
  const strap = (part: number): Shape => line(curve([at(part, -15), at(part, 15)]), lighter(colour, 0.6), 5)
  return [
    round(limb([at(0.12), ankle], [33 * girth, 31 * girth]), colour),
    ...[0.24, 0.84].map(strap),
    ...(print && isPrint(print.pattern)
      ? prints(print.pattern, [at(0.38, -5), at(0.54, 6), at(0.7, -5)], print.colour)
      : []),
  ]
}
