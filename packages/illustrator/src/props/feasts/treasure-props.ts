import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, curve, ellipse, joined, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const coins: PropDrawing = {
  several: true,
  size: 36,
  place: 'ground',
  tabletop: true,
  colour: '#f2c33f',
  draw: (colour) =>
    (
      [
        [-40, -18],
        [40, -18],
        [0, -34],
        [0, -62],
      ] as const
    ).flatMap(([x, y]) => [
      round(ellipse(x, y, 46, 22), darker(colour, 0.84)),
      round(ellipse(x, y - 10, 46, 22), colour),
      flat(ellipse(x, y - 10, 28, 12), lighter(colour, 0.35)),
    ]),
}

const button: PropDrawing = {
  size: 34,
  place: 'ground',
  tabletop: true,
  colour: '#d9493f',
  draw: (colour) => [
    round(ellipse(0, -50, 50), colour),
    flat(ellipse(0, -50, 36), darker(colour, 0.88)),
    flat(
      joined(
        [
          [-12, -62],
          [12, -62],
          [-12, -38],
          [12, -38],
        ].map(([x = 0, y = 0]) => ellipse(x, y, 6)),
      ),
      '#4a2a24',
    ),
  ],
}

/** One, round and smooth, that fits into a hand. */
const pebble: PropDrawing = {
  size: 44,
  place: 'ground',
  colour: '#a9a29a',
  draw: (colour) => [
    round(
      blob([
        [-46, -22],
        [-28, -57],
        [11, -65],
        [42, -44],
        [44, -15],
        [13, -1],
        [-30, -3],
      ]),
      colour,
    ),
    flat(ellipse(-4, -46, 22, 7, -0.2), lighter(colour, 0.4)),
  ],
}

const pebbles: PropDrawing = {
  several: true,
  size: 34,
  place: 'ground',
  colour: '#a9a29a',
  draw: (colour) => [
    round(
      blob([
        [-84, -6],
        [-78, -46],
        [-34, -60],
        [4, -34],
        [2, -4],
      ]),
      colour,
    ),
    round(
      blob([
        [-14, -2],
        [-4, -70],
        [44, -92],
        [88, -48],
        [86, -4],
      ]),
      lighter(colour, 0.16),
    ),
    line(
      curve([
        [20, -62],
        [44, -72],
        [62, -56],
      ]),
      lighter(colour, 0.5),
      6,
    ),
  ],
}

const scroll: PropDrawing = {
  size: 64,
  place: 'ground',
  tabletop: true,
  colour: '#f3e3bd',
  draw: (colour) => [
    round(roundedRectangle(-52, -92, 104, 84, 4), colour),
    ...[-72, -56, -40, -26].map((y, index) =>
      line(
        polyline([
          [-36, y],
          [index % 2 ? 22 : 36, y],
        ]),
        '#a58a64',
        4,
      ),
    ),
    ...[-96, -8].map((y) =>
      round(
        limb(
          [
            [-66, y],
            [66, y],
          ],
          [16, 16],
        ),
        darker(colour, 0.84),
      ),
    ),
    ...[-96, -8].flatMap((y) => [-74, 74].map((x) => flat(ellipse(x, y, 8), '#8a5a38'))),
  ],
}

/** What is found, counted and kept. */
export const treasureProps: Record<string, PropDrawing> = {
  'coin|coins|money|penny|pennies|treasure': coins,
  'button|buttons': button,
  'pebble|stone|flat stone': pebble,
  'pebbles|stones': pebbles,
  'scroll|parchment': scroll,
}
