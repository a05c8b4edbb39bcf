import { darker, lighter } from '../drawing/colour.ts'
import { flat, line, round, type Shape } from '../drawing/shape.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'

/** Its colour. */
export const WICKER = '#c99a5b'
const LINING = '#fbf1dd'

/** How far the rim is above the ground, about who kicks in it and who sleeps; and how much longer the basket is than who lies in it, at each end. */
const RIM = { low: 20, high: 44 }
const AROUND = 20

/** The basket in which a baby lies that nobody carries: what is behind it and what is before it, from the head to the feet. */
export function mosesBasket(
  left: number,
  right: number,
  height: keyof typeof RIM,
): { behind: Shape[]; before: Shape[] } {
  const top = RIM[height]
  const [from, to] = [left - AROUND, right + AROUND]
  const [middle, half] = [(from + to) / 2, (to - from) / 2]
  const at = (part: number, y: number): Point => [middle + half * part, y]
  const rim = (y: number): Point[] => [
    at(-1, y - 4),
    at(-0.5, y + 7),
    at(0, y + 10),
    at(0.5, y + 7),
    at(1, y - 4),
  ]
  const weave = [-top * 0.36, 4].map((y) =>
    line(curve([at(-0.93, y - 8), at(-0.4, y), at(0.4, y), at(0.93, y - 8)]), darker(WICKER, 0.8), 4, 0.8),
  )
  const ribs = [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((part) =>
    line(curve([at(part, -top + 10), at(part * 0.97, 14)]), darker(WICKER, 0.84), 4, 0.7),
  )
  return {
    behind: [
      round(ellipse(middle, -top, half, 34), WICKER),
      flat(ellipse(middle, -top - 2, half * 0.93, 27), LINING),
    ],
    before: [
      round(
        blob([...rim(-top), at(0.97, -8), at(0.86, 20), at(0, 26), at(-0.86, 20), at(-0.97, -8)]),
        WICKER,
      ),
      ...ribs,
      ...weave,
      line(curve(rim(-top)), lighter(WICKER, 0.25), 9),
    ],
  }
}
