import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line } from '../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { onCircle } from '../geometry/point.ts'
import type { Pattern } from '../looks/clothing.ts'

/** Nothing, or what runs on across the cloth. */
const noPrints = ['plain', 'stripes', 'zigzags', 'checks', 'trimming'] as const

/** What stands on cloth by itself, again and again. */
type Print = Exclude<Pattern, (typeof noPrints)[number]>

export const isPrint = (pattern: Pattern): pattern is Print => noPrints.every((one) => one !== pattern)

/** Single prints at places; `scale` is 1 on a body, where a child is 400 tall. */
export function prints(pattern: Print, places: readonly Point[], colour: string, scale = 1): Shape[] {
  return places.flatMap((place) => {
    if (pattern === 'dots') return [flat(ellipse(...place, 6.8 * scale), colour)]
    if (pattern === 'stars') return [flat(star(place, 10 * scale), colour)]
    if (pattern === 'leopard spots')
      return [-1, 1].map((side) =>
        flat(
          ellipse(place[0] + side * 3.6 * scale, place[1] + side * 2 * scale, 3.4 * scale, 5.4 * scale, side),
          colour,
        ),
      )
    if (pattern === 'diamonds') return [flat(diamond(place, 14 * scale), colour)]
    if (pattern === 'snowflakes') return snowflake(place, 11 * scale, colour)
    if (pattern === 'leaves') return leaf(place, 12 * scale, colour)
    if (pattern === 'camouflage')
      return [
        flat(ellipse(place[0] - 5 * scale, place[1], 15 * scale, 9 * scale), colour),
        flat(ellipse(place[0] + 8 * scale, place[1] + 7 * scale, 10 * scale, 7 * scale), darker(colour, 0.7)),
      ]
    if (pattern === 'splashes') return splash(place, scale)
    if (pattern === 'mirrors')
      return [
        flat(ellipse(...place, 8 * scale), darker(colour, 0.62)),
        flat(ellipse(...place, 5.6 * scale), colour),
      ]
    if (pattern === 'hearts') return [flat(heart(place, 8 * scale), colour)]
    return [
      flat(
        joined(
          [0, 1, 2, 3, 4].map((petal) => ellipse(...onCircle(place, 6 * scale, petal * 1.257), 4.4 * scale)),
        ),
        colour,
      ),
      flat(ellipse(...place, 3.6 * scale), '#f6c644'),
    ]
  })
}

const paints = ['#d9493f', '#f6c644', '#3f7fc4', '#f7f1e6', '#5aa35a'] as const

/** A splash of paint and a drop beside it; its colour comes from where it is. */
function splash([x, y]: Point, scale: number): Shape[] {
  const paint = paints[Math.abs(Math.round(x * 3 + y * 5)) % paints.length] ?? paints[0]
  const size = 9 * scale
  return [
    flat(
      blob([
        [x - size, y - size * 0.2],
        [x - size * 0.2, y - size * 0.8],
        [x + size * 0.9, y - size * 0.5],
        [x + size * 0.6, y + size * 0.3],
        [x + size * 0.2, y + size * 1.2],
        [x - size * 0.3, y + size * 0.5],
      ]),
      paint,
    ),
    flat(ellipse(x + size * 1.3, y + size * 0.7, size * 0.3), paint),
  ]
}

/** A leaf that points up to one side, with its rib. */
const leaf = ([x, y]: Point, size: number, colour: string): Shape[] => [
  flat(
    blob([
      [x - size * 0.8, y + size * 0.8],
      [x - size * 0.6, y - size * 0.3],
      [x + size * 0.8, y - size * 0.8],
      [x + size * 0.4, y + size * 0.5],
    ]),
    colour,
  ),
  line(
    curve([
      [x - size, y + size],
      [x, y],
      [x + size * 0.4, y - size * 0.4],
    ]),
    darker(colour, 0.72),
    size * 0.16,
  ),
]

/** Six arms, each with a tip. */
const snowflake = (centre: Point, size: number, colour: string): Shape[] =>
  [0, 1, 2].map((arm) => {
    const [from, to] = [onCircle(centre, size, arm * 1.047), onCircle(centre, -size, arm * 1.047)]
    return line(curve([from, to]), colour, size * 0.3)
  })

export function star(centre: Point, radius: number): Path {
  return polygon(
    Array.from({ length: 10 }, (_, index) =>
      onCircle(centre, index % 2 ? radius * 0.45 : radius, index * 0.6283 - Math.PI / 2),
    ),
  )
}

export const diamond = ([x, y]: Point, size: number): Path =>
  polygon([
    [x, y - size],
    [x + size * 0.72, y],
    [x, y + size],
    [x - size * 0.72, y],
  ])

export function heart([x, y]: Point, size: number): Path {
  return blob([
    [x, y - size * 0.35],
    [x + size * 0.55, y - size * 0.85],
    [x + size, y - size * 0.2],
    [x + size * 0.5, y + size * 0.5],
    [x, y + size],
    [x - size * 0.5, y + size * 0.5],
    [x - size, y - size * 0.2],
    [x - size * 0.55, y - size * 0.85],
  ])
}
