import { darker } from '../../drawing/colour.ts'
import { flat, line, round, water } from '../../drawing/shape.ts'
import { archway, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { stroke } from '../../settings/parts/timber.ts'
import type { PropDrawing } from '../prop.ts'

const WOOD = '#7d5536'
/** The middle of the wheel, its rim, and how many spokes and boards it has. */
const AXLE = [16, -32] as const
const RIM = 30
const SPOKES = 8

const spokes = Array.from({ length: SPOKES }, (_, index) => (index * 2 * Math.PI) / SPOKES + 0.2)

const watermill: PropDrawing = {
  size: 440,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#e2d0ae',
  draw: (colour) => [
    round(roundedRectangle(-48, -66, 78, 66, 2), colour),
    round(
      polygon([
        [-56, -64],
        [-36, -100],
        [20, -100],
        [38, -64],
      ]),
      '#a8574a',
    ),
    flat(roundedRectangle(-38, -54, 12, 14, 1), '#8fc3e6'),
    flat(archway(-40, 0, 15, 26), WOOD),
    water(ellipse(22, -2, 46, 7), '#7fb4d0'),
    line(ellipse(AXLE[0], AXLE[1], RIM), WOOD, 6),
    line(ellipse(AXLE[0], AXLE[1], RIM * 0.7), darker(WOOD, 1.1), 3),
    ...spokes.map((angle) => stroke(AXLE, onCircle(AXLE, RIM, angle), 3, WOOD)),
    ...spokes.map((angle) =>
      line(polyline([onCircle(AXLE, RIM - 3, angle), onCircle(AXLE, RIM + 7, angle)]), darker(WOOD, 0.85), 6),
    ),
    round(ellipse(AXLE[0], AXLE[1], 5), darker(WOOD, 0.7)),
  ],
}

export const watermillProps: Record<string, PropDrawing> = {
  'watermill|water mill|waterwheel|water wheel|mill wheel': watermill,
}
