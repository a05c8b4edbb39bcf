import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { curve, ellipse, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Mark } from '../../looks/mark.ts'

/** Where splashes are from the middle of a knee, and how large. */
const splashes = [
  { aside: -6, down: -6, size: 8 },
  { aside: 7, down: 3, size: 6.5 },
  { aside: -4, down: 12, size: 5.5 },
] as const

/** Paints besides the one that is said. */
const PAINTS = ['#f6c644', '#3f8fd0']

/** What is on both knees, on cloth or on skin. */
export function onKnee({ kind, colour }: Mark, [x, y]: Point, girth: number): Shape[] {
  if (kind === 'knee-pads')
    return [
      round(ellipse(x, y, 21 * girth, 24 * girth), colour),
      round(ellipse(x, y - 2, 12 * girth, 14 * girth), lighter(colour, 0.3)),
    ]
  if (kind === 'painted-knees' || kind === 'stained-knees') {
    const fills = kind === 'painted-knees' ? [colour, ...PAINTS] : [colour, colour, colour]
    return splashes.map(({ aside, down, size }, at) =>
      flat(ellipse(x + aside * girth, y + down * girth, size * girth), fills[at] ?? colour),
    )
  }
  if (kind !== 'patched-knees') return []
  const half = 12 * girth
  return [
    flat(roundedRectangle(x - half, y - half, half * 2, half * 2, 4), colour),
    ...[-1, 1].map((side) =>
      line(
        curve([
          [x - half * 0.7, y + side * half * 0.66],
          [x + half * 0.7, y + side * half * 0.66],
        ]),
        darker(colour, 0.7),
        2.6,
      ),
    ),
  ]
}
