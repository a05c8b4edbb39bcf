import { darker } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { archway, blob, curve, ellipse, joined, polyline, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

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

const doorway: PropDrawing = {
  size: 470,
  place: 'behind',
  colour: '#8a5a38',
  draw: (colour) => [
    round(archway(-28, 0, 56, 100), darker(colour, 0.72)),
    round(archway(-23, 0, 46, 94), colour),
    flat(ellipse(15, -44, 2.4), GOLD),
  ],
}

const paneWindow: PropDrawing = {
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

const curtain: PropDrawing = {
  several: true,
  size: 330,
  place: 'behind',
  colour: '#c9573f',
  draw: (colour) => [
    round(
      blob([
        [-26, -100],
        [26, -100],
        [28, -40],
        [32, 0],
        [10, -3],
        [-10, 0],
        [-32, -2],
        [-28, -40],
      ]),
      colour,
    ),
    ...[-10, 10].map((x) =>
      line(
        curve([
          [x, -96],
          [x * 1.2, -50],
          [x * 1.3, -6],
        ]),
        darker(colour, 0.8),
        2.4,
      ),
    ),
    line(
      polyline([
        [-34, -99],
        [34, -99],
      ]),
      '#8a5a38',
      4,
    ),
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
