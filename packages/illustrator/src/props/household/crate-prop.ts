import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { round, type Shape } from '../../drawing/shape.ts'
import { roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** How wide one is under whoever stands on it, in figure units. */
const CRATE = 190

/** Of boards, upside down. */
function crateUnder(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  const board = height / 3
  return [
    ...[0, 1, 2].map((row) =>
      round(
        roundedRectangle(-half, -height + row * board, width, board - 3, 4),
        row % 2 ? darker(colour, 0.94) : colour,
      ),
    ),
    ...[-1, 1].map((side) =>
      round(roundedRectangle(side * (half - 12) - 9, -height, 18, height, 4), darker(colour, 0.82)),
    ),
    round(roundedRectangle(-half - 5, -height - 6, width + 10, 14, 5), lighter(colour, 0.14)),
  ]
}

/** On which somebody stands who wants to be heard. */
export const crateProp: PropDrawing = {
  size: 84,
  place: 'behind',
  seat: crateUnder,
  seatOfOne: CRATE,
  colour: '#c09058',
  draw: (colour) => crateUnder(colour, { width: 150, height: 100 }),
}
