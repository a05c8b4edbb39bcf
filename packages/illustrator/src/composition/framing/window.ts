import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, PAGE_SIZE, round, type Shape } from '../../drawing/shape.ts'
import { blob, ellipse, polygon, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import { petals } from '../../settings/parts/plants.ts'

/** How much of the page the wall around the window takes at the sides, above and below. */
export const wall = { side: 104, top: 58, bottom: 118 } as const

const plasters = ['#d9c3a2', '#c9b8b0', '#b9c2ae', '#d2b29a'] as const
const cloths = ['#c9574d', '#d99a3f', '#5f8f86', '#7d6ba8'] as const
const WOOD = '#8a6446'
const GLASS = '#cfe4ea'
const POT = '#a8653f'

const [left, right, low] = [wall.side, PAGE_SIZE - wall.side, PAGE_SIZE - wall.bottom]

/**
 * The open window through which the reader looks: a wall, a wing on each side that stands open with its panes, a valance
 * of cloth, a sill with a flower pot. No bar crosses what is seen.
 */
export function windowFrame(random: Random): Shape[] {
  const plaster = random.pick(plasters)
  return [
    ...wallAround(plaster),
    ...wing(-1),
    ...wing(1),
    ...frame(),
    ...valance(random.pick(cloths)),
    round(roundedRectangle(left - 66, low - 14, right - left + 132, 44, 8), lighter(WOOD, 0.12)),
    line(
      polyline([
        [left - 60, low + 30],
        [right + 60, low + 30],
      ]),
      darker(WOOD, 0.7),
      5,
      0.6,
    ),
    ...flowerPot(right - 20, low - 10, random),
  ]
}

function wallAround(plaster: string): Shape[] {
  const far = PAGE_SIZE + 60
  return [
    round(roundedRectangle(-30, -30, far, wall.top + 30, 0), plaster),
    round(roundedRectangle(-30, -30, left + 30, far, 0), plaster),
    round(roundedRectangle(right, -30, left + 30, far, 0), plaster),
    round(roundedRectangle(-30, low, far, wall.bottom + 30, 0), darker(plaster, 0.94)),
  ]
}

/** A wing that stands open towards the reader: taller at its outer end, with three panes. */
function wing(side: -1 | 1): Shape[] {
  const [hinge, outer] = side < 0 ? [left - 4, left - 92] : [right + 4, right + 92]
  const at = (part: number, height: number): Point => {
    const [top, bottom] = [wall.top + 4 - 34 * part, low - 8 + 46 * part]
    return [hinge + (outer - hinge) * part, top + (bottom - top) * height]
  }
  const pane = (from: number, to: number): Shape =>
    flat(polygon([at(0.16, from), at(0.84, from), at(0.84, to), at(0.16, to)]), GLASS)
  const shine = (from: number): Shape =>
    flat(
      polygon([at(0.3, from), at(0.48, from), at(0.4, from + 0.16), at(0.22, from + 0.16)]),
      '#ffffff',
      0.6,
    )
  return [
    round(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), lighter(WOOD, 0.2)),
    ...[0.03, 0.36, 0.69].flatMap((from) => [pane(from, from + 0.28), shine(from + 0.05)]),
  ]
}

function frame(): Shape[] {
  const bars: [number, number, number, number][] = [
    [left - 12, wall.top - 14, right - left + 24, 18],
    [left - 12, wall.top - 14, 16, low - wall.top + 28],
    [right - 4, wall.top - 14, 16, low - wall.top + 28],
  ]
  return bars.map(([x, y, wide, tall]) => round(roundedRectangle(x, y, wide, tall, 4), WOOD))
}

/** Cloth that hangs in scallops from the lintel. */
function valance(colour: string): Shape[] {
  const count = 7
  const wide = (right - left) / count
  return Array.from({ length: count }, (_, index) => {
    const x = left + index * wide
    return round(
      blob([
        [x, wall.top - 8],
        [x + wide / 2, wall.top - 10],
        [x + wide, wall.top - 8],
        [x + wide * 0.92, wall.top + 24],
        [x + wide / 2, wall.top + 42],
        [x + wide * 0.08, wall.top + 24],
      ]),
      index % 2 ? colour : lighter(colour, 0.14),
    )
  })
}

function flowerPot(x: number, y: number, random: Random): Shape[] {
  const blooms = [-34, -8, 22].map((aside, index) => {
    const colour = random.pick(petals)
    return [
      line(
        polyline([
          [x + aside * 0.4, y - 50],
          [x + aside, y - 92 - index * 12],
        ]),
        '#3f7247',
        7,
      ),
      round(ellipse(x + aside, y - 98 - index * 12, 19), colour),
      flat(ellipse(x + aside, y - 98 - index * 12, 7), '#f6d36b'),
    ]
  })
  return [
    ...blooms.flat(),
    round(roundedRectangle(x - 38, y - 58, 76, 60, 12), POT),
    round(roundedRectangle(x - 44, y - 64, 88, 18, 6), darker(POT, 0.9)),
  ]
}
