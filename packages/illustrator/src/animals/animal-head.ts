import { darker, lighter } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { blush, featureLine, flat, line, place, round } from '../drawing/shape.ts'
import { limb } from '../geometry/limb.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, curve, ellipse, joined, polygon, roundedRectangle } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { onCircle } from '../geometry/point.ts'
import type { AnimalLook } from '../looks/look.ts'
import { type Gaze, type HeadView, headView } from '../people/head-view.ts'
import type { Face } from '../scene-description.ts'
import { beak, eyes, muzzle, noseAndMouth } from './animal-face.ts'
import { drawEars } from './ears.ts'
import type { SpeciesBuild } from './species-build.ts'

/** A head of radius 1 around the origin; from behind it has no face. */
export function drawAnimalHead(
  look: AnimalLook,
  build: SpeciesBuild,
  face: Face | 'sleeping',
  gaze: Gaze,
): Shape[] {
  const view = headView(gaze)
  const wide = build.head.wide
  const away = view.facing(0) < -0.1
  const wool = look.species === 'lamb'
  const faceColour = wool ? '#f6dcc6' : build.mark === 'spines' ? lighter(look.coat, 0.6) : look.coat
  const side = Math.sin(view.yaw)
  const back = placement({ x: -side * 0.3 })
  return [
    ...place([...behindHead(look, build), ...drawEars(look, build, side)], back),
    round(ellipse(0, 0, wide, 0.94), away && wool ? look.coat : faceColour),
    ...(away ? marksFromBehind(look, build) : place(onHead(look, build), placement({ x: side * 0.12 }))),
    ...(away ? [] : [...patches(look, build, view), ...drawMuzzle(look, build, face, view)]),
    ...worn(look, view),
  ]
}

/** Light patches around the eyes or on the cheeks, which turn with the face. */
function patches(look: AnimalLook, build: SpeciesBuild, view: HeadView): Shape[] {
  const patch = (x: number, y: number, rx: number, ry: number, colour: string): Shape[] => {
    const width = Math.min(1, view.facing(x, y) * 1.1)
    return width < 0.1 ? [] : [flat(ellipse(...view.at(x, y), rx * width, ry), colour)]
  }
  if (build.mark === 'white-cheeks') return [-0.5, 0.5].flatMap((x) => patch(x, 0.38, 0.46, 0.4, '#fff4e6'))
  if (look.species === 'owl')
    return [-0.42, 0.42].flatMap((x) => patch(x, -0.02, 0.42, 0.44, lighter(look.coat, 0.55)))
  return []
}

/** Muzzle, cheeks, eyes, nose and mouth. */
function drawMuzzle(look: AnimalLook, build: SpeciesBuild, face: Face | 'sleeping', view: HeadView): Shape[] {
  const snout = Math.sin(view.yaw) * (build.muzzle === 'long' ? 0.66 : 0.5)
  const drop = view.at(0, 0)[1]
  const at = (x: number, y: number): Point => [x * (1 - 0.3 * Math.abs(snout)) + snout, y + drop]
  return [
    ...(build.muzzle === 'beak' || build.muzzle === 'none' ? [] : muzzle(look, build, at)),
    ...[-0.56, 0.56]
      .filter((x) => view.facing(x) > 0.2)
      .map((x) => blush(...view.at(x, 0.34), 0.24, 0.17, '#ef7a6c', 0.6)),
    ...eyes(look, face, view),
    ...(build.muzzle === 'beak' ? beak(look, at) : noseAndMouth(build, face, at)),
  ]
}

function marksFromBehind(look: AnimalLook, build: SpeciesBuild): Shape[] {
  return build.mark === 'crest' || build.mark === 'wool' || build.mark === 'comb' ? onHead(look, build) : []
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
  if (build.mark === 'antlers') return [-1, 1].flatMap(antler)
  if (build.mark === 'aerial') {
    return [
      line(
        curve([
          [0, -0.8],
          [0.04, -1.4],
        ]),
        '#6b7480',
        0.1,
      ),
      round(ellipse(0.04, -1.46, 0.16), '#e0604f'),
    ]
  }
  if (build.mark === 'wings') return [-1, 1].map((side) => horn(side, '#f2d9a0'))
  if (build.mark !== 'horns') return []
  return [-1, 1].map((side) => horn(side, '#e9dcc0'))
}

const horn = (side: number, colour: string): Shape =>
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

function antler(side: number): Shape[] {
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
  if (build.mark === 'comb') {
    return [-0.3, 0, 0.3].map((x) => round(ellipse(x, -0.98 + Math.abs(x) * 0.3, 0.2, 0.26), '#d9493f'))
  }
  if (build.mark === 'frog-eyes') {
    return [-0.42, 0.42].map((x) => round(ellipse(x, -0.74, 0.36), look.coat))
  }
  if (build.mark === 'aerial') return [flat(roundedRectangle(-0.74, -0.5, 1.48, 0.98, 0.3), '#33414f')]
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

/** A ring around each eye that is seen, and the bridge. */
function glasses(view: HeadView): Shape[] {
  const rings = [-0.39, 0.39].filter((x) => view.facing(x) > 0.2)
  return [
    ...rings.map((x) =>
      featureLine(
        ellipse(...view.at(x, -0.04), 0.29 * Math.min(1, view.facing(x) * 1.15), 0.29),
        '#5a3b2a',
        0.06,
      ),
    ),
    featureLine(curve([view.at(-0.11, -0.08), view.at(0, -0.13), view.at(0.11, -0.08)]), '#5a3b2a', 0.06),
  ]
}

function worn(look: AnimalLook, view: HeadView): Shape[] {
  const shapes: Shape[] = []
  if (look.glasses && view.facing(0) > -0.1) shapes.push(...glasses(view))
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
