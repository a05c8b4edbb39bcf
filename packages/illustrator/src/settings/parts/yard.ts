import { darker, lighter } from '../../drawing/colour.ts'
import { capped, covered, flat, line, pieceOf, round, type Shape } from '../../drawing/shape.ts'
import { archway, blob, curve, ellipse, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Weather } from '../../scene-description.ts'
import { bush } from './plants.ts'
import { beam, stroke } from './timber.ts'

const cloths = ['#fdf6e6', '#7fb4d8', '#f2b84a', '#e98aa0', '#9ac28a'] as const

/** Washing on a line between two posts: shirts, a towel, a sock; in rain and snow it is taken in. */
export function washingLine(from: number, to: number, y: number, height: number, weather: Weather): Shape[] {
  const top = y - height
  const sag = (part: number): number => top + height * 0.6 * part * (1 - part)
  const wide = (to - from) / 7
  const hung = [0.14, 0.34, 0.54, 0.74].flatMap((part, index) => {
    const [x, under] = [from + (to - from) * part, sag(part)]
    const colour = cloths[index % cloths.length] ?? '#fdf6e6'
    const long = height * (index % 2 ? 0.3 : 0.42)
    const sleeves =
      index % 2
        ? []
        : [
            beam([x + 4, under + 8], [x - wide * 0.3, under + long * 0.5], wide * 0.22, colour),
            beam([x + wide - 4, under + 8], [x + wide * 1.3, under + long * 0.5], wide * 0.22, colour),
          ]
    return [...sleeves, round(roundedRectangle(x, under, wide, long, 6), colour)]
  })
  return pieceOf('washing line', [
    ...[from, to].map((x) => capped(beam([x, y], [x, top - 10], 13, '#8a5a38'))),
    line(
      curve([
        [from, top],
        [(from + to) / 2, sag(0.5)],
        [to, top],
      ]),
      '#6b5a48',
      3.4,
    ),
    ...(weather === 'rain' || weather === 'snow' ? [] : hung),
  ])
}

/** A little house of glass for tomatoes; its lower left corner stands at x, y. */
export function greenhouse(x: number, y: number, width: number, height: number): Shape[] {
  const top = y - height
  const ridge: Point = [x + width / 2, top - height * 0.4]
  const bars = [0.25, 0.5, 0.75].map((part) =>
    stroke([x + width * part, y], [x + width * part, top], 5, '#f7faf4'),
  )
  return pieceOf('house', [
    round(polygon([[x, y], [x, top], ridge, [x + width, top], [x + width, y]]), '#cfe8e2'),
    bush(x + width * 0.22, y - height * 0.2, width / 300, '#7fb06a'),
    bush(x + width * 0.76, y - height * 0.24, width / 300, '#6fa85c'),
    ...[0.16, 0.3, 0.7, 0.84].map((part, index) =>
      flat(ellipse(x + width * part, y - height * (0.2 + (index % 2) * 0.14), width * 0.03), '#d9493f'),
    ),
    ...bars,
    stroke([x, top], [x + width, top], 6, '#f7faf4'),
    stroke([x, top], ridge, 7, '#f7faf4'),
    stroke([x + width, top], ridge, 7, '#f7faf4'),
  ])
}

/** A shed of boards with a round window and a water butt. */
export function shed(x: number, y: number, width: number, height: number, wood = '#9a7350'): Shape[] {
  const top = y - height
  return pieceOf('house', [
    round(roundedRectangle(x, top, width, height, 4), wood),
    ...[0.2, 0.4, 0.6, 0.8].map((part) =>
      stroke([x + width * part, top + 6], [x + width * part, y - 3], 3, darker(wood, 0.84)),
    ),
    round(archway(x + width * 0.12, y, width * 0.34, height * 0.68), darker(wood, 0.72)),
    flat(ellipse(x + width * 0.74, y - height * 0.62, width * 0.11), '#cfe6ef'),
    capped(
      round(
        polygon([
          [x - width * 0.12, top + 10],
          [x + width * 0.5, top - height * 0.46],
          [x + width * 1.12, top + 10],
        ]),
        '#6f7f86',
      ),
    ),
    round(roundedRectangle(x + width * 1.04, y - height * 0.42, width * 0.22, height * 0.42, 8), '#5f8f9a'),
  ])
}

/** A bed of vegetables seen from its long side: dark earth, heads of lettuce, carrots' green. */
export const vegetableRow = (from: number, to: number, y: number): Shape[] => [
  covered(flat(ellipse((from + to) / 2, y, (to - from) / 2, 20), '#8a5f42')),
  ...Array.from({ length: Math.floor((to - from) / 62) }, (_, index) =>
    bush(from + 40 + index * 62, y - 10, 0.34, index % 2 ? '#9cc65a' : '#6fa65a'),
  ),
]

/** A clipped hedge from one side to the other, with a gap where a path leads through. */
export const hedge = (from: number, to: number, y: number, height: number, colour: string): Shape[] =>
  pieceOf('bush', [
    capped(round(roundedRectangle(from, y - height, to - from, height + 8, height * 0.28), colour)),
    ...Array.from({ length: Math.floor((to - from) / 90) }, (_, index) =>
      line(
        curve([
          [from + 30 + index * 90, y - height * 0.5],
          [from + 46 + index * 90, y - height * 0.62],
          [from + 64 + index * 90, y - height * 0.5],
        ]),
        lighter(colour, 0.24),
        5,
      ),
    ),
  ])

/** A gate of wood that stands open between two posts. */
export const gardenGate = (x: number, y: number, height: number): Shape[] => [
  ...[x, x + height * 1.1].map((post) => capped(beam([post, y], [post, y - height], 18, '#8a5a38'))),
  ...[0.24, 0.5, 0.76].map((part) =>
    stroke([x + 6, y - height * part], [x + height * 0.7, y - height * part - 14], 12, '#c99a62'),
  ),
  stroke([x + 6, y - height * 0.2], [x + height * 0.7, y - height * 0.82], 9, '#c99a62'),
]

/** A low round arch of roses. */
export function roseArch(x: number, y: number, width: number, height: number): Shape[] {
  const rim = archway(x, y, width, height)
  const roses: Point[] = [
    [0, -0.5],
    [0.08, -0.8],
    [0.34, -0.99],
    [0.66, -0.99],
    [0.92, -0.8],
    [1, -0.5],
    [0, -0.2],
    [1, -0.2],
  ]
  return [
    line(rim, '#6fae5c', width * 0.17),
    ...roses.map(([dx, dy], index) =>
      round(ellipse(x + width * dx, y + height * dy, width * 0.075), index % 2 ? '#ef8a94' : '#fbe3ea'),
    ),
  ]
}

/** A stone that lies half in the ground, with moss on it. */
export const mossyStone = (x: number, y: number, size: number): Shape[] => [
  covered(
    round(
      blob([
        [x - 50 * size, y],
        [x - 36 * size, y - 34 * size],
        [x + 6 * size, y - 44 * size],
        [x + 46 * size, y - 20 * size],
        [x + 52 * size, y],
      ]),
      '#a8a296',
    ),
  ),
  flat(ellipse(x - 8 * size, y - 34 * size, 24 * size, 8 * size), '#8fae6a'),
]
