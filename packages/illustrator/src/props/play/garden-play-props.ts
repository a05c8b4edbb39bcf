import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const trampoline: PropDrawing = {
  size: 170,
  place: 'behind',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#5f8fc4',
  draw: (colour) => [
    ...[-100, -40, 40, 100].map((x) =>
      cord(
        [
          [x, -64],
          [x * 1.06, -2],
        ],
        '#7d868c',
        10,
      ),
    ),
    round(ellipse(0, -70, 138, 30), colour),
    flat(ellipse(0, -72, 110, 21), '#46505c'),
  ],
}

const bars = [-60, -20, 20, 60]

/** Bars of bent steel, as high as a child reaches. */
const climbingFrame: PropDrawing = {
  size: 360,
  place: 'behind',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#d9493f',
  draw: (colour) => [
    ...bars.map((x) =>
      cord(
        [
          [x * 1.2, 0],
          [x, -96],
        ],
        colour,
        6,
      ),
    ),
    ...[-20, -46, -72, -96].map((y, row) =>
      cord(
        [
          [-60 * (1.16 - row * 0.05), y],
          [60 * (1.16 - row * 0.05), y],
        ],
        row % 2 === 0 ? '#f2b53f' : '#5f8fc4',
        6,
      ),
    ),
  ],
}

const paddlingPool: PropDrawing = {
  size: 84,
  place: 'ground',
  standsAlone: true,
  onlyOutdoors: true,
  colour: '#e58b6a',
  draw: (colour) => [
    round(ellipse(0, -52, 150, 40), colour),
    flat(ellipse(0, -56, 126, 27), '#8fc7dd'),
    round(roundedRectangle(-156, -52, 312, 28, 14), lighter(colour, 0.25)),
    round(roundedRectangle(-152, -28, 304, 28, 14), colour),
    flat(ellipse(-40, -62, 24, 4), '#d3ecf2'),
    flat(ellipse(34, -54, 30, 4), '#d3ecf2'),
  ],
}

const surfboard: PropDrawing = {
  size: 260,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#f2b53f',
  draw: (colour) => [
    round(ellipse(0, -50, 15, 50), colour),
    flat(
      polygon([
        [-2, -96],
        [2, -96],
        [2, -4],
        [-2, -4],
      ]),
      darker(colour, 0.75),
    ),
    flat(roundedRectangle(-13, -58, 26, 8, 3), '#e2566a'),
  ],
}

const frisbee: PropDrawing = {
  size: 44,
  place: 'ground',
  colour: '#e58b3a',
  draw: (colour) => [
    round(ellipse(0, -44, 96, 44), darker(colour, 0.85)),
    round(ellipse(0, -58, 92, 40), colour),
    flat(ellipse(0, -62, 52, 20), lighter(colour, 0.3)),
  ],
}

/** What children climb, jump and splash in. */
export const gardenPlayProps: Record<string, PropDrawing> = {
  trampoline,
  'climbing frame|monkey bars|jungle gym': climbingFrame,
  'frisbee|flying disc': frisbee,
  'paddling pool|wading pool|kiddie pool': paddlingPool,
  'surfboard|surf board': surfboard,
}
