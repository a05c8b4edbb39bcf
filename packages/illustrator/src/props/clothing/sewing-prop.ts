import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, polyline, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

/** Something soft that is being sewn: a seam half closed, a patch, and the needle at the end of its red thread. */
const sewing: PropDrawing = {
  size: 88,
  place: 'ground',
  tabletop: true,
  colour: '#e9dcc2',
  draw: (colour) => [
    round(
      blob([
        [-66, -66],
        [-20, -58],
        [30, -64],
        [66, -60],
        [60, -30],
        [68, -4],
        [20, -2],
        [-24, -4],
        [-70, 0],
        [-60, -34],
      ]),
      colour,
    ),
    ...[-34, -8, 18].map((x) => flat(roundedRectangle(x, -54, 7, 46, 3), darker(colour, 0.9))),
    round(roundedRectangle(30, -38, 28, 24, 4), '#5f8fb8'),
    ...[33, 41, 49].map((x) => flat(roundedRectangle(x, -41, 5, 2.6, 1), lighter(colour, 0.6))),
    ...[-50, -36, -22, -8, 6].map((x) =>
      line(
        polyline([
          [x, -66],
          [x + 6, -54],
        ]),
        '#d23c36',
        3.4,
      ),
    ),
    line(
      curve([
        [12, -58],
        [30, -80],
        [18, -104],
        [40, -118],
      ]),
      '#d23c36',
      3,
    ),
    cord(
      [
        [40, -118],
        [64, -94],
      ],
      '#aab4bf',
      4,
    ),
    flat(ellipse(41, -117, 3.2), '#f2f4f7'),
  ],
}

/** What somebody sews at. */
export const sewingProps: Record<string, PropDrawing> = {
  'sewing|mending|needlework': sewing,
}
