import type { Colour } from '../../drawing/colour.ts'
import { darker, lighter, lightnessOf } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, type Path } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { Random } from '../../geometry/random.ts'
import type { HeadView } from '../head-view.ts'
import { type HairEdge, hairCap } from './hair-cap.ts'

/** What a hair cut is drawn from, on a head of radius 1 around the origin. */
export interface HairOptions {
  colour: Colour
  /** What is seen where none grows. */
  skin: Colour
  /** Ribbons, bands and bows. */
  ribbon: Colour
  view: HeadView
  /** How many puffs, where there are more than two. */
  puffs?: 3 | 4
  /** Reaches the waist. */
  isLong: boolean
  /** Below a knot the sides are cropped, as boys and men wear it. */
  croppedSides: boolean
  /** Something is worn on the head: leave out what would stand out on top. */
  covered: boolean
  random: Random
}

export interface HairDrawing {
  /** What hangs behind the head and shoulders; it comes to the front when the back is seen. */
  back?: (options: HairOptions) => Shape[]
  /** What hangs is one sheet from the crown down: from behind it lies over the rest, without a seam. */
  isSheet?: true
  /** Over forehead, temples and nape. */
  front: (options: HairOptions) => Shape[]
  /** Ears are under the hair. */
  coversEars?: boolean
}

/** What grows again where it is shaved, dyed or not. */
export const STUBBLE = '#4a3f3c'

/** The crown with its gleam. */
export const capped =
  (edge: HairEdge, volume = 0.1) =>
  ({ colour, view, covered }: HairOptions): Shape[] => [
    round(hairCap(edge, view, volume), colour),
    ...(covered ? [] : lightnessOf(colour) > LIGHT ? combed(colour, view) : [shine(colour)]),
    ...(view.facing(0) < 0.5 ? strands(colour, view) : []),
  ]

/** Hair that is lighter (Oklab) has no gleam: white hair without lines would be a cap. */
const LIGHT = 0.9

/** Lines in the way white hair is combed, from the crown to the brow. */
const combed = (colour: Colour, view: HeadView): Shape[] =>
  [-58, -30, -6, 18, 44].flatMap((longitude, index) => {
    const [root, end] = [view.around(longitude * 0.5, -0.96, 0.3), view.around(longitude, -0.62, 0.8)]
    if (end.front < 0.2) return []
    return [
      line(
        curve([
          [root.x, -1.02],
          [(root.x + end.x) / 2, -0.92],
          [end.x, -0.7 + (index % 2) * 0.06],
        ]),
        darker(colour, 0.8),
        0.04,
      ),
    ]
  })

/** Combed lines down the back of the head, as far as it is seen. */
function strands(colour: Colour, view: HeadView): Shape[] {
  return [120, 150, 180, 210, 240].flatMap((longitude) => {
    const { x, front } = view.around(longitude, 0, 0.92)
    if (front < 0.25) return []
    const path = curve([
      [x * 0.6, -0.62],
      [x * 0.94, -0.2],
      [x, 0.2],
    ])
    return [line(path, darker(colour, 0.8), 0.035)]
  })
}

/** The gleam that makes hair look combed. */
const shine = (colour: Colour): Shape =>
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

/** The line of a parting over the crown. */
export function parting(options: HairOptions, longitude = 0): Shape[] {
  const spot = options.view.around(longitude, -0.66, 0.7)
  if (spot.front < -0.2 || options.covered) return []
  const path = curve([
    [spot.x, -0.68],
    [spot.x * 0.8, -0.95],
    [spot.x * 0.4, -1.13],
  ])
  return [line(path, darker(options.colour, 0.7), 0.05)]
}

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
export function fallingHair({ colour, view }: HairOptions, length: number, width = 1.2): Shape[] {
  const side = Math.sin(view.yaw)
  const behind = view.facing(0) < -0.2
  const narrow = width * (1 - 0.28 * Math.abs(side))
  const shift = -side * 0.34
  const at = (x: number, y: number): Point => [x + shift * Math.min(1, (y + 0.6) / 0.8), y]
  const sheet = round(
    blob([
      at(behind ? -1.08 : -1, -0.6),
      at(-1.12 + 0.1 * Math.abs(side), 0.2),
      at(-narrow, length * 0.62),
      at(-narrow * 0.86, length),
      at(-narrow * 0.4, length * 0.96),
      at(0, length * 0.98),
      at(narrow * 0.4, length * 0.96),
      at(narrow * 0.86, length),
      at(narrow, length * 0.62),
      at(1.12 - 0.3 * Math.abs(side), 0.2),
      at((behind ? 1.08 : 1) - (behind ? 0.1 : 0.3) * Math.abs(side), -0.6),
      at(0, behind ? -1.24 : -1.1),
    ]),
    behind ? darker(colour, 0.94) : darker(colour, 0.76),
  )
  if (!behind) return [sheet]
  const strands = [-0.6, -0.2, 0.2, 0.6].map((x) =>
    line(
      curve([at(x * 0.6, -0.62), at(x, length * 0.4), at(x * 1.04, length * 0.88)]),
      darker(colour, 0.78),
      0.04,
    ),
  )
  return [sheet, ...strands]
}
