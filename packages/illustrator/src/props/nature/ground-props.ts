import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, water } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const puddle: PropDrawing = {
  size: 26,
  place: 'ground',
  onlyOutdoors: true,
  colour: '#7fb4d0',
  draw: (colour) => [
    water(ellipse(0, -40, 180, 40), colour),
    flat(ellipse(-40, -48, 60, 9), lighter(colour, 0.5)),
  ],
}

const rock: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#a39a92',
  draw: (colour) => [
    round(
      blob([
        [-62, -6],
        [-54, -60],
        [-8, -98],
        [44, -74],
        [66, -10],
        [0, 2],
      ]),
      colour,
    ),
  ],
}

const nest: PropDrawing = {
  size: 56,
  place: 'ground',
  colour: '#9a7247',
  draw: (colour) => [
    round(joined([ellipse(-22, -58, 17, 22), ellipse(14, -60, 17, 22)]), '#cfe4ee'),
    round(
      blob([
        [-70, -54],
        [70, -54],
        [52, -6],
        [-52, -6],
      ]),
      colour,
    ),
    line(
      curve([
        [-60, -40],
        [0, -28],
        [60, -42],
      ]),
      darker(colour, 0.76),
      5,
    ),
  ],
}

const snowman: PropDrawing = {
  size: 300,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#fbfaf6',
  draw: (colour) => [
    round(ellipse(0, -24, 34, 27), colour),
    round(ellipse(0, -58, 24, 21), colour),
    round(ellipse(0, -84, 16), colour),
    flat(joined([ellipse(-5, -88, 2), ellipse(6, -88, 2)]), '#33211c'),
    flat(
      polygon([
        [0, -84],
        [16, -81],
        [0, -79],
      ]),
      '#ee8c3a',
    ),
    line(
      curve([
        [-14, -72],
        [0, -67],
        [14, -72],
      ]),
      '#d9493f',
      6,
    ),
  ],
}

/** What lies on the ground outdoors. */
export const groundProps: Record<string, PropDrawing> = {
  'puddle|pond|water|stream': puddle,
  'mud|mud puddle': { ...puddle, colour: '#8a6a4a' },
  'rock|boulder|rocks': rock,
  'nest|bird nest': nest,
  snowman,
}
