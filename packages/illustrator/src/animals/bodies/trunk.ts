import { darker, lighter } from '../../drawing/colour.ts'
import type { Shape } from '../../drawing/shape.ts'
import { flat, line, round } from '../../drawing/shape.ts'
import { blob, curve, ellipse, joined, polygon, roundedRectangle } from '../../geometry/path.ts'
import type { Point } from '../../geometry/point.ts'
import { createRandom } from '../../geometry/random.ts'
import type { AnimalLook } from '../../looks/look.ts'
import { markOf } from '../../looks/read-animal-marks.ts'
import { dressedStanding } from '../animal-clothes.ts'
import { coatOn } from '../coat-patterns.ts'
import { furOn, furry } from '../shaggy-fur.ts'
import type { SpeciesBuild } from '../species-build.ts'
import { PATCH, patch } from './coat-patches.ts'
import { drawWings } from './wings.ts'

export const isWoolly = ({ mark }: SpeciesBuild): boolean => mark === 'wool' || mark === 'fleece'

export function trunkShapes(look: AnimalLook, build: SpeciesBuild, middle: number): Shape[] {
  const { long, high } = build.trunk
  if (isWoolly(build))
    return [...wool(look, 0, middle, long, high), ...dressedStanding(look, long, high, middle)]
  if (build.mark === 'spines') return spines(look, middle, long, high)
  if (build.mark === 'shell') return shell(look, middle, long, high)
  const body = blob([
    [-long, middle + 2],
    [-long * 0.82, middle - high * 0.84],
    [-long * 0.2, middle - high * 0.94],
    [long * 0.5, middle - high],
    [long * 0.98, middle - high * 0.3],
    [long * 0.86, middle + high * 0.72],
    [0, middle + high * 0.92],
    [-long * 0.8, middle + high * 0.78],
  ])
  const hump =
    build.mark === 'hump'
      ? [
          round(
            blob([
              [-long * 0.56, middle - high * 0.7],
              [-long * 0.1, middle - high * 1.9],
              [long * 0.4, middle - high * 0.7],
            ]),
            darker(look.coat, 0.94),
          ),
        ]
      : []
  const wings = drawWings(look, build, [long * 0.06, middle - high * 0.5])
  return [
    ...hump,
    ...wings.far,
    ...(build.mark === 'ridge' ? [ridge(look, long, middle - high * 0.9)] : []),
    round(furry(look, body, [0, middle], long, high * 0.94), look.coat),
    flat(
      blob([
        [-long * 0.7, middle + high * 0.62],
        [0, middle + high * 0.56],
        [long * 0.72, middle + high * 0.56],
        [long * 0.3, middle + high * 0.9],
        [-long * 0.4, middle + high * 0.9],
      ]),
      markOf(look, 'chest')?.colour ?? lighter(look.coat, 0.42),
    ),
    ...breast(look, long, high, middle),
    ...furOn(look, [0, middle], long, high),
    ...coatOn(look, long, high, [0, middle]),
    ...(build.mark === 'patchwork' ? patchesOn(long, high, middle) : []),
    ...dressedStanding(look, long, high, middle),
    ...wings.near,
  ]
}

/** A chest of another colour is seen under the head, too. */
function breast(look: AnimalLook, long: number, high: number, middle: number): Shape[] {
  const colour = markOf(look, 'chest')?.colour
  return colour ? [flat(ellipse(long * 0.66, middle + high * 0.2, high * 0.4, high * 0.6), colour)] : []
}

/** Rounded teeth along a back. */
const ridge = ({ coat }: AnimalLook, long: number, y: number): Shape =>
  round(
    joined([-0.8, -0.5, -0.2, 0.1, 0.4, 0.66].map((x) => ellipse(x * long, y + 4, 13, 15))),
    darker(coat, 0.78),
  )

/** A giraffe's patches over a trunk. */
export const patchesOn = (long: number, high: number, middle: number): Shape[] =>
  (
    [
      [-0.7, -0.36, 0.3],
      [-0.24, -0.5, 0.34],
      [0.26, -0.46, 0.32],
      [0.68, -0.2, 0.26],
      [-0.48, 0.16, 0.28],
      [0.02, 0.1, 0.3],
      [0.46, 0.24, 0.26],
    ] as const
  ).map(([x, y, radius], turn) => flat(patch(x * long, middle + y * high, radius * high, turn), PATCH))

export function wool(look: AnimalLook, x: number, y: number, long: number, high: number): Shape[] {
  const random = createRandom(`${look.name} wool`)
  const puffs = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2
    return ellipse(
      x + Math.cos(angle) * long * 0.94,
      y + Math.sin(angle) * high * 0.74,
      high * random.between(0.5, 0.64),
    )
  })
  const swirls = (
    [
      [-0.4, 0.1],
      [0.14, -0.26],
      [0.5, 0.18],
      [0, 0.42],
      [-0.62, -0.3],
    ] as const
  ).map(([dx, dy]) =>
    line(
      curve([
        [x + dx * long - 16, y + dy * high - 4],
        [x + dx * long, y + dy * high + 10],
        [x + dx * long + 16, y + dy * high - 4],
      ]),
      darker(look.coat, 0.86),
      4,
    ),
  )
  return [
    round(joined([...puffs, ellipse(x, y, long, high * 0.94)]), look.coat),
    ...coatOn(look, long, high, [x, y]),
    ...swirls,
  ]
}

function spines(look: AnimalLook, middle: number, long: number, high: number): Shape[] {
  const points: Point[] = []
  for (let index = 0; index <= 20; index++) {
    const angle = Math.PI + (index / 20) * Math.PI * 1.02
    const reach = index % 2 ? 1.28 : 1.02
    points.push([
      -8 + Math.cos(angle) * long * reach,
      middle + high * 0.5 + Math.sin(angle) * high * 1.5 * reach,
    ])
  }
  return [
    round(ellipse(4, middle + high * 0.3, long * 0.96, high * 0.7), lighter(look.coat, 0.5)),
    round(
      polygon([...points, [long * 0.7, middle + high * 0.6], [-long * 0.9, middle + high * 0.6]]),
      darker(look.coat, 0.86),
    ),
  ]
}

/** The plates of a shell, or what is said to be on it: yellow squares. */
function shellMarks(look: AnimalLook, middle: number, long: number, high: number): Shape[] {
  const said = markOf(look, 'shell-marks')?.colour
  if (said)
    return [-0.62, -0.22, 0.2, 0.62].map((part, index) =>
      flat(roundedRectangle(long * part - 12, middle - high * (index % 3 ? 0.62 : 0.2), 25, 24, 4), said),
    )
  return [
    flat(
      joined([
        ellipse(0, middle - high * 0.3, 28, 24),
        ellipse(-long * 0.52, middle, 20, 18),
        ellipse(long * 0.52, middle, 20, 18),
      ]),
      lighter(markOf(look, 'shell')?.colour ?? '#8a6a42', 0.24),
    ),
  ]
}

function shell(look: AnimalLook, middle: number, long: number, high: number): Shape[] {
  const dome = blob([
    [-long, middle + high * 0.56],
    [-long * 0.8, middle - high * 0.5],
    [0, middle - high * 1.1],
    [long * 0.8, middle - high * 0.5],
    [long, middle + high * 0.56],
    [0, middle + high * 0.76],
  ])
  return [
    round(ellipse(0, middle + high * 0.6, long * 0.96, high * 0.34), lighter(look.coat, 0.3)),
    round(dome, markOf(look, 'shell')?.colour ?? '#8a6a42'),
    ...shellMarks(look, middle, long, high),
  ]
}
