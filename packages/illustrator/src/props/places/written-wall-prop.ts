import { type Colour, darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { curve, ellipse, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { PropDrawing } from '../prop.ts'

const CHALK = '#fdf6e6'
const chalk = (...points: Point[]): Shape => line(curve(points), CHALK, 5)

/** Writing that nobody can read, from the left to the right. */
const scrawl = (x: number, y: number, letters: number): Shape[] =>
  Array.from({ length: letters }, (_, index) => {
    const at = x + index * 15
    const tall = index % 3 === 0 ? 20 : 12
    return chalk([at, y], [at + 4, y - tall], [at + 9, y - 2], [at + 14, y - 8])
  })

/** A face on two legs, as children draw it. */
const doodle = (x: number, y: number): Shape[] => [
  line(ellipse(x, y - 34, 17, 17), CHALK, 5),
  ...[-6, 6].map((aside) => flat(ellipse(x + aside, y - 38, 2.6, 3.4), CHALK)),
  chalk([x - 8, y - 29], [x, y - 25], [x + 8, y - 29]),
  ...[-7, 7].map((aside) =>
    line(
      polyline([
        [x + aside, y - 18],
        [x + aside, y - 2],
        [x + aside * 1.9, y - 2],
      ]),
      CHALK,
      5,
    ),
  ),
]

const writtenWall: PropDrawing = {
  size: 300,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#a5583f',
  draw: (colour: Colour) => [
    round(roundedRectangle(-84, -96, 168, 96, 4), colour),
    ...[0, 1, 2, 3].flatMap((row) =>
      [-72, -24, 22, 60].map((x, index) =>
        flat(
          roundedRectangle(x + (row % 2) * 14 - 8, -90 + row * 23, 30, 13, 3),
          darker(colour, (row + index) % 2 ? 0.93 : 1.06),
        ),
      ),
    ),
    round(roundedRectangle(-90, -102, 180, 11, 4), lighter(colour, 0.2)),
    ...scrawl(-70, -62, 5),
    ...scrawl(-62, -20, 4),
    ...doodle(44, -18),
  ],
}

/** A wall on which somebody has written and drawn. */
export const writtenWallProps: Record<string, PropDrawing> = {
  'chalked wall|written wall|painted wall|graffiti': writtenWall,
}
