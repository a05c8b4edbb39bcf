import { darker, mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { round, skin } from '../drawing/shape.ts'
import { blob, ellipse } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { createRandom } from '../geometry/random.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Expression } from './expressions.ts'
import { drawFace, type Gaze } from './face.ts'
import { hairCuts } from './hair/hair-cuts.ts'
import type { HairOptions } from './hair/hair-drawing.ts'
import { headwearDrawings, scarfOpening } from './headwear.ts'

export interface Head {
  /** Behind the shoulders: long hair, the fall of a headscarf. */
  back: Shape[]
  front: Shape[]
}

/** A head of radius 1 around the origin, the chin at y 1. */
export function drawHead(look: HumanLook, expression: Expression, gaze: Gaze): Head {
  const headwear = look.headwear && {
    drawing: headwearDrawings[look.headwear.kind],
    colour: look.headwear.colour,
  }
  const hair = hairCuts[look.hair.cut]
  const options = hairOptions(look, gaze, Boolean(headwear && !headwear.drawing.open))
  const hidden = headwear?.drawing.hidesHair ?? false
  const hat = headwear?.drawing.front(headwear.colour) ?? []
  const face = drawFace(look, expression, gaze)
  return {
    back: [
      ...(hidden ? [] : (hair.back?.(options) ?? [])),
      ...(headwear?.drawing.back?.(headwear.colour) ?? []),
    ],
    front: hidden
      ? [...hat, skin(scarfOpening, look.skin), ...face, ...drawBeard(look)]
      : [
          ...ears(look, gaze),
          skin(outline(look, gaze), look.skin),
          ...beforeFeatures(look),
          ...face,
          ...drawBeard(look),
          ...hair.front(options),
          ...hat,
        ],
  }
}

function hairOptions(look: HumanLook, { turn }: Gaze, covered: boolean): HairOptions {
  return {
    colour: look.hair.colour,
    ribbon: look.bows ?? mix(look.garment.colour, '#ff5a6a', 0.25),
    turn,
    covered,
    random: createRandom(`${look.name} curls`),
  }
}

/** The far ear disappears as the head turns. */
function ears(look: HumanLook, { turn }: Gaze): Shape[] {
  const near = [skin(ellipse(-0.98 + turn * 0.16, 0.17, 0.19, 0.24), look.skin)]
  const inner = round(ellipse(-0.99 + turn * 0.16, 0.18, 0.09, 0.13), mix(look.skin, '#c2603f', 0.35))
  return turn > 0.45
    ? [...near, inner]
    : [...near, inner, skin(ellipse(0.98, 0.17, 0.19 - turn * 0.2, 0.24), look.skin)]
}

function outline(look: HumanLook, { turn }: Gaze): ReturnType<typeof blob> {
  const grown = look.age === 'adult' || look.age === 'elder'
  const jaw = grown && !look.feminine ? 0.68 : 0.58
  const chin = grown ? 1.06 : 1
  const lean = turn * 0.07
  const points: Point[] = [
    [0, -1],
    [-0.72, -0.76],
    [-1, -0.1],
    [-0.95 + lean, 0.42],
    [-jaw + lean, 0.84],
    [lean, chin],
    [jaw + lean, 0.84],
    [0.95 + lean * 0.5, 0.42],
    [1 + lean * 0.3, -0.1],
    [0.72, -0.76],
  ]
  return blob(points)
}

/** A short beard is drawn under the mouth, so that the mouth stays to be seen. */
function beforeFeatures(look: HumanLook): Shape[] {
  if (look.beard.kind !== 'beard' && look.beard.kind !== 'long-beard') return []
  const bottom = look.beard.kind === 'long-beard' ? 1.86 : 1.3
  const points: Point[] = [
    [-0.98, 0.1],
    [-0.88, 0.76],
    [-0.46, bottom - 0.12],
    [0, bottom],
    [0.46, bottom - 0.12],
    [0.88, 0.76],
    [0.98, 0.1],
    [0.74, 0.4],
    [0.34, 0.4],
    [0, 0.44],
    [-0.34, 0.4],
    [-0.74, 0.4],
  ]
  return [round(blob(points), look.beard.colour)]
}

function drawBeard(look: HumanLook): Shape[] {
  if (look.beard.kind === 'none') return []
  const half = look.beard.kind === 'moustache' ? 0.42 : 0.36
  const colour = darker(look.beard.colour, 0.92)
  return [-1, 1].map((side) =>
    round(
      blob([
        [0, 0.4],
        [side * half * 0.6, 0.38],
        [side * half, 0.52],
        [side * half * 0.5, 0.5],
        [0, 0.48],
      ]),
      colour,
    ),
  )
}
