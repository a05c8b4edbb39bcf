import { darker, lighter } from '../../drawing/colour.ts'
import { flat, line, PAGE_SIZE, round, type Shape } from '../../drawing/shape.ts'
import { ellipse, polyline, roundedRectangle } from '../../geometry/path.ts'
import type { Random } from '../../geometry/random.ts'
import { petals } from '../../settings/parts/plants.ts'

/** How much of the page the wall around the window takes at the sides, above and below. */
export const wall = { side: 84, top: 70, bottom: 118 } as const

const plasters = ['#c9b08f', '#b9a7a0', '#a9b3a0', '#c7a58c'] as const
const WOOD = '#7a5944'
const POT = '#a8653f'

/** The wall and the frame of the window through which the reader looks, and a flower pot on its sill. */
export function windowFrame(random: Random): Shape[] {
  const plaster = random.pick(plasters)
  const [left, right, low] = [wall.side, PAGE_SIZE - wall.side, PAGE_SIZE - wall.bottom]
  const bars: [number, number, number, number][] = [
    [left - 22, wall.top - 22, right - left + 44, 24],
    [left - 22, wall.top - 22, 24, low - wall.top + 44],
    [right - 2, wall.top - 22, 24, low - wall.top + 44],
  ]
  return [
    round(roundedRectangle(-30, -30, PAGE_SIZE + 60, wall.top + 30, 0), plaster),
    round(roundedRectangle(-30, -30, left + 30, PAGE_SIZE + 60, 0), plaster),
    round(roundedRectangle(right, -30, left + 30, PAGE_SIZE + 60, 0), plaster),
    round(roundedRectangle(-30, low, PAGE_SIZE + 60, wall.bottom + 30, 0), darker(plaster, 0.94)),
    ...bars.map(([x, y, wide, tall]) => round(roundedRectangle(x, y, wide, tall, 4), WOOD)),
    round(roundedRectangle(left - 46, low - 14, right - left + 92, 40, 8), lighter(WOOD, 0.12)),
    line(
      polyline([
        [left - 40, low + 26],
        [right + 40, low + 26],
      ]),
      darker(WOOD, 0.7),
      5,
      0.6,
    ),
    ...flowerPot(right - 14, low - 10, random),
  ]
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
