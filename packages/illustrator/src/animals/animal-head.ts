import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { blush, featureLine, flat, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { blob, curve, ellipse, joined, polygon } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { onCircle } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import type { Gaze } from '../people/face.ts'
import type { Face } from '../scene-description.ts'
import { type At, beak, eyes, muzzle, noseAndMouth } from './animal-face.ts'
import { drawEars } from './ears.ts'
import type { SpeciesBuild } from './species.ts'

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
