import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../geometry/path.ts'
import type { PropDrawing } from './prop.ts'

const bread: PropDrawing = {
  size: 48,
  place: 'ground',
  colour: '#d19a55',
  draw: (colour) => [
    round(
      blob([
        [-86, -30],
        [-70, -78],
        [0, -96],
        [70, -78],
        [86, -30],
        [60, -4],
        [-60, -4],
      ]),
      colour,
    ),
    ...[-36, 0, 36].map((x) =>
      line(
        curve([
          [x - 12, -82],
          [x + 4, -64],
          [x + 8, -46],
        ]),
        lighter(colour, 0.45),
        8,
      ),
    ),
  ],
}

const apple: PropDrawing = {
  size: 42,
  place: 'ground',
  colour: '#d9493f',
  draw: (colour) => [
    round(
      blob([
        [0, -78],
        [28, -88],
        [50, -62],
        [40, -18],
        [16, -2],
        [0, -6],
        [-16, -2],
        [-40, -18],
        [-50, -62],
        [-28, -88],
      ]),
      colour,
    ),
    line(
      curve([
        [0, -76],
        [2, -90],
        [8, -100],
      ]),
      '#6b4a30',
      7,
    ),
    flat(
      blob([
        [6, -90],
        [30, -104],
        [42, -92],
        [22, -82],
      ]),
      '#6cab5c',
    ),
  ],
}

const fish: PropDrawing = {
  size: 46,
  place: 'ground',
  colour: '#6fa8c4',
  draw: (colour) => [
    round(
      blob([
        [-44, -48],
        [-92, -84],
        [-84, -48],
        [-92, -12],
      ]),
      darker(colour, 0.82),
    ),
    round(
      blob([
        [-52, -48],
        [-10, -84],
        [50, -76],
        [86, -46],
        [50, -18],
        [-10, -12],
      ]),
      colour,
    ),
    flat(ellipse(54, -56, 7), '#33211c'),
    line(
      curve([
        [26, -72],
        [18, -48],
        [26, -24],
      ]),
      darker(colour, 0.78),
      5,
    ),
  ],
}

const cake: PropDrawing = {
  size: 76,
  place: 'ground',
  colour: '#f3c6cf',
  draw: (colour) => [
    round(ellipse(0, -6, 66, 10), '#e6e0d6'),
    round(roundedRectangle(-54, -62, 108, 58, 12), '#e0b07a'),
    round(
      blob([
        [-56, -64],
        [0, -74],
        [56, -64],
        [54, -40],
        [34, -30],
        [14, -42],
        [-8, -30],
        [-30, -42],
        [-54, -34],
      ]),
      colour,
    ),
    ...[-24, 0, 24].flatMap((x) => [
      round(roundedRectangle(x - 4, -92, 8, 24, 2), '#5fa8d0'),
      flat(ellipse(x, -97, 5, 7), '#ffb04a'),
    ]),
  ],
}

const soup: PropDrawing = {
  size: 52,
  place: 'ground',
  colour: '#d8695a',
  draw: (colour) => [
    ...[-18, 14].map((x) =>
      line(
        curve([
          [x, -66],
          [x + 8, -80],
          [x - 2, -98],
        ]),
        '#ffffff',
        5,
        0.7,
      ),
    ),
    round(
      blob([
        [-66, -54],
        [66, -54],
        [46, -8],
        [-46, -8],
      ]),
      colour,
    ),
    flat(ellipse(0, -54, 66, 14), '#f0b45e'),
  ],
}

const egg: PropDrawing = {
  size: 30,
  place: 'ground',
  colour: '#f6ead6',
  draw: (colour) => [round(ellipse(0, -50, 38, 50), colour)],
}

const pancakes: PropDrawing = {
  size: 52,
  place: 'ground',
  colour: '#e0ac62',
  draw: (colour) => [
    round(ellipse(0, -8, 80, 12), '#dfe7ea'),
    ...[0, 1, 2].map((step) => round(ellipse(0, -24 - step * 20, 60, 16), darker(colour, 1 - step * 0.04))),
    flat(
      blob([
        [-24, -74],
        [10, -80],
        [30, -70],
        [26, -48],
        [18, -64],
        [-8, -64],
      ]),
      '#b5632c',
    ),
  ],
}

/** Things to eat and drink. */
export const foodProps: Record<string, PropDrawing> = {
  'bread|loaf|dough|bun|roll|lunch': bread,
  'apple|fruit|pomegranate|fig': apple,
  'fish|fishes': fish,
  'cake|birthday cake': cake,
  'soup|stew|porridge|dinner|supper|meal|feast': soup,
  egg,
  'pancake|pancakes': pancakes,
}
