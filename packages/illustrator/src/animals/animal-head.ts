import { darker, lighter, mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { blush, feature, featureLine, flat, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { onCircle } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { expressions } from '../people/expressions.ts'
import type { Gaze } from '../people/face.ts'
import type { Face } from '../scene-description.ts'
import { drawEars } from './ears.ts'
import type { SpeciesBuild } from './species.ts'

const INK = '#33211c'

/** A head of radius 1 around the origin, turned a little to the right. */
export function drawAnimalHead(
  look: AnimalLook,
  build: SpeciesBuild,
  face: Face | 'sleeping',
  gaze: Gaze,
): Shape[] {
  const shift: Point = [gaze.turn * 0.2, Math.max(-0.2, Math.min(0.2, gaze.nod * 0.16))]
  const at = (x: number, y: number): Point => [x + shift[0], y + shift[1]]
  const wide = build.head.wide
  const faceColour =
    look.species === 'lamb' ? '#f6dcc6' : build.mark === 'spines' ? lighter(look.coat, 0.6) : look.coat
  return [
    ...behindHead(look, build),
    ...drawEars(look, build),
    round(ellipse(0, 0, wide, 0.94), faceColour),
    ...onHead(look, build),
    ...(build.muzzle === 'beak' ? [] : muzzle(look, build, at)),
    blush(...at(-0.56, 0.34), 0.24, 0.17, '#ef7a6c', 0.6),
    blush(...at(0.56, 0.34), 0.24, 0.17, '#ef7a6c', 0.6),
    ...eyes(look, face, at),
    ...(build.muzzle === 'beak' ? beak(look, at) : noseAndMouth(build, face, at)),
    ...worn(look, at),
  ]
}

type At = (x: number, y: number) => Point

function behindHead(look: AnimalLook, build: SpeciesBuild): Shape[] {
  if (build.mark === 'mane') {
    const tufts = Array.from({ length: 16 }, (_, index) =>
      ellipse(...onCircle([0, 0.04], 1.14, (index / 16) * Math.PI * 2), 0.4),
    )
    return [round(joined([...tufts, ellipse(0, 0.02, 1.24)]), '#b06a30')]
  }
  if (build.mark === 'crest') {
    return [
      round(
        limb(
          [
            [-0.1, -1.05],
            [-0.66, -0.6],
            [-1.02, 0.4],
            [-1.16, 1.3],
          ],
          [0.4, 0.5, 0.5, 0.3],
        ),
        darker(look.coat, 0.52),
      ),
    ]
  }
  if (build.mark !== 'horns') return []
  return [-1, 1].map((side) =>
    round(
      limb(
        [
          [side * 0.4, -0.7],
          [side * 0.74, -1.16],
          [side * 0.6, -1.56],
        ],
        [0.3, 0.22, 0.08],
      ),
      '#e9dcc0',
    ),
  )
}

function onHead(look: AnimalLook, build: SpeciesBuild): Shape[] {
  if (build.mark === 'wool') {
    const puffs = (
      [
        [-0.62, -0.62, 0.35],
        [-0.23, -0.86, 0.37],
        [0.22, -0.88, 0.37],
        [0.6, -0.64, 0.35],
        [0, -0.6, 0.4],
      ] as const
    ).map(([x, y, radius]) => ellipse(x, y, radius))
    return [round(joined(puffs), look.coat)]
  }
  if (build.mark === 'crest')
    return [
      round(
        blob([
          [-0.34, -0.98],
          [0.1, -1.1],
          [0.4, -0.9],
          [0.3, -0.4],
          [0.08, -0.2],
          [-0.1, -0.5],
        ]),
        darker(look.coat, 0.52),
      ),
    ]
  if (build.mark === 'white-cheeks')
    return [-1, 1].map((side) => flat(ellipse(side * 0.5, 0.38, 0.46, 0.4), '#fff4e6'))
  if (look.species === 'owl')
    return [-1, 1].map((side) => flat(ellipse(side * 0.42, -0.02, 0.42, 0.44), lighter(look.coat, 0.55)))
  if (look.species === 'cat')
    return [-0.22, 0, 0.22].map((x) =>
      flat(
        polygon([
          [x - 0.06, -0.92],
          [x + 0.06, -0.92],
          [x, -0.56],
        ]),
        darker(look.coat, 0.78),
      ),
    )
  if (look.spots) return [flat(ellipse(0.44, -0.14, 0.36, 0.42), look.spots)]
  return []
}

function muzzle(look: AnimalLook, build: SpeciesBuild, at: At): Shape[] {
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

function eyes(look: AnimalLook, face: Face | 'sleeping', at: At): Shape[] {
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

function noseAndMouth(build: SpeciesBuild, face: Face | 'sleeping', at: At): Shape[] {
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

function beak(look: AnimalLook, at: At): Shape[] {
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

function worn(look: AnimalLook, at: At): Shape[] {
  const shapes: Shape[] = []
  if (look.glasses)
    shapes.push(
      ...[-0.39, 0.39].map((x) => featureLine(ellipse(...at(x, -0.04), 0.29), '#5a3b2a', 0.06)),
      featureLine(curve([at(-0.11, -0.08), at(0, -0.13), at(0.11, -0.08)]), '#5a3b2a', 0.06),
    )
  if (look.hat)
    shapes.push(
      round(ellipse(0, -0.78, 0.9, 0.2), look.hat),
      round(
        blob([
          [-0.52, -0.8],
          [-0.46, -1.24],
          [0, -1.42],
          [0.46, -1.24],
          [0.52, -0.8],
          [0, -0.7],
        ]),
        lighter(look.hat, 0.1),
      ),
    )
  if (!look.neckwear) return shapes
  const { kind, colour } = look.neckwear
  shapes.push(
    round(
      limb(
        [
          [-0.66, 0.78],
          [0.04, 1.02],
          [0.7, 0.78],
        ],
        kind === 'scarf' ? [0.36, 0.42, 0.36] : [0.24, 0.27, 0.24],
      ),
      colour,
    ),
  )
  if (kind === 'bow') {
    for (const side of [-1, 1])
      shapes.push(
        round(
          blob([
            [0.06, 1.02],
            [0.06 + side * 0.46, 0.76],
            [0.06 + side * 0.5, 1.3],
          ]),
          colour,
        ),
      )
    shapes.push(flat(ellipse(0.06, 1.03, 0.13), darker(colour, 0.8)))
  }
  if (kind === 'collar') shapes.push(round(ellipse(0.06, 1.17, 0.16), '#f2c33f'))
  if (kind === 'scarf')
    shapes.push(
      round(
        limb(
          [
            [0.3, 1],
            [0.46, 1.6],
          ],
          [0.34, 0.4],
        ),
        darker(colour, 0.92),
      ),
    )
  return shapes
}
