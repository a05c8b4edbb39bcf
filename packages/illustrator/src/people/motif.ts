import { type Colour, lightnessOf } from '../drawing/colour.ts'
import { flat, place, type Shape } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { boundsOf } from '../geometry/path.ts'
import type { HumanLook } from '../looks/look.ts'
import { numberOf } from '../looks/vocabulary/motifs.ts'
import { findProp } from '../props/find-prop.ts'
import { paintedLine } from '../props/lettering/letters.ts'
import type { Build } from './build.ts'
import type { Trunk } from './trunk.ts'

/** How wide and tall it is at most, in breadths of the shoulders. */
const WIDE = 1.5

/** What is printed on the chest, as far as it is turned to the reader. */
export function drawMotif({ garment, apron }: HumanLook, build: Build, trunk: Trunk): Shape[] {
  if (!garment.motif || trunk.behind || apron || trunk.sideways > 0.9) return []
  const shapes = printed(garment.motif, garment.colour)
  if (shapes.length === 0) return []
  const { left, right, top, bottom } = boundsOf(shapes.map(({ path }) => path))
  const scale = (build.shoulder * WIDE) / Math.max(right - left, bottom - top, 1)
  const [x, y] = trunk.on(0.62, 0)
  const narrow = 1 - trunk.sideways * 0.3
  return place(
    shapes,
    placement({ x: x - ((left + right) / 2) * scale * narrow, y: y - ((top + bottom) / 2) * scale, scale }),
  )
}

/** What a word draws, or a number in large digits. */
function printed(motif: string, cloth: Colour): Shape[] {
  const number = numberOf(motif)
  if (number !== undefined)
    return [flat(paintedLine(number, [0, 0], 100), lightnessOf(cloth) > 0.8 ? '#3d4a6b' : '#fffaf0')]
  const found = findProp(motif.replace(/^reindeer.*/, 'deer'))
  const shapes = found?.drawing.draw(found.colour) ?? []
  return shapes.filter(({ surface }) => surface !== 'glow' && surface !== 'shadow')
}
