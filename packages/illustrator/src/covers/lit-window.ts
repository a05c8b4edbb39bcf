import { darker, lighter } from '../drawing/colour.ts'
import { flat, glow, type Layer, line, PAGE_SIZE, round, type Shape } from '../drawing/shape.ts'
import { type Bounds, ellipse, polyline, roundedRectangle } from '../geometry/path.ts'
import { createRandom, type Random } from '../geometry/random.ts'
import { petals } from '../settings/parts/plants.ts'
import { type CoverFormat, openings } from './cover-format.ts'

/** A house in the evening, seen from its garden. */
const walls = ['#454a78', '#56456a', '#3c5670', '#5f4552'] as const
const LIGHT = '#ffdf9a'
const WOOD = '#6f4a35'

/** The wall of a house after dark around a window with a light, through which everybody is seen. */
export function litWindow(format: CoverFormat, seed: string): Layer[] {
  const random = createRandom(`lit window ${seed}`)
  const wall = random.pick(walls)
  const { left, right, top, bottom } = openings[format]
  const shapes = [
    ...around({ left, right, top, bottom }).map(([x, y, wide, tall]) =>
      round(roundedRectangle(x, y, wide, tall, 0), wall),
    ),
    ...boards({ left, right, top, bottom }, darker(wall, 0.86)),
    glow((left + right) / 2, (top + bottom) / 2, (right - left) * 0.8, LIGHT, 0.2),
    ...frame({ left, right, top, bottom }),
    ...shutters({ left, right, top, bottom }, random),
    ...flowerBox({ left, right, top, bottom }, random),
  ]
  return [{ depth: 0, figure: false, shapes }]
}

type Box = [x: number, y: number, wide: number, tall: number]

const around = ({ left, right, top, bottom }: Bounds): Box[] => [
  [-30, -30, PAGE_SIZE + 60, top + 30],
  [-30, bottom, PAGE_SIZE + 60, PAGE_SIZE - bottom + 60],
  [-30, top - 1, left + 30, bottom - top + 2],
  [right, top - 1, PAGE_SIZE - right + 30, bottom - top + 2],
]

/** The boards of the wall, where it is seen. */
function boards(opening: Bounds, colour: string): Shape[] {
  const rows = Array.from({ length: 14 }, (_, row) => row * 74 + 40)
  return rows.flatMap((y) => {
    const isBeside = y > opening.top - 20 && y < opening.bottom + 20
    const runs: [number, number][] = isBeside
      ? [
          [-20, opening.left - 20],
          [opening.right + 20, PAGE_SIZE + 20],
        ]
      : [[-20, PAGE_SIZE + 20]]
    return runs.map(([from, to]) =>
      line(
        polyline([
          [from, y],
          [to, y],
        ]),
        colour,
        5,
        0.7,
      ),
    )
  })
}

/** No bar crosses the opening: it would cross a face. */
function frame({ left, right, top, bottom }: Bounds): Shape[] {
  const bars: Box[] = [
    [left - 18, top - 22, right - left + 36, 26],
    [left - 18, top - 22, 24, bottom - top + 40],
    [right - 6, top - 22, 24, bottom - top + 40],
  ]
  return [
    ...bars.map(([x, y, wide, tall]) => round(roundedRectangle(x, y, wide, tall, 4), WOOD)),
    round(roundedRectangle(left - 40, bottom - 12, right - left + 80, 34, 8), lighter(WOOD, 0.16)),
  ]
}

function shutters({ left, right, top, bottom }: Bounds, random: Random): Shape[] {
  const colour = random.pick(['#3f6f6a', '#8a4a44', '#41608f', '#6b7a45'] as const)
  const wide = 104
  return [left - 24 - wide, right + 24].flatMap((x) => [
    round(roundedRectangle(x, top - 16, wide, bottom - top + 24, 8), colour),
    ...[0.18, 0.34, 0.5, 0.66, 0.82].map((part) =>
      line(
        polyline([
          [x + 16, top + (bottom - top) * part],
          [x + wide - 16, top + (bottom - top) * part],
        ]),
        darker(colour, 0.75),
        6,
        0.8,
      ),
    ),
  ])
}

/** Flowers on the sill, below everybody's hands. */
function flowerBox({ left, right, bottom }: Bounds, random: Random): Shape[] {
  const blooms = Array.from({ length: 9 }, (_, index) => {
    const x = left + 40 + ((right - left - 80) * index) / 8
    const y = bottom + random.between(8, 22)
    return [
      round(ellipse(x + 20, y + 14, 26, 15), '#3f7247'),
      round(ellipse(x, y, random.between(15, 20)), random.pick(petals)),
      flat(ellipse(x, y, 6), '#f6d36b'),
    ]
  })
  return [
    ...blooms.flat(),
    round(roundedRectangle(left + 10, bottom + 24, right - left - 20, 50, 10), darker(WOOD, 0.86)),
  ]
}
