import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const GOLD = '#f2c33f'

const clock: PropDrawing = {
  size: 96,
  place: 'wall',
  colour: '#8a5a38',
  draw: (colour) => [
    round(ellipse(0, -50, 50), colour),
    flat(ellipse(0, -50, 39), '#fdf6e6'),
    line(
      polyline([
        [0, -76],
        [0, -50],
        [18, -42],
      ]),
      '#3a2a20',
      6,
    ),
  ],
}

/** In its frame, on its threshold, so that it is one with the wall. */
const doorway: PropDrawing = {
  size: 470,
  place: 'behind',
  inWall: true,
  colour: '#8a5a38',
  draw: (colour) => [
    flat(roundedRectangle(-30, -100, 60, 100, 1.5), darker(colour, 0.62)),
    round(roundedRectangle(-27, -97, 6, 97, 1), lighter(colour, 0.16)),
    round(roundedRectangle(21, -97, 6, 97, 1), lighter(colour, 0.16)),
    round(roundedRectangle(-29, -99, 58, 6.5, 1), lighter(colour, 0.22)),
    round(roundedRectangle(-20, -92, 40, 91, 0.5), colour),
    ...[
      [-15, -86],
      [2, -86],
      [-15, -42],
      [2, -42],
    ].map(([x = 0, y = 0]) => flat(roundedRectangle(x, y, 13, 36, 1), darker(colour, 0.82))),
    flat(ellipse(17, -46, 2.2), GOLD),
    round(roundedRectangle(-28, -2.4, 56, 2.8, 0.8), lighter(colour, 0.3)),
  ],
}

const paneWindow: PropDrawing = {
  onlyIndoors: true,
  size: 190,
  place: 'wall',
  colour: '#a66f42',
  draw: (colour) => [
    round(roundedRectangle(-42, -100, 84, 100, 4), colour),
    flat(roundedRectangle(-35, -93, 70, 86, 2), '#bfe0ee'),
    flat(joined([roundedRectangle(-2, -93, 4, 86, 0), roundedRectangle(-35, -52, 70, 4, 0)]), colour),
  ],
}

const mirror: PropDrawing = {
  size: 130,
  place: 'wall',
  colour: '#c9963f',
  draw: (colour) => [
    round(ellipse(0, -50, 38, 50), colour),
    flat(ellipse(0, -50, 30, 42), '#d7ecf2'),
    line(
      polyline([
        [-12, -40],
        [10, -74],
      ]),
      '#ffffff',
      4,
    ),
  ],
}

/** Two drapes on a rod, each gathered with a band. */
const curtain: PropDrawing = {
  several: true,
  size: 330,
  place: 'behind',
  colour: '#c9573f',
  draw: (colour) => [
    ...[-1, 1].flatMap((side) => [
      round(
        blob([
          [side * 4, -98],
          [side * 40, -98],
          [side * 44, -50],
          [side * 46, -1],
          [side * 24, -1],
          [side * 28, -34],
          [side * 14, -62],
        ]),
        colour,
      ),
      ...[18, 30].map((x) =>
        line(
          curve([
            [side * x, -96],
            [side * (x + 8), -60],
            [side * (x + 9), -6],
          ]),
          darker(colour, 0.8),
          2,
        ),
      ),
      flat(roundedRectangle(side * 36 - 10, -40, 20, 5, 2), darker(colour, 0.66)),
    ]),
    round(roundedRectangle(-52, -102, 104, 5, 2.5), '#8a5a38'),
    ...[-54, 54].map((x) => round(ellipse(x, -99.5, 4.5), '#8a5a38')),
  ],
}

/** Doors, windows and what hangs beside them. */
export const doorwayProps: Record<string, PropDrawing> = {
  clock,
  'door|kitchen door|doorway': doorway,
  window: paneWindow,
  mirror,
  'curtain|curtains': curtain,
}
