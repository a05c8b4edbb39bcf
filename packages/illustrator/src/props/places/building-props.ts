import { darker, lighter, retinted } from '../../drawing/colour.ts'
import { flat, line, place, recolour, round } from '../../drawing/shape.ts'
import { placement } from '../../geometry/matrix.ts'
import { blob, ellipse, joined, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { barnFront, house, stall } from '../../settings/parts/buildings.ts'
import type { PropDrawing } from '../prop.ts'
import { insideTent, openFort, openTent } from './shelter-shapes.ts'

const tent: PropDrawing = {
  size: 330,
  place: 'behind',
  shelter: openTent,
  within: insideTent,
  colour: '#c9643f',
  draw: (colour) => [
    round(
      blob([
        [-78, 0],
        [-60, -26],
        [-6, -98],
        [6, -98],
        [60, -26],
        [78, 0],
        [0, 2],
      ]),
      colour,
    ),
    flat(
      blob([
        [-22, 0],
        [-6, -44],
        [0, -70],
        [6, -44],
        [22, 0],
      ]),
      '#5d3a3a',
    ),
    ...[-46, 46].map((x) =>
      flat(
        blob([
          [x * 0.1, -94],
          [x * 1.06, -2],
          [x * 1.36, -2],
        ]),
        lighter(colour, 0.3),
      ),
    ),
  ],
}

/** One does not see a fort of sheets from within. */
const { within: _canvas, ...closed } = tent

/** A small house on a pole. */
const birdhouse: PropDrawing = {
  size: 240,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#d9b37a',
  draw: (colour) => [
    round(roundedRectangle(-3, -62, 6, 62, 2), '#8a5a38'),
    round(
      polygon([
        [-16, -86],
        [16, -86],
        [14, -58],
        [-14, -58],
      ]),
      colour,
    ),
    round(
      polygon([
        [-23, -83],
        [0, -101],
        [23, -83],
      ]),
      '#b0543f',
    ),
    flat(ellipse(0, -73, 5.5), '#4a3024'),
    flat(roundedRectangle(-1.5, -66, 3, 8, 1), '#8a5a38'),
  ],
}

const cottage: PropDrawing = {
  size: 420,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#f5e6cf',
  draw: (colour) => house(-50, 0, 100, 62, { wall: colour, roof: '#c65f4a' }),
}

const marketStall: PropDrawing = {
  size: 330,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#d8584a',
  draw: (colour) =>
    place(stall(-140, 0, 280, colour, ['#e2603f', '#f2a93b', '#9abf4a']), placement({ scale: 0.41 })),
}

const well: PropDrawing = {
  size: 240,
  place: 'behind',
  onlyOutdoors: true,
  colour: '#b5a48f',
  draw: (colour) => [
    ...[-34, 34].map((x) => round(roundedRectangle(x - 3, -84, 6, 60, 1), '#8a5a38')),
    round(
      polygon([
        [-52, -76],
        [0, -102],
        [52, -76],
      ]),
      '#b5574a',
    ),
    line(
      polyline([
        [0, -84],
        [0, -52],
      ]),
      '#7d6a4a',
      2,
    ),
    round(roundedRectangle(-8, -54, 16, 14, 3), '#8a6a48'),
    round(roundedRectangle(-44, -40, 88, 40, 6), colour),
    flat(
      joined([
        roundedRectangle(-38, -34, 20, 9, 3),
        roundedRectangle(-8, -34, 22, 9, 3),
        roundedRectangle(-26, -20, 22, 9, 3),
        roundedRectangle(8, -20, 22, 9, 3),
      ]),
      darker(colour, 0.86),
    ),
  ],
}

/** What people built to live and sell in. */
export const buildingProps: Record<string, PropDrawing> = {
  'tent|flap': tent,
  'fort|blanket fort|pillow fort': {
    ...closed,
    shelter: openFort,
    draw: (colour) => openFort(colour, { width: 160, height: 100 }),
    size: 290,
    onlyOutdoors: false,
    colour: '#7f9fc4',
  },
  'house|houses|cottage|home|cabin|shed': cottage,
  'doll house|dollhouse|dolls house': { ...cottage, size: 110, place: 'ground', onlyOutdoors: false },
  'bird house|birdhouse|bird feeder|birdfeeder': birdhouse,
  barn: {
    ...cottage,
    size: 520,
    colour: '#b5473c',
    draw: (colour) => recolour(barnFront(0, 0, 0.269), (part) => retinted(part, '#b5473c', colour)),
  },
  'stall|market stall|booth': marketStall,
  well: well,
}
