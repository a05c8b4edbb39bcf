import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { line, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { curve, ellipse, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { markOf } from '../looks/read-animal-marks.ts'
import { PATCH } from './bodies/coat-patches.ts'

/** What is left of a horn where only the other one is whole. */
export const brokenHorn = (look: AnimalLook): Shape[] =>
  markOf(look, 'one-horn')
    ? [
        round(
          polygon([
            [-0.46, -0.66],
            [-0.5, -1.02],
            [-0.4, -0.94],
            [-0.3, -1.1],
            [-0.2, -0.98],
            [-0.14, -0.72],
          ]),
          '#8f7a62',
        ),
      ]
    : []

/** The sides of the head with a whole horn. */
export const hornedSides = (look: AnimalLook): readonly number[] =>
  markOf(look, 'no-horns') ? [] : markOf(look, 'one-horn') ? [1] : [-1, 1]

/** Of a cow, of a dragon. */
export const horn = (side: number, colour: string): Shape =>
  round(
    limb(
      [
        [side * 0.4, -0.7],
        [side * 0.74, -1.16],
        [side * 0.6, -1.56],
      ],
      [0.3, 0.22, 0.08],
    ),
    colour,
  )

/** A goat's: long, and bent back over the head. */
export const sweptHorn = (side: number): Shape =>
  round(
    limb(
      [
        [side * 0.28, -0.74],
        [side * 0.34 - 0.1, -1.3],
        [side * 0.44 - 0.4, -1.72],
        [side * 0.5 - 0.78, -1.78],
      ],
      [0.26, 0.22, 0.15, 0.05],
    ),
    '#8f7a62',
  )

/** The short horns of a giraffe. */
export const stump = (side: number): Shape[] => [
  round(
    limb(
      [
        [side * 0.3, -0.7],
        [side * 0.36, -1.36],
      ],
      [0.2, 0.16],
    ),
    darker(PATCH, 1.1),
  ),
  round(ellipse(side * 0.37, -1.4, 0.16), darker(PATCH, 0.66)),
]

/** A stag's, with two branches. */
export function antler(side: number): Shape[] {
  const branch = (points: Point[], width: number): Shape => line(curve(points), '#8a6242', width)
  return [
    branch(
      [
        [side * 0.3, -0.8],
        [side * 0.56, -1.4],
        [side * 0.5, -1.9],
      ],
      0.13,
    ),
    branch(
      [
        [side * 0.5, -1.24],
        [side * 0.86, -1.5],
      ],
      0.1,
    ),
    branch(
      [
        [side * 0.55, -1.5],
        [side * 0.86, -1.84],
      ],
      0.09,
    ),
  ]
}

/** The horn of a unicorn, wound once or twice. */
export function hornOf(look: AnimalLook): Shape[] {
  const colour = markOf(look, 'horn')?.colour
  if (!colour) return []
  const wound = (x: number, y: number): Shape =>
    line(
      curve([
        [x - 0.13, y + 0.02],
        [x + 0.1, y - 0.1],
      ]),
      darker(colour, 0.78),
      0.05,
    )
  return [
    round(
      limb(
        [
          [0.12, -0.78],
          [0.34, -1.34],
          [0.52, -1.86],
        ],
        [0.3, 0.2, 0.04],
      ),
      colour,
    ),
    wound(0.26, -1.1),
    wound(0.38, -1.4),
  ]
}
