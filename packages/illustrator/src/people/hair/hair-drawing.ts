import type { Colour } from '../../drawing/colour.ts'
import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'

/** What a hair cut is drawn from, on a head of radius 1 around the origin. */
export interface HairOptions {
  colour: Colour
  /** Ribbons, bands and bows. */
  ribbon: Colour
  /** 0 facing the reader, 1 turned to the right. */
  turn: number
  /** Something is worn on the head: leave out what would stand out on top. */
  covered: boolean
  random: Random
}

export interface HairDrawing {
  /** Behind the head and shoulders. */
  back?: (options: HairOptions) => Shape[]
  /** Over the forehead and temples. */
  front: (options: HairOptions) => Shape[]
}

/** The crown of the head from ear to ear, closed by the hairline, which moves as the head turns. */
export function hairCap(outer: readonly Point[], hairline: readonly Point[], turn: number): Path {
  return blob([...outer, ...hairline.map(([x, y]): Point => [x + turn * 0.2 * (1 - Math.abs(x)), y])])
}

/** The gleam that makes hair look combed. */
export const shine = (colour: Colour): Shape =>
  line(
    curve([
      [-0.62, -0.74],
      [-0.32, -0.92],
      [0.08, -0.97],
    ]),
    lighter(colour, 0.3),
    0.065,
    0.75,
  )

export const curls = (
  circles: readonly (readonly [x: number, y: number, radius: number])[],
  colour: Colour,
): Shape => round(joined(circles.map(([x, y, radius]) => ellipse(x, y, radius))), colour)

export function bow(x: number, y: number, size: number, colour: Colour): Shape[] {
  const wing = (side: -1 | 1): Path =>
    blob([
      [x, y],
      [x + side * size * 0.6, y - size * 0.55],
      [x + side * size, y - size * 0.3],
      [x + side * size, y + size * 0.3],
      [x + side * size * 0.6, y + size * 0.5],
    ])
  return [flat(joined([wing(-1), wing(1)]), colour), flat(ellipse(x, y, size * 0.26), darker(colour, 0.82))]
}

/** A sheet of hair that falls behind the shoulders to `length` radii below the middle of the head. */
export const fallingHair = (colour: Colour, length: number, width = 1.2): Shape =>
  round(
    blob([
      [-1, -0.6],
      [-1.14, 0.2],
      [-width, length * 0.62],
      [-width * 0.86, length],
      [-0.45, length * 0.93],
      [0, length * 0.9],
      [0.45, length * 0.93],
      [width * 0.86, length],
      [width, length * 0.62],
      [1.14, 0.2],
      [1, -0.6],
      [0, -1.1],
    ]),
    darker(colour, 0.76),
  )
