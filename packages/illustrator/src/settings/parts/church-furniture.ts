import { darker, lighter } from '../../drawing/colour.ts'
import { flat, glow, round, type Shape, shining } from '../../drawing/shape.ts'
import { archway, blob, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle } from '../../geometry/point.ts'
import { bush, flower } from './plants.ts'
import { beam } from './timber.ts'

const glass = ['#d8584a', '#f2b84a', '#5a9bd4', '#6cab5c', '#8a63b8', '#e98aa0']

/** A tall window of coloured panes; its foot's middle stands at x, y. */
export function stainedWindow(x: number, y: number, isSunny: boolean, turn: number): Shape[] {
  const panes = [0, 1, 2, 3, 4].flatMap((row) =>
    [0, 1].map((column) => {
      const colour = glass[(row * 2 + column * 3 + turn) % glass.length] ?? '#5a9bd4'
      const [left, top] = [x - 46 + column * 48, y - 62 - row * 54]
      return flat(
        roundedRectangle(left, top, 44, 50, 6),
        isSunny ? lighter(colour, 0.28) : darker(colour, 0.62),
      )
    }),
  )
  return [
    ...(isSunny ? [glow(x, y - 160, 190, '#fff1c9', 0.35)] : []),
    round(archway(x - 66, y + 10, 132, 356), '#c9b28a'),
    flat(archway(x - 54, y, 108, 336), '#5d4a3a'),
    ...panes,
    flat(ellipse(x, y - 300, 26), isSunny ? '#ffe9a8' : '#8a7a5a'),
  ]
}

/** A round window of petals of glass. */
export function roundWindow(x: number, y: number, isSunny: boolean): Shape[] {
  return [
    ...(isSunny ? [glow(x, y, 170, '#fff1c9', 0.35)] : []),
    round(ellipse(x, y, 96), '#c9b28a'),
    flat(ellipse(x, y, 82), '#5d4a3a'),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((petal) => {
      const colour = glass[petal % glass.length] ?? '#5a9bd4'
      return flat(
        ellipse(...onCircle([x, y], 52, petal * 0.785), 18),
        isSunny ? lighter(colour, 0.28) : darker(colour, 0.62),
      )
    }),
    flat(ellipse(x, y, 20), isSunny ? '#ffe9a8' : '#8a7a5a'),
  ]
}

/** The pipes of an organ over its case; the middle of its foot stands at x, y. */
export const organ = (x: number, y: number): Shape[] => [
  round(roundedRectangle(x - 120, y - 150, 240, 250, 6), '#8f5c38'),
  ...[-96, -64, -32, 0, 32, 64, 96].map((dx) =>
    round(
      roundedRectangle(x + dx - 13, y - 400 + Math.abs(dx) * 1.4, 26, 270 - Math.abs(dx) * 1.4, 10),
      '#d9c27a',
    ),
  ),
  round(roundedRectangle(x - 130, y - 156, 260, 22, 6), '#a8713f'),
]

/** A cloth with a cross that hangs on the wall. */
export const banner = (x: number, y: number, colour: string): Shape[] => [
  beam([x - 56, y], [x + 56, y], 10, '#8a5a38'),
  round(
    polygon([
      [x - 48, y],
      [x + 48, y],
      [x + 48, y + 230],
      [x, y + 200],
      [x - 48, y + 230],
    ]),
    colour,
  ),
  flat(
    joined([roundedRectangle(x - 7, y + 50, 14, 96, 3), roundedRectangle(x - 28, y + 76, 56, 14, 3)]),
    '#f6d77a',
  ),
]

/** White and yellow flowers on a stand of iron; its foot's middle stands at x, y. */
export const flowersOnStand = (x: number, y: number): Shape[] => [
  beam([x, y], [x, y - 90], 12, '#5a5a68'),
  bush(x, y - 116, 0.9, '#6fa85c'),
  ...[-44, -16, 14, 42].flatMap((dx, index) =>
    flower(x + dx, y - 96 - (index % 2) * 22, 0.9, index % 2 ? '#ffd45a' : '#ffffff'),
  ),
]

export function candle(x: number, y: number, burns: boolean): Shape[] {
  const wax = round(roundedRectangle(x - 9, y - 62, 18, 62, 4), '#fdf6e6')
  if (!burns) return [wax]
  return [
    wax,
    ...shining(
      blob([
        [x, y - 92],
        [x + 8, y - 72],
        [x, y - 62],
        [x - 8, y - 72],
      ]),
      '#ffb04a',
    ),
    glow(x, y - 76, 46, '#ffe0a0', 0.6),
  ]
}

/** A pew seen from the aisle; it reaches from one side to the other. */
export function pew(from: number, to: number, y: number, wood: string): Shape[] {
  return [
    round(roundedRectangle(from, y - 132, to - from, 62, 12), wood),
    round(roundedRectangle(from, y - 74, to - from, 24, 8), lighter(wood, 0.2)),
    round(roundedRectangle(from, y - 54, to - from, 54, 5), darker(wood, 0.82)),
    ...[from - 6, to - 20].map((x) => round(roundedRectangle(x, y - 148, 26, 150, 10), darker(wood, 0.9))),
  ]
}
