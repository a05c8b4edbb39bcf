import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const submarine: PropDrawing = {
  size: 200,
  place: 'behind',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#f2c33f',
  draw: (colour) => [
    cord(
      [
        [14, -66],
        [14, -97],
        [30, -97],
      ],
      '#7d868c',
      7,
    ),
    round(roundedRectangle(-16, -84, 44, 30, 9), darker(colour, 0.9)),
    round(
      polygon([
        [-88, -46],
        [-116, -62],
        [-116, -8],
        [-88, -22],
      ]),
      '#d9493f',
    ),
    round(ellipse(0, -34, 104, 34), colour),
    flat(joined([-42, 2, 46].map((x) => ellipse(x, -38, 14))), darker(colour, 0.6)),
    flat(joined([-42, 2, 46].map((x) => ellipse(x, -38, 10))), lighter('#8fc7dd', 0.2)),
  ],
}

const canoe: PropDrawing = {
  size: 120,
  place: 'behind',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#c2703d',
  draw: (colour) => [
    round(ellipse(0, -58, 124, 16), darker(colour, 0.55)),
    round(
      blob([
        [-150, -92],
        [-128, -62],
        [-60, -46],
        [0, -43],
        [60, -46],
        [128, -62],
        [150, -92],
        [136, -36],
        [88, -4],
        [0, 2],
        [-88, -4],
        [-136, -36],
      ]),
      colour,
    ),
    cord(
      [
        [22, -34],
        [78, -100],
      ],
      '#e0bd7d',
      8,
    ),
    round(ellipse(16, -26, 11, 20, 0.7), '#e0bd7d'),
  ],
}

/** For adventures on the water and below it. */
export const adventureBoatProps: Record<string, PropDrawing> = {
  'submarine|toy submarine': submarine,
  'canoe|kayak': canoe,
}
