import { place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { findProp } from '../props/find-prop.ts'
import type { Build } from './build.ts'
import type { Trunk } from './trunk.ts'

/** How wide and tall it is at most, in breadths of the shoulders. */
const WIDE = 1.5

/** What is printed on the chest, as far as it is turned to the reader. */
export function drawMotif({ garment, apron }: HumanLook, build: Build, trunk: Trunk): Shape[] {
  if (!garment.motif || trunk.behind || apron || trunk.sideways > 0.9) return []
  const found = findProp(garment.motif.replace(/^reindeer.*/, 'deer'))
  if (!found) return []
  const shapes = found.drawing
    .draw(found.colour)
    .filter(({ surface }) => surface !== 'glow' && surface !== 'shadow')
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const scale = (build.shoulder * WIDE) / Math.max(right - left, bottom - top, 1)
  const [x, y] = trunk.on(0.62, 0)
  const narrow = 1 - trunk.sideways * 0.3
  return place(
    shapes,
    placement({ x: x - ((left + right) / 2) * scale * narrow, y: y - ((top + bottom) / 2) * scale, scale }),
  )
}
