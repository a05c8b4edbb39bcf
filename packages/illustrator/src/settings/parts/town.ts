import { darker, lighter } from '../../drawing/colour.ts'
import { capped, flat, pieceOf, round, type Shape, shining } from '../../drawing/shape.ts'
import { archway, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import { onCircle, type Point } from '../../geometry/point.ts'
import { stroke } from './timber.ts'

interface TownHouse {
  wall: string
  lit: boolean
}

const pane = (x: number, y: number, width: number, height: number, lit: boolean): Shape[] => {
  const glass = roundedRectangle(x, y, width, height, 4)
  return lit ? shining(glass, '#ffe08a') : [flat(glass, '#cfe6ef')]
}

/** A shop with a striped awning and a window full of loaves; its lower left corner stands at x, y. */
export function shop(
  x: number,
  y: number,
  width: number,
  height: number,
  { wall, lit, cloth }: TownHouse & { cloth: string },
): Shape[] {
  const top = y - height
  const [under, deep] = [y - height * 0.46, height * 0.14]
  const stripe = width / 7
  const goods = [0.1, 0.22, 0.34, 0.46].map((part, index) =>
    flat(
      ellipse(x + width * (part + 0.06), y - height * 0.13, width * 0.05, height * 0.04),
      index % 2 ? '#d9a05a' : '#c98148',
    ),
  )
  return pieceOf('house', [
    round(roundedRectangle(x, top, width, height, 6), wall),
    capped(round(roundedRectangle(x - 10, top - 14, width + 20, 26, 6), darker(wall, 0.8))),
    ...[0.12, 0.42, 0.72].flatMap((part) =>
      pane(x + width * part, top + height * 0.14, width * 0.16, height * 0.26, lit),
    ),
    ...pane(x + width * 0.08, under + 10, width * 0.52, height * 0.36, lit),
    ...goods,
    round(
      roundedRectangle(x + width * 0.68, under + 8, width * 0.22, height * 0.46 - 8, 5),
      darker(wall, 0.56),
    ),
    ...Array.from({ length: 7 }, (_, index) =>
      round(
        polygon([
          [x + index * stripe, under - deep],
          [x + (index + 1) * stripe, under - deep],
          [x + (index + 1.1) * stripe - 2, under + deep * 0.6],
          [x + (index - 0.1) * stripe, under + deep * 0.6],
        ]),
        index % 2 ? '#fdf6e6' : cloth,
      ),
    ),
  ])
}

/** A tower with a clock between lower wings: the town hall; the middle of its front stands at x, y. */
export function clockTower(x: number, y: number, size: number, { wall, lit }: TownHouse): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  const clock = at(0, -330)
  const wing = (left: number): Shape[] => [
    round(roundedRectangle(...at(left, -190), 150 * size, 190 * size, 5), lighter(wall, 0.12)),
    capped(
      round(
        polygon([at(left - 12, -184), at(left + 16, -244), at(left + 134, -244), at(left + 162, -184)]),
        '#a8604a',
      ),
    ),
    ...[18, 60, 102].flatMap((dx) => pane(...at(left + dx, -150), 28 * size, 52 * size, lit)),
    ...[18, 60, 102].flatMap((dx) => pane(...at(left + dx, -74), 28 * size, 48 * size, lit)),
  ]
  return pieceOf('house', [
    ...wing(-205),
    ...wing(55),
    round(roundedRectangle(...at(-62, -400), 124 * size, 400 * size, 5), wall),
    capped(round(polygon([at(-76, -394), at(0, -520), at(76, -394)]), '#5f8a86')),
    flat(ellipse(...clock, 42 * size), '#fdf6e6'),
    stroke(clock, onCircle(clock, 30 * size, -1.57), 5 * size, '#4a4a58'),
    stroke(clock, onCircle(clock, 22 * size, -0.2), 6 * size, '#4a4a58'),
    ...pane(...at(-16, -250), 32 * size, 70 * size, lit),
    round(archway(...at(-34, 0), 68 * size, 120 * size), darker(wall, 0.5)),
  ])
}

/** A round fountain with water that falls; the middle of its basin stands at x, y. */
export function fountain(x: number, y: number, size: number): Shape[] {
  const at = (dx: number, dy: number): Point => [x + dx * size, y + dy * size]
  return pieceOf('fountain', [
    round(ellipse(...at(0, -16), 120 * size, 30 * size), '#b9b2a6'),
    flat(ellipse(...at(0, -24), 106 * size, 22 * size), '#8fc9de'),
    round(roundedRectangle(...at(-12, -110), 24 * size, 90 * size, 6), '#a8a196'),
    round(ellipse(...at(0, -106), 48 * size, 13 * size), '#b9b2a6'),
    ...[-1, -0.45, 0.45, 1].map((part) =>
      stroke(at(part * 20, -118), at(part * 60, -30), 6 * size, '#d3ecf5'),
    ),
  ])
}
