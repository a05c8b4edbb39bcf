import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { round, type Shape } from '../../drawing/shape.ts'
import { polygon, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** Two wooden steps before a door: they sit on the upper one, their feet are before the lower one. */
function stepsUnder(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2 + 40
  return [
    round(
      polygon([
        [-half + 26, -height - 24],
        [half - 26, -height - 24],
        [half, -height],
        [-half, -height],
      ]),
      lighter(colour, 0.16),
    ),
    round(roundedRectangle(-half, -height, 2 * half, height, 6), darker(colour, 0.88)),
    round(roundedRectangle(-half - 6, -height - 4, 2 * half + 12, 18, 6), colour),
    round(
      roundedRectangle(-half - 30, -height * 0.42, 2 * half + 60, height * 0.42, 6),
      darker(colour, 0.94),
    ),
    round(roundedRectangle(-half - 36, -height * 0.46, 2 * half + 72, 16, 6), lighter(colour, 0.06)),
  ]
}

/** The step before a house, on which people sit in the evening. */
export const doorstepProp: PropDrawing = {
  size: 70,
  place: 'behind',
  seat: stepsUnder,
  onlyOutdoors: true,
  colour: '#b98f5c',
  draw: (colour) => stepsUnder(colour, { width: 180, height: 78 }),
}
