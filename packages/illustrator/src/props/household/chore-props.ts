import { darker, lighter } from '../../drawing/colour.ts'
import { flat, round } from '../../drawing/shape.ts'
import { blob, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const mop: PropDrawing = {
  size: 230,
  place: 'ground',
  grip: 60,
  colour: '#e9e2d4',
  draw: (colour) => [
    cord(
      [
        [0, -18],
        [0, -100],
      ],
      '#a8713f',
      4,
    ),
    round(
      blob([
        [-16, 0],
        [-12, -14],
        [0, -24],
        [12, -14],
        [16, 0],
        [8, -4],
        [0, 2],
        [-8, -4],
      ]),
      colour,
    ),
  ],
}

const hairbrush: PropDrawing = {
  size: 44,
  place: 'ground',
  tabletop: true,
  heldByFoot: true,
  colour: '#c9688c',
  draw: (colour) => [
    cord(
      [
        [0, -4],
        [0, -54],
      ],
      colour,
      13,
    ),
    round(ellipse(0, -72, 24, 28), colour),
    flat(ellipse(0, -72, 16, 20), lighter(colour, 0.6)),
  ],
}

const potty: PropDrawing = {
  size: 76,
  place: 'ground',
  colour: '#6aa5d9',
  draw: (colour) => [
    round(
      polygon([
        [-46, -56],
        [46, -56],
        [58, 0],
        [-58, 0],
      ]),
      colour,
    ),
    round(roundedRectangle(-44, -100, 88, 44, 20), darker(colour, 0.9)),
    round(ellipse(0, -56, 58, 15), lighter(colour, 0.35)),
    flat(ellipse(0, -55, 36, 8), darker(colour, 0.7)),
  ],
}

const radiator: PropDrawing = {
  size: 130,
  place: 'behind',
  inWall: true,
  onlyIndoors: true,
  colour: '#e6e0d3',
  draw: (colour) => [
    ...[-1, 1].map((side) => round(roundedRectangle(side * 62 - 5, -16, 10, 16, 2), darker(colour, 0.8))),
    ...[-66, -44, -22, 0, 22, 44, 66].map((x) => round(roundedRectangle(x - 11, -100, 22, 88, 9), colour)),
  ],
}

/** What a home is kept warm and clean with. */
export const choreProps: Record<string, PropDrawing> = {
  mop,
  'hairbrush|hair brush': hairbrush,
  potty,
  'radiator|heater': radiator,
}
