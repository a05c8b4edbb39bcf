import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, round, type Shape } from '../../drawing/shape.ts'
import { blob, curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { PropDrawing } from '../prop.ts'

const bread: PropDrawing = {
  size: 48,
  place: 'ground',
  tabletop: true,
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

const cake: PropDrawing = {
  size: 76,
  place: 'ground',
  tabletop: true,
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
  ],
  crown: { noun: 'candle', usual: 3, most: 12, draw: candlesOn },
}

/** In one row, or those at the back between those at the front. */
function candlesOn(count: number): Shape[] {
  const front = count > 6 ? Math.ceil(count / 2) : count
  const step = Math.min(24, 84 / Math.max(1, front - 1))
  const back = count - front
  const row = (many: number, y: number, aside: number): Shape[] =>
    Array.from({ length: many }, (_, index) => {
      const x = (index - (many - 1) / 2) * step + aside
      return [
        round(roundedRectangle(x - 4, y, 8, 24, 2), '#5fa8d0'),
        flat(ellipse(x, y - 5, 5, 7), '#ffb04a'),
      ]
    }).flat()
  return [...row(back, -104, back === front ? step / 2 : 0), ...row(front, -92, 0)]
}

const pancakes: PropDrawing = {
  several: true,
  size: 52,
  place: 'ground',
  tabletop: true,
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

const toast: PropDrawing = {
  size: 40,
  place: 'ground',
  tabletop: true,
  colour: '#d9a05f',
  draw: (colour) => [
    round(
      blob([
        [-42, -4],
        [-42, -56],
        [-52, -80],
        [-24, -100],
        [24, -100],
        [52, -80],
        [42, -56],
        [42, -4],
        [0, 0],
      ]),
      darker(colour, 0.8),
    ),
    flat(
      blob([
        [-33, -12],
        [-33, -54],
        [-41, -76],
        [-20, -90],
        [20, -90],
        [41, -76],
        [33, -54],
        [33, -12],
        [0, -9],
      ]),
      lighter(colour, 0.35),
    ),
    flat(roundedRectangle(-14, -62, 28, 22, 5), '#f8e08a'),
  ],
}

/** What comes out of the oven, the pan and the toaster. */
export const bakingProps: Record<string, PropDrawing> = {
  'bread|loaf|dough|bun|roll|lunch': bread,
  'cake|birthday cake': cake,
  'pancake|pancakes': pancakes,
  'toast|slice of toast': toast,
}
