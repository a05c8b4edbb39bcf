import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const cup: PropDrawing = {
  size: 40,
  place: 'ground',
  colour: '#5f9fc9',
  draw: (colour) => [
    line(
      curve([
        [30, -78],
        [62, -66],
        [34, -30],
      ]),
      colour,
      12,
    ),
    round(
      blob([
        [-40, -96],
        [40, -96],
        [36, -40],
        [26, -4],
        [-26, -4],
        [-36, -40],
      ]),
      colour,
    ),
    flat(ellipse(0, -94, 40, 11), darker(colour, 0.7)),
  ],
}

const teapot: PropDrawing = {
  size: 74,
  place: 'ground',
  colour: '#4f8fc9',
  draw: (colour) => [
    line(
      curve([
        [44, -74],
        [84, -58],
        [48, -24],
      ]),
      colour,
      11,
    ),
    round(
      limb(
        [
          [-40, -34],
          [-70, -50],
          [-78, -82],
        ],
        [22, 15, 12],
      ),
      colour,
    ),
    round(ellipse(0, -42, 56, 44), colour),
    round(ellipse(0, -84, 30, 10), lighter(colour, 0.2)),
    round(ellipse(0, -95, 9), darker(colour, 0.8)),
    flat(
      joined([ellipse(-20, -46, 9, 6), ellipse(6, -56, 9, 6), ellipse(24, -38, 9, 6)]),
      lighter(colour, 0.65),
    ),
  ],
}

const jug: PropDrawing = {
  size: 96,
  place: 'ground',
  colour: '#c58a58',
  draw: (colour) => [
    line(
      curve([
        [18, -90],
        [52, -70],
        [32, -38],
      ]),
      darker(colour, 0.86),
      9,
    ),
    round(
      blob([
        [-18, -100],
        [18, -100],
        [16, -78],
        [40, -48],
        [30, -8],
        [0, 0],
        [-30, -8],
        [-40, -48],
        [-16, -78],
      ]),
      colour,
    ),
    flat(
      limb(
        [
          [-37, -54],
          [0, -48],
          [37, -54],
        ],
        [7, 7, 7],
      ),
      lighter(colour, 0.4),
    ),
  ],
}

const basket: PropDrawing = {
  size: 88,
  place: 'ground',
  colour: '#c08a4e',
  draw: (colour) => [
    line(
      curve([
        [-48, -54],
        [-30, -98],
        [30, -98],
        [48, -54],
      ]),
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

const blanket: PropDrawing = {
  size: 54,
  place: 'ground',
  colour: '#d8695a',
  draw: (colour) => [
    round(
      blob([
        [-150, -12],
        [-96, -74],
        [96, -74],
        [150, -12],
        [60, 2],
        [-60, 2],
      ]),
      colour,
    ),
    ...[-60, -20, 20, 60].map((x) =>
      line(
        polyline([
          [x * 0.9, -72],
          [x * 1.5, -4],
        ]),
        lighter(colour, 0.5),
        6,
      ),
    ),
    ...[-50, -24].map((y) =>
      line(
        curve([
          [-122 - y * 0.4 - 24, y],
          [0, y + 2],
          [122 + y * 0.4 + 24, y],
        ]),
        lighter(colour, 0.5),
        6,
      ),
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
    line(
      curve([
        [-30, -64],
        [0, -56],
        [30, -64],
      ]),
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
  size: 78,
  place: 'ground',
  colour: '#8fa6b5',
  draw: (colour) => [
    line(
      curve([
        [-40, -68],
        [0, -108],
        [40, -68],
      ]),
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

const vase: PropDrawing = {
  size: 110,
  place: 'ground',
  colour: '#5f9fc9',
  draw: (colour) => [
    ...[-18, 0, 18].map((x) =>
      line(
        curve([
          [0, -40],
          [x * 0.8, -60],
          [x, -80],
        ]),
        '#5a9150',
        4,
      ),
    ),
    ...(
      [
        [-20, -84, '#ef6f6c'],
        [20, -84, '#ffd45a'],
        [0, -94, '#b58be0'],
      ] as const
    ).map(([x, y, petal]) =>
      flat(
        joined(
          [0, 1, 2, 3, 4].map((index) =>
            ellipse(x + Math.cos(index * 1.257) * 8, y + Math.sin(index * 1.257) * 8, 6.5),
          ),
        ),
        petal,
      ),
    ),
    round(
      blob([
        [-12, -52],
        [12, -52],
        [24, -26],
        [16, 0],
        [-16, 0],
        [-24, -26],
      ]),
      colour,
    ),
  ],
}

/** Vessels, baskets and bundles. */
export const carriedProps: Record<string, PropDrawing> = {
  'cup|mug|glass|bowl|flask': cup,
  'teapot|kettle|tea': teapot,
  'jug|jar|pitcher|pot|bottle': jug,
  'basket|picnic basket|hamper|picnic': basket,
  'blanket|quilt|rug|cloth|mat': blanket,
  'bundle|cape|coat|shawl|sack|bag|pillow|clothes|parcel': bundle,
  'gift|present|box|package|chest|suitcase': gift,
  'bucket|pail|watering can|barrel': bucket,
  'vase|bouquet': vase,
}
