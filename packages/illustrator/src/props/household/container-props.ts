import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import { cord } from '../cord.ts'
import type { PropDrawing } from '../prop.ts'

const basket: PropDrawing = {
  carriedAt: 98,
  size: 88,
  place: 'ground',
  colour: '#c08a4e',
  draw: (colour) => [
    cord(
      [
        [-48, -54],
        [-30, -98],
        [30, -98],
        [48, -54],
      ],
      darker(colour, 0.84),
      9,
    ),
    round(
      blob([
        [-60, -58],
        [60, -58],
        [50, -6],
        [0, 0],
        [-50, -6],
      ]),
      colour,
    ),
    ...[-42, -26].map((y) =>
      line(
        curve([
          [-56, y],
          [0, y + 8],
          [56, y],
        ]),
        darker(colour, 0.74),
        4,
      ),
    ),
    ...[-30, 0, 30].map((x) =>
      line(
        polyline([
          [x * 1.1, -54],
          [x * 0.9, -6],
        ]),
        darker(colour, 0.8),
        3,
      ),
    ),
    round(
      limb(
        [
          [-60, -58],
          [0, -52],
          [60, -58],
        ],
        [14, 14, 14],
      ),
      lighter(colour, 0.12),
    ),
  ],
}

const bundle: PropDrawing = {
  size: 70,
  place: 'ground',
  colour: '#c9573f',
  draw: (colour) => [
    round(
      blob([
        [-40, -70],
        [0, -78],
        [40, -70],
        [56, -34],
        [40, -2],
        [-40, -2],
        [-56, -34],
      ]),
      colour,
    ),
    round(
      blob([
        [0, -76],
        [-34, -100],
        [-20, -74],
      ]),
      darker(colour, 0.88),
    ),
    round(
      blob([
        [0, -76],
        [34, -100],
        [20, -74],
      ]),
      darker(colour, 0.88),
    ),
    cord(
      [
        [-30, -64],
        [0, -56],
        [30, -64],
      ],
      darker(colour, 0.72),
      5,
    ),
  ],
}

const gift: PropDrawing = {
  size: 72,
  place: 'ground',
  colour: '#5aa3c9',
  draw: (colour) => [
    round(roundedRectangle(-44, -62, 88, 62, 6), colour),
    round(roundedRectangle(-50, -78, 100, 24, 6), lighter(colour, 0.15)),
    flat(roundedRectangle(-9, -78, 18, 78, 2), '#e2566a'),
    round(joined([ellipse(-18, -88, 19, 12, 0.4), ellipse(18, -88, 19, 12, -0.4)]), '#e2566a'),
  ],
}

const bucket: PropDrawing = {
  carriedAt: 104,
  size: 78,
  place: 'ground',
  colour: '#8fa6b5',
  draw: (colour) => [
    cord(
      [
        [-40, -68],
        [0, -108],
        [40, -68],
      ],
      darker(colour, 0.7),
      5,
    ),
    round(
      polygon([
        [-44, -70],
        [44, -70],
        [34, 0],
        [-34, 0],
      ]),
      colour,
    ),
    flat(ellipse(0, -70, 44, 10), darker(colour, 0.7)),
  ],
}

/** What things are carried in. */
export const containerProps: Record<string, PropDrawing> = {
  'basket|picnic basket|hamper|picnic': basket,
  bundle,
  'gift|present': gift,
  'bucket|pail': bucket,
}
