import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { ellipse, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

/** The trunk of a tree that lies on the ground, its cut end to the right. */
function trunk(colour: Colour, { width, height }: { width: number; height: number }): Shape[] {
  const half = width / 2
  const end = { x: half - height * 0.3, y: -height / 2 }
  return [
    round(roundedRectangle(-half, -height, width - height * 0.3, height, height * 0.42), colour),
    ...[0.3, 0.62].map((share) =>
      line(
        polyline([
          [-half + width * 0.12, -height * share],
          [half - width * 0.24, -height * share - 3],
        ]),
        darker(colour, 0.78),
        4,
      ),
    ),
    round(ellipse(end.x, end.y, height * 0.34, height / 2), lighter(colour, 0.34)),
    flat(ellipse(end.x, end.y, height * 0.16, height * 0.26), lighter(colour, 0.16)),
  ]
}

const log: PropDrawing = {
  size: 90,
  place: 'ground',
  onlyOutdoors: true,
  seat: (colour, { width, height }) => trunk(colour, { width: width + 60, height }),
  colour: '#8a5a36',
  draw: (colour) => trunk(colour, { width: 230, height: 100 }),
}

/** What is left of a felled tree. */
export const logProps: Record<string, PropDrawing> = {
  'log|stump|tree stump|tree trunk': log,
}
