import { type Colour, darker } from '../../drawing/colour.ts'
import { line, type Shape } from '../../drawing/shape.ts'
import { curve } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'

/** A fold in cloth. */
export const fold = (points: readonly Point[], colour: Colour): Shape =>
  line(curve(points), darker(colour, 0.78), 3, 0.8)
