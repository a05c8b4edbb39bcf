import { darker, lighter, mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { feature, featureLine, flat, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { expressions } from '../people/expressions.ts'
import type { Face } from '../scene-description.ts'
import type { SpeciesBuild } from './species.ts'

const INK = '#33211c'

/** A place on the face, moved as the head turns. */
export type At = (x: number, y: number) => Point

export function muzzle(look: AnimalLook, build: SpeciesBuild, at: At): Shape[] {
  if (build.muzzle === 'trunk') {
    return [
      round(
        limb([at(0, 0.2), at(0.12, 0.9), at(0.36, 1.44), at(0.72, 1.4)], [0.62, 0.46, 0.34, 0.24]),
        look.coat,
      ),
    ]
  }
  if (build.muzzle === 'long')
    return [
      round(
        ellipse(...at(0.04, 0.52), 0.7, 0.52),
        build.nose === 'pink' ? '#f2c9b4' : lighter(look.coat, 0.55),
      ),
    ]
  return look.species === 'lamb' ? [] : [flat(ellipse(...at(0, 0.42), 0.46, 0.35), lighter(look.coat, 0.58))]
}

export function eyes(look: AnimalLook, face: Face | 'sleeping', at: At): Shape[] {
  const expression =
    face === 'sleeping' ? { ...expressions.calm, eyes: 'closed' as const } : expressions[face]
  const size = look.species === 'owl' ? 1.5 : 1.05
  return [-1, 1].flatMap((side) => {
    const [x, y] = at(side * 0.39, -0.04)
    if (expression.eyes === 'laughing')
      return [
        featureLine(
          curve([
            [x - 0.17, y + 0.05],
            [x, y - 0.13],
            [x + 0.17, y + 0.05],
          ]),
          INK,
          0.085,
        ),
      ]
    if (expression.eyes === 'closed')
      return [
        featureLine(
          curve([
            [x - 0.17, y],
            [x, y + 0.13],
            [x + 0.17, y],
          ]),
          INK,
          0.085,
        ),
      ]
    const open = expression.eyes === 'half' ? 0.6 : expression.eyes === 'wide' ? 1.2 : 1
    const brow =
      expression.brow.inner > 9 || expression.brow.inner < -4
        ? [
            featureLine(
              curve([
                [x - side * 0.16, y - 0.32 - expression.brow.inner / 100],
                [x + side * 0.16, y - 0.32 - expression.brow.outer / 100],
              ]),
              mix(darker(look.coat, 0.6), INK, 0.4),
              0.06,
            ),
          ]
        : []
    return [
      feature(ellipse(x, y, 0.135 * size, 0.175 * size * open), INK),
      feature(ellipse(x + 0.05, y - 0.06 * open, 0.052 * size), '#ffffff'),
      feature(ellipse(x - 0.045, y + 0.075 * open, 0.026 * size), '#ffffff', 0.75),
      ...(expression.eyes === 'half'
        ? [
            featureLine(
              curve([
                [x - 0.17, y - 0.1],
                [x, y - 0.13],
                [x + 0.17, y - 0.1],
              ]),
              INK,
              0.06,
            ),
          ]
        : []),
      ...brow,
      ...(expression.tear && side > 0 ? [feature(ellipse(x + 0.1, y + 0.34, 0.07, 0.11), '#8fc7ee')] : []),
    ]
  })
}

export function noseAndMouth(build: SpeciesBuild, face: Face | 'sleeping', at: At): Shape[] {
  if (build.muzzle === 'trunk') return []
  const low = build.muzzle === 'long' ? 0.22 : 0
  const nose = feature(
    blob([at(-0.17, 0.21 + low), at(0.17, 0.21 + low), at(0.06, 0.36 + low), at(-0.06, 0.36 + low)]),
    build.nose === 'pink' ? '#d98078' : '#43302a',
  )
  const expression = face === 'sleeping' ? expressions.calm : expressions[face]
  if (/open|round/.test(expression.mouth)) {
    return [
      nose,
      feature(
        blob([
          at(-0.2, 0.46 + low),
          at(0, 0.5 + low),
          at(0.2, 0.46 + low),
          at(0.12, 0.72 + low),
          at(-0.12, 0.72 + low),
        ]),
        '#7a2a2a',
      ),
      feature(ellipse(...at(0, 0.66 + low), 0.09, 0.06), '#e8736b'),
    ]
  }
  const droop = /frown|wobble|flat/.test(expression.mouth) ? -0.1 : 0.08
  return [
    nose,
    featureLine(
      curve([
        at(-0.25, 0.5 + low),
        at(-0.11, 0.5 + low + droop),
        at(0, 0.42 + low),
        at(0.11, 0.5 + low + droop),
        at(0.25, 0.5 + low),
      ]),
      INK,
      0.068,
    ),
  ]
}

export function beak(look: AnimalLook, at: At): Shape[] {
  const colour = look.species === 'dove' ? '#e79a8c' : '#f0a03c'
  if (look.species === 'duck')
    return [
      round(
        blob([at(-0.1, 0.22), at(0.4, 0.12), at(1.02, 0.26), at(1, 0.46), at(0.4, 0.52), at(-0.06, 0.46)]),
        colour,
      ),
    ]
  return [round(blob([at(-0.17, 0.16), at(0.06, 0.1), at(0.26, 0.18), at(0.1, 0.5), at(0, 0.54)]), colour)]
}
