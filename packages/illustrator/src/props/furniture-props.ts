import { darker, lighter } from '../drawing/colour.ts'
import { flat, glow, line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, polygon, polyline, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const chair: PropDrawing = {
  size: 230,
  place: 'behind',
  colour: '#a8713f',
  draw: (colour) => [
    ...[-20, 18].map((x) =>
      round(
        limb(
          [
            [x, -44],
            [x, 0],
          ],
          [6, 5],
        ),
        darker(colour, 0.84),
      ),
    ),
    round(roundedRectangle(-24, -98, 46, 50, 6), colour),
    flat(roundedRectangle(-16, -90, 30, 34, 4), lighter(colour, 0.25)),
    round(roundedRectangle(-27, -50, 54, 10, 4), lighter(colour, 0.1)),
  ],
}

const table: PropDrawing = {
  size: 170,
  place: 'behind',
  colour: '#a8713f',
  draw: (colour) => [
    ...[-64, 64].map((x) =>
      round(
        limb(
          [
            [x, -84],
            [x, 0],
          ],
          [12, 10],
        ),
        darker(colour, 0.84),
      ),
    ),
    round(roundedRectangle(-82, -100, 164, 18, 6), colour),
  ],
}

const bedProp: PropDrawing = {
  size: 190,
  place: 'behind',
  colour: '#6f8fc0',
  draw: (colour) => [
    round(roundedRectangle(-92, -100, 16, 100, 6), '#a8713f'),
    round(roundedRectangle(76, -64, 14, 64, 6), '#a8713f'),
    round(roundedRectangle(-84, -54, 168, 36, 8), '#f5ead6'),
    round(ellipse(-56, -62, 24, 13), '#ffffff'),
    round(
      blob([
        [-30, -60],
        [60, -62],
        [84, -50],
        [84, -14],
        [-30, -14],
      ]),
      colour,
    ),
  ],
}

const shelf: PropDrawing = {
  size: 120,
  place: 'wall',
  colour: '#a8713f',
  draw: (colour) => [
    ...(
      [
        [-50, '#d8584a', 40],
        [-34, '#f2b84a', 46],
        [-18, '#5aa35a', 36],
        [36, '#5f9fc9', 30],
      ] as const
    ).map(([x, book, tall]) => round(roundedRectangle(x, -14 - tall, 14, tall, 2), book)),
    round(roundedRectangle(-76, -16, 152, 14, 4), colour),
  ],
}

const bench: PropDrawing = {
  size: 150,
  place: 'behind',
  colour: '#94653f',
  draw: (colour) => [
    ...[-70, 70].map((x) => round(roundedRectangle(x - 7, -60, 14, 60, 3), darker(colour, 0.82))),
    ...[-96, -76].map((y) => round(roundedRectangle(-92, y, 184, 14, 4), colour)),
    round(roundedRectangle(-96, -56, 192, 16, 5), lighter(colour, 0.1)),
  ],
}

const piano: PropDrawing = {
  size: 220,
  place: 'behind',
  colour: '#6b4a3c',
  draw: (colour) => [
    round(roundedRectangle(-60, -100, 120, 100, 5), colour),
    flat(roundedRectangle(-58, -58, 116, 14, 2), '#f7f1e6'),
    ...Array.from({ length: 10 }, (_, index) =>
      flat(roundedRectangle(-52 + index * 11, -58, 5, 8, 1), '#2b2430'),
    ),
  ],
}

const fireplace: PropDrawing = {
  size: 300,
  place: 'behind',
  colour: '#b5765a',
  shines: true,
  draw: (colour) => [
    round(roundedRectangle(-56, -88, 112, 88, 4), colour),
    flat(roundedRectangle(-32, -60, 64, 60, 12), '#3f2a28'),
    glow(0, -20, 44, '#ffae4a', 0.8),
    flat(
      blob([
        [0, -48],
        [16, -20],
        [8, -4],
        [-8, -4],
        [-16, -20],
      ]),
      '#f2873a',
    ),
    flat(
      blob([
        [2, -30],
        [8, -14],
        [0, -4],
        [-7, -12],
      ]),
      '#ffd35c',
    ),
    round(roundedRectangle(-64, -100, 128, 16, 4), darker(colour, 0.8)),
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

const cradle: PropDrawing = {
  size: 110,
  place: 'ground',
  colour: '#b98350',
  draw: (colour) => [
    round(
      polygon([
        [-70, -70],
        [70, -70],
        [54, -16],
        [-54, -16],
      ]),
      colour,
    ),
    line(
      curve([
        [-58, -10],
        [0, 4],
        [58, -10],
      ]),
      darker(colour, 0.8),
      9,
    ),
    round(ellipse(0, -72, 58, 18), '#f7efe0'),
  ],
}

/** Things of a room that stand where they are. */
export const furnitureProps: Record<string, PropDrawing> = {
  'chair|stool|armchair|sofa|couch|seat': chair,
  'table|desk|counter|workbench': table,
  'bed|cot': bedProp,
  'shelf|bookshelf|shelves|cupboard': shelf,
  'bench|pew|log': bench,
  'piano|organ': piano,
  'fireplace|oven|stove|hearth|fire|campfire': fireplace,
  mirror,
  'curtain|coats|washing line': curtain,
  'cradle|manger|crib|trough': cradle,
}
