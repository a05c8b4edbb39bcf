import { darker } from '../../drawing/colour.ts'
import { line, PAGE_SIZE, round, type Shape } from '../../drawing/shape.ts'
import { polyline, roundedRectangle } from '../../geometry/path.ts'

const JAMB = '#7a5944'

/** The jamb and the lintel of a door through which the reader looks in. */
export function doorway(): Shape[] {
  return [
    round(roundedRectangle(-30, -30, PAGE_SIZE + 60, 92, 4), JAMB),
    round(roundedRectangle(-30, -30, 140, PAGE_SIZE + 60, 4), JAMB),
    line(
      polyline([
        [94, 62],
        [94, PAGE_SIZE],
      ]),
      darker(JAMB, 0.8),
      6,
      0.7,
    ),
  ]
}
