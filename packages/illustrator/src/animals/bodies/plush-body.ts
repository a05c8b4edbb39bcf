import { type Colour, darker, differenceOf, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { limb } from '../../geometry/limb.ts'
import { blob, ellipse, polygon, polyline } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import type { AnimalBody } from '../animal-body.ts'
import { dressedUpright } from '../animal-clothes.ts'
import { coatOn } from '../coat-patterns.ts'
import { sockOn } from '../own-marks.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { topOf } from './quadruped-body.ts'
import { drawTail } from './tails.ts'

/** Which bodies are sewn as a toy that sits; a bird, a fish or a snail of cloth keeps its own. */
export const isSewnSitting = ({ body }: SpeciesBuild): boolean => /^(quadruped|low|upright)$/.test(body)

/** An animal sewn of cloth: it has the head of its kind, and sits as all of them do. */
export const plushBuild = (build: SpeciesBuild): SpeciesBuild => {
  const { radius, wide } = build.head
  return {
    ...build,
    body: 'plush',
    legs: 0,
    trunk: { long: radius * 0.84, high: radius * 0.92 },
    head: { radius, wide, forward: 0, up: radius * 1.56 },
  }
}

/** A stuffed animal sits as it was put, its soles before it, with a seam, stitches and a patch; glad, it throws up its arms. */
export function drawPlush(
  look: AnimalLook,
  build: SpeciesBuild,
  isGlad: boolean,
  isAway: boolean,
): AnimalBody {
  const { long, high } = build.trunk
  const middle = -high * 0.98
  const headAt: Point = [0, middle - build.head.up]
  const tail = drawTail(look, build, [-long * 0.7, -long * 0.36])
  return {
    shapes: [
      ...(build.mark === 'spines' ? spikes(look, build, headAt, middle) : []),
      ...(isAway ? [] : [...tail, ...wings(look, build, middle)]),
      ...[-1, 1].flatMap((side) => arm(look, build, middle, side, isGlad)),
      round(trunk(long, high, middle), look.coat),
      ...(isAway ? [...tail, ...wings(look, build, middle)] : tummy(look, build, middle)),
      ...coatOn(look, long * 0.8, high * 0.8, [0, middle]),
      ...dressedUpright(look, long, high, middle),
      ...(isAway ? [] : [-1, 1].flatMap((side) => leg(look, build, side))),
    ],
    before: [],
    head: headAt,
    neck: [0, middle - high * 0.6],
    height: -headAt[1] + build.head.radius * topOf(build),
    footing: long * 1.5,
    back: [-long * 0.5, middle - high * 0.4],
  }
}

/** Of a hedgehog: points of felt around head and back. */
const spikes = (
  look: AnimalLook,
  { head: { radius }, trunk: { long, high } }: SpeciesBuild,
  [x, y]: Point,
  middle: number,
): Shape[] =>
  [
    { at: [0, middle] as Point, wide: long * 1.16, tall: high * 1.06 },
    { at: [x, y] as Point, wide: radius * 1.12, tall: radius * 1.08 },
  ].map(({ at: [left, top], wide, tall }) =>
    round(
      polygon(
        Array.from({ length: 36 }, (_, index): Point => {
          const [angle, far] = [(index / 36) * Math.PI * 2, index % 2 ? 1.24 : 1]
          return [left + Math.cos(angle) * wide * far, Math.min(0, top + Math.sin(angle) * tall * far)]
        }),
      ),
      darker(look.coat, 0.72),
    ),
  )

/** Sewn on behind, one to each side: of a dragon, or of who has wings. */
function wings(look: AnimalLook, { mark, trunk: { long, high } }: SpeciesBuild, middle: number): Shape[] {
  if (mark !== 'wings' && !markOf(look, 'wings')) return []
  const colour = markOf(look, 'wings')?.colour ?? lighter(look.coat, 0.24)
  return [-1, 1].map((side) => {
    const at = (x: number, y: number): Point => [side * long * x, middle + high * y]
    return round(
      blob([
        at(0.3, -0.5),
        at(1.3, -1.5),
        at(2, -1.3),
        at(1.86, -0.7),
        at(1.94, -0.1),
        at(1.3, -0.1),
        at(0.5, 0.1),
      ]),
      colour,
    )
  })
}

const trunk = (long: number, high: number, middle: number) =>
  blob([
    [-long * 0.56, middle - high],
    [long * 0.56, middle - high],
    [long, middle + high * 0.3],
    [long * 0.72, middle + high * 0.96],
    [-long * 0.72, middle + high * 0.96],
    [-long, middle + high * 0.3],
  ])

function tummy(look: AnimalLook, { trunk: { long, high } }: SpeciesBuild, middle: number): Shape[] {
  const thread = darker(look.coat, 0.6)
  const patchAt: Point = [long * 0.4, middle - high * 0.34]
  return [
    flat(
      ellipse(0, middle + high * 0.2, long * 0.62, high * 0.62),
      markOf(look, 'chest')?.colour ?? lighter(look.coat, 0.34),
    ),
    ...stitches([0, middle - high * 0.92], [0, middle + high * 0.7], 9, thread),
    ...sewnOn(patchAt, long * 0.26, clothUnlike(look.coat)),
  ]
}

/** From the shoulder, hanging. */
function arm(
  { coat }: AnimalLook,
  { trunk: { long, high } }: SpeciesBuild,
  middle: number,
  side: number,
  isGlad: boolean,
): Shape[] {
  const shoulder: Point = [side * long * 0.62, middle - high * 0.7]
  const hand: Point = [side * long * (isGlad ? 1.36 : 1.24), middle + high * (isGlad ? -1.3 : 0.3)]
  const between: Point = [(shoulder[0] + hand[0]) / 2 + side * long * 0.12, (shoulder[1] + hand[1]) / 2]
  return [
    round(limb([shoulder, between, hand], [long * 0.44, long * 0.46, long * 0.44]), darker(coat, 0.95)),
    ...stitches(
      [shoulder[0] + side * 2, shoulder[1] - long * 0.18],
      [shoulder[0] - side * long * 0.1, shoulder[1] + long * 0.3],
      4,
      darker(coat, 0.6),
    ),
  ]
}

/** Towards the reader, so that its sole is seen. */
function leg(look: AnimalLook, { trunk: { long } }: SpeciesBuild, side: number): Shape[] {
  const [hip, foot]: Point[] = [
    [side * long * 0.5, -long * 0.46],
    [side * long * 1.02, -long * 0.34],
  ]
  if (!hip || !foot) return []
  const sole = long * 0.34
  return [
    round(limb([hip, foot], [long * 0.56, long * 0.6]), look.coat),
    ...sockOn(look, hip, foot, long * 0.5, side > 0),
    round(ellipse(foot[0] + side * long * 0.06, foot[1], sole, sole * 1.02), darker(look.coat, 0.94)),
    flat(ellipse(foot[0] + side * long * 0.06, foot[1], sole * 0.68, sole * 0.72), lighter(look.coat, 0.4)),
  ]
}

/** So many dashes of thread from one place to another. */
export function stitches([x, y]: Point, [toX, toY]: Point, count: number, colour: Colour): Shape[] {
  return Array.from({ length: count }, (_, index) => {
    const at = (share: number): Point => [x + (toX - x) * share, y + (toY - y) * share]
    return line(polyline([at(index / count), at((index + 0.58) / count)]), colour, 3)
  })
}

/** A square of other cloth, held by four long stitches. */
function sewnOn([x, y]: Point, half: number, colour: Colour): Shape[] {
  const corners = [0, 1, 2, 3].map((corner): Point => {
    const angle = corner * (Math.PI / 2) + Math.PI / 4 + 0.16
    return [x + Math.cos(angle) * half * 1.3, y + Math.sin(angle) * half * 1.3]
  })
  const thread = darker(colour, 0.6)
  return [
    flat(polygon(corners), colour),
    ...corners.flatMap((corner) =>
      stitches(
        [x + (corner[0] - x) * 0.7, y + (corner[1] - y) * 0.7],
        [x + (corner[0] - x) * 1.24, y + (corner[1] - y) * 1.24],
        1,
        thread,
      ),
    ),
  ]
}

/** Of two cloths that every sewing box has, the one that is told apart best. */
function clothUnlike(coat: Colour): Colour {
  const [red, blue] = ['#cf6a52', '#7fa6bf'] as const
  return differenceOf(coat, red) > differenceOf(coat, blue) ? red : blue
}
