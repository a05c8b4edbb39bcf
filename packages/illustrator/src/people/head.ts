import { mix } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, place, skin } from '../drawing/shape.ts'
import { placement } from '../geometry/matrix.ts'
import { blob, ellipse, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { createRandom } from '../geometry/random.ts'
import type { HumanLook } from '../looks/look.ts'
import { drawBeard, drawMoustache } from './beard.ts'
import { roundnessOf } from './build.ts'
import type { Expression } from './expressions.ts'
import { drawBrows, drawFace, frameOn } from './face/face.ts'
import { glassesStrap } from './face/glasses.ts'
import { ownFeatures } from './face/own-features.ts'
import { hairCuts } from './hair/hair-cuts.ts'
import type { HairOptions } from './hair/hair-drawing.ts'
import { hairOverFace } from './hair/over-face.ts'
import { shavedIntoHair } from './hair/shaved-in.ts'
import { streakOfHair, tipped } from './hair/streak.ts'
import { type Gaze, type HeadView, headView } from './head-view.ts'
import { clothPrints } from './headwear/cloth-prints.ts'
import { headwearDrawings } from './headwear.ts'
import { marksOnHead } from './marks/head-marks.ts'
import { profileOutline, profileView } from './profile.ts'

export interface Head {
  /** Behind the shoulders: long hair, the fall of a headscarf. */
  back: Shape[]
  front: Shape[]
}

/** From here on half a face is seen, and from there on none. */
const [SIDE, BEHIND] = [0.7, 1.32]
/** From here on one sees that a head leans back. */
const HALF = 0.5

/**
 * A head of radius 1 around the origin, the chin at y 1. It is seen from the front, half turned, from the side or from
 * behind: between them an eye would lie on the edge of the head.
 */
export function drawHead(look: HumanLook, expression: Expression, { turn, nod }: Gaze): Head {
  if (turn >= SIDE && turn <= BEHIND) return nodded(drawSeen(look, expression, profileView()), nod)
  const seen = drawSeen(
    look,
    expression,
    headView({ turn: turn < SIDE ? turn * 0.6 : Math.max(1.5, turn), nod }),
  )
  return turn < SIDE ? nodded(seen, Math.min(0, nod) * Math.min(1, turn / HALF)) : seen
}

/** From the side and half turned a head that looks up leans back. */
function nodded({ back, front }: Head, nod: number): Head {
  const leaning = placement({ turn: nod * 13 })
  return nod === 0 ? { back, front } : { back: place(back, leaning), front: place(front, leaning) }
}

function drawSeen(look: HumanLook, expression: Expression, view: HeadView): Head {
  const headwear = look.headwear && {
    drawing: headwearDrawings[look.headwear.kind],
    colour: look.headwear.colour,
  }
  const hair = hairCuts[look.hair.cut]
  const options = hairOptions(look, view, Boolean(headwear && !headwear.drawing.open))
  const hidden = headwear?.drawing.hidesHair ?? false
  const coversEars = hidden ? !headwear?.drawing.freesEars : hair.coversEars
  const fall = headwear?.drawing.fall?.(headwear.colour, view) ?? []
  const behind = view.facing(0) < -0.2
  const hanging = hidden ? [] : tipped(hair.back?.(options) ?? [], look.hair.tips)
  return {
    back: behind ? [] : [...hanging, ...fall],
    front: [
      ...earShapes(look, view, false),
      skin(outline(look, view), look.skin),
      ...drawBeard(look, view),
      ...drawFace(look, expression, view),
      ...drawMoustache(look, view),
      ...(behind && !hair.isSheet ? hanging : []),
      ...(hidden
        ? []
        : hanging.length > 0
          ? hair.front(options)
          : tipped(hair.front(options), look.hair.tips)),
      ...(behind && hair.isSheet ? hanging : []),
      ...(hidden ? [] : shavedIntoHair(look, view)),
      ...(look.glasses && look.hasStrap ? glassesStrap(frameOn(look.skin, look.glasses), view) : []),
      ...(hidden || !look.hair.streak ? [] : streakOfHair(look.hair.streak, view)),
      ...(hidden || !look.hair.over ? [] : hairOverFace(look.hair.colour, look.hair.over, view)),
      ...(look.marks.some(({ kind }) => kind === 'no-brows') ? [] : drawBrows(look, expression, view)),
      ...(coversEars ? [] : earShapes(look, view, true)),
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
    ...(look.hair.puffs && { puffs: look.hair.puffs }),
    isLong: look.hair.isLong === true,
    covered,
    croppedSides: look.gender === 'masculine',
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
      flat(ellipse(x, y + 0.01, width * 0.5, 0.13), mix(look.skin, '#c2603f', 0.35)),
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

/** Between a small child and a teenager a face grows longer. */
const lengthened = ({ age, years = 6 }: HumanLook): number =>
  age === 'teen' ? 0.09 : Math.max(0, Math.min(1, (years - 7) / 5)) * 0.09

/** The head's outline: the cheek that is turned away curves in at the eye. */
function outline(look: HumanLook, view: HeadView): Path {
  if (view.isProfile) return profileOutline(look)
  const { jaw: own, chin: long } = ownFeatures(look)
  const full = roundnessOf(look)
  const grown = look.age === 'adult' || look.age === 'elder'
  const jaw =
    (grown && look.gender === 'masculine' ? 0.68 : look.age === 'baby' ? 0.64 : 0.58) +
    own * 0.07 +
    full * 0.1
  const chin = (grown ? 1.06 : look.age === 'baby' ? 0.94 : 1 + lengthened(look)) + long * 0.035
  const cheek = 0.95 + full * 0.07
  const side = Math.sin(view.yaw)
  const away = view.facing(0) > 0 ? side : 0
  const points: Point[] = [
    [0, -1],
    [-0.72 - 0.06 * side, -0.76],
    [-1 - 0.05 * side, -0.1],
    [-cheek + 0.16 * side, 0.42],
    [-jaw + 0.3 * side, 0.84],
    [0.36 * side, chin],
    [jaw + 0.08 * side, 0.84],
    [cheek - 0.05 * side, 0.44],
    ...(away > 0.2 ? [[1 - 0.1 * away, 0.1] as const] : []),
    [1, -0.1 - 0.24 * away],
    [0.72, -0.76],
  ]
  return blob(points)
}
