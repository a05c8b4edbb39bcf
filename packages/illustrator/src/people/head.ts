import { mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { feature, round, skin } from '../drawing/shape.ts'
import { blob, ellipse, joined, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { createRandom } from '../geometry/random.ts'
import type { HumanLook } from '../looks/look.ts'
import { drawBeard, drawMoustache } from './beard.ts'
import type { Expression } from './expressions.ts'
import { drawBrows, drawFace } from './face/face.ts'
import { noseSize } from './face/nose.ts'
import { hairCuts } from './hair/hair-cuts.ts'
import type { HairOptions } from './hair/hair-drawing.ts'
import { hairOverFace } from './hair/over-face.ts'
import { streakOfHair } from './hair/streak.ts'
import { type Gaze, type HeadView, headView } from './head-view.ts'
import { clothPrints } from './headwear/cloth-prints.ts'
import { headwearDrawings } from './headwear.ts'
import { marksOnHead } from './marks/head-marks.ts'

export interface Head {
  /** Behind the shoulders: long hair, the fall of a headscarf. */
  back: Shape[]
  front: Shape[]
}

/** A head of radius 1 around the origin, the chin at y 1. */
export function drawHead(look: HumanLook, expression: Expression, gaze: Gaze): Head {
  const view = headView(gaze)
  const headwear = look.headwear && {
    drawing: headwearDrawings[look.headwear.kind],
    colour: look.headwear.colour,
  }
  const hair = hairCuts[look.hair.cut]
  const options = hairOptions(look, view, Boolean(headwear && !headwear.drawing.open))
  const hidden = headwear?.drawing.hidesHair ?? false
  const fall = headwear?.drawing.fall?.(headwear.colour, view) ?? []
  const behind = view.facing(0) < -0.2
  const hanging = hidden ? [] : (hair.back?.(options) ?? [])
  return {
    back: behind ? [] : [...hanging, ...fall],
    front: [
      ...earShapes(look, view, false),
      skin(outline(look, view), look.skin),
      ...drawBeard(look, view),
      ...drawFace(look, expression, view),
      ...drawMoustache(look, view),
      ...(behind ? hanging : []),
      ...(hidden ? [] : hair.front(options)),
      ...(hidden || !look.hair.streak ? [] : streakOfHair(look.hair.streak, view)),
      ...(hidden || !look.hair.over ? [] : hairOverFace(look.hair.colour, look.hair.over, view)),
      ...drawBrows(look, expression, view),
      ...(hidden || hair.coversEars ? [] : earShapes(look, view, true)),
      ...(behind ? fall : []),
      ...(headwear?.drawing.front(headwear.colour, view) ?? []),
      ...clothPrints(look, view),
      ...marksOnHead(look, view),
    ],
  }
}

function hairOptions(look: HumanLook, view: HeadView, covered: boolean): HairOptions {
  return {
    colour: look.hair.colour,
    skin: look.skin,
    ribbon: look.bows ?? mix(look.garment.colour, '#ff5a6a', 0.25),
    view,
    covered,
    random: createRandom(`${look.name} curls`),
  }
}

/** Ears at the edge of the head are drawn under it, an ear that has turned to the reader over it. */
function earShapes(look: HumanLook, view: HeadView, turned: boolean): Shape[] {
  return [-96, 96].flatMap((longitude) => {
    const { x, y, front } = view.around(longitude, 0.18, 0.99)
    const atEdge = front > -0.4 && front < 0.34
    if (turned ? front < 0.34 : !atEdge) return []
    const width = (0.15 + 0.05 * Math.max(0, front)) * earSize(look)
    return [
      skin(earPath(look, x, y, width), look.skin),
      round(ellipse(x, y + 0.01, width * 0.5, 0.13), mix(look.skin, '#c2603f', 0.35)),
      ...(look.hearingAid && longitude < 0 ? hearingAid(look.hearingAid, x, y) : []),
    ]
  })
}

/** Round, or drawn out to a tip. */
function earPath(look: HumanLook, x: number, y: number, width: number): Path {
  if (!look.marks.some(({ kind }) => kind === 'pointed-ears'))
    return ellipse(x, y, width, 0.24 * earSize(look) ** 0.5)
  const out = x < 0 ? -1 : 1
  return blob([
    [x - out * 0.1, y + 0.22],
    [x + out * 0.12, y + 0.18],
    [x + out * 0.3, y - 0.1],
    [x + out * 0.46, y - 0.5],
    [x + out * 0.12, y - 0.3],
    [x - out * 0.12, y - 0.16],
  ])
}

/** Ears that stick out are broader from the front. */
function earSize({ marks }: HumanLook): number {
  if (marks.some(({ kind }) => kind === 'big-ears')) return 1.8
  return marks.some(({ kind }) => kind === 'small-ears') ? 0.7 : 1
}

const hearingAid = (colour: string, x: number, y: number): Shape[] => [
  feature(ellipse(x - 0.1, y - 0.12, 0.07, 0.15, 0.3), colour),
  feature(ellipse(x + 0.03, y + 0.05, 0.055), colour),
]

/** The head's outline; from the side the chin comes forward and a nose stands out. */
function outline(look: HumanLook, view: HeadView): Path {
  const grown = look.age === 'adult' || look.age === 'elder'
  const jaw = grown && look.gender === 'masculine' ? 0.68 : look.age === 'baby' ? 0.64 : 0.58
  const chin = grown ? 1.06 : look.age === 'baby' ? 0.94 : 1
  const side = Math.sin(view.yaw)
  const points: Point[] = [
    [0, -1],
    [-0.72 - 0.06 * side, -0.76],
    [-1 - 0.05 * side, -0.1],
    [-0.95 + 0.16 * side, 0.42],
    [-jaw + 0.3 * side, 0.84],
    [0.36 * side, chin],
    [jaw + 0.08 * side, 0.84],
    [0.95 - 0.03 * side, 0.42],
    [1, -0.1],
    [0.72, -0.76],
  ]
  const head = blob(points)
  const profile = side > 0.68 && view.facing(0) > -0.2
  return profile ? joined([head, nose(look, side)]) : head
}

/** Drawn round the same way as the head, so that both make one outline. */
function nose(look: HumanLook, side: number): Path {
  const usual = look.age === 'adult' || look.age === 'elder' ? 0.17 : look.age === 'baby' ? 0.11 : 0.13
  const size = usual * noseSize(look)
  const x = side * 1.04 + size * 0.1
  return blob([
    [x, 0.3 - size * 0.8],
    [x - size, 0.3],
    [x, 0.3 + size * 0.86],
    [x + size * 0.96, 0.34],
  ])
}
