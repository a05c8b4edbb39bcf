import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { round } from '../../drawing/shape.ts'
import { blob } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import type { SpeciesBuild } from '../species-build.ts'

/**
 * A dragon's wings on a back, raised behind it, or those of a horse that flies; nothing for others. The near one is drawn over the
 * body.
 */
export function drawWings(
  look: AnimalLook,
  { mark, trunk }: SpeciesBuild,
  [x, y]: Point,
): { far: Shape[]; near: Shape[] } {
  if (markOf(look, 'no-wings') || (mark !== 'wings' && !markOf(look, 'wings'))) return { far: [], near: [] }
  const { long, high } = trunk
  const own = markOf(look, 'wings')?.colour
  const wing = (shift: number, colour: string): Shape =>
    round(
      blob([
        [x + shift, y],
        [x + shift - long * 0.3, y - high * 1.4],
        [x + shift - long * 0.72, y - high * 1.8],
        [x + shift - long * 0.8, y - high],
        [x + shift - long * 1.06, y - high * 0.7],
        [x + shift - long * 0.74, y - high * 0.2],
      ]),
      colour,
    )
  return {
    far: [wing(long * 0.24, darker(own ?? look.coat, 0.76))],
    near: [wing(0, own ?? lighter(look.coat, 0.24))],
  }
}
