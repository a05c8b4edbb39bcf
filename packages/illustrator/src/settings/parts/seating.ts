import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, round } from '../../drawing/shape.ts'
import { roundedRectangle } from '../../geometry/path.ts'
import { beam } from './timber.ts'

/** A sofa for two; the middle of its feet is at x, y, and it is 100 units tall at size 1. */
export function sofa(x: number, y: number, size: number, colour: string): Shape[] {
  const box = (dx: number, dy: number, width: number, height: number, radius: number) =>
    roundedRectangle(x + dx * size, y + dy * size, width * size, height * size, radius * size)
  return [
    ...[-84, 72].map((dx) => round(box(dx, -12, 12, 12, 3), '#6b4a30')),
    round(box(-88, -100, 176, 84, 22), darker(colour, 0.92)),
    round(box(-78, -52, 78, 42, 12), colour),
    round(box(0, -52, 78, 42, 12), colour),
    ...[-104, 76].map((dx) => round(box(dx, -64, 28, 56, 13), lighter(colour, 0.12))),
  ]
}

export const cushion = (x: number, y: number, size: number, colour: string): Shape[] => [
  round(roundedRectangle(x - 34 * size, y - 34 * size, 68 * size, 62 * size, 20 * size), colour),
  flat(roundedRectangle(x - 10 * size, y - 12 * size, 20 * size, 20 * size, 8 * size), lighter(colour, 0.4)),
]

/** A pupil's desk with a chair behind it; its front legs stand at y. */
export function schoolDesk(x: number, y: number, colour: string): Shape[] {
  const wood = '#c08a52'
  return [
    round(roundedRectangle(x - 34, y - 148, 68, 52, 12), colour),
    beam([x - 26, y - 100], [x - 26, y - 30], 10, darker(wood, 0.72)),
    beam([x + 26, y - 100], [x + 26, y - 30], 10, darker(wood, 0.72)),
    ...[-66, 66].map((dx) => beam([x + dx, y - 84], [x + dx * 1.06, y], 12, darker(wood, 0.8))),
    round(roundedRectangle(x - 88, y - 98, 176, 22, 8), wood),
    round(roundedRectangle(x - 78, y - 112, 58, 14, 4), '#fdf6e6'),
    flat(roundedRectangle(x - 78, y - 112, 27, 14, 4), '#e6dcc6'),
  ]
}
