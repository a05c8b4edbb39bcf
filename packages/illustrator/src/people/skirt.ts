import { darker } from '../drawing/colour.ts'
import type { Shape } from '../drawing/shape.ts'
import { flat, line, round } from '../drawing/shape.ts'
import { disc, hull } from '../geometry/hull.ts'
import { curve, joined, type Path } from '../geometry/path.ts'
import type { Point } from '../geometry/point.ts'
import { shifted } from '../geometry/point.ts'
import { seen } from '../geometry/space.ts'
import type { HumanLook } from '../looks/look.ts'
import type { Build } from './build.ts'
import { cutOf, isSkirted } from './garments.ts'
import type { Leg } from './leg-joints.ts'
import { type Posture, type Sides, sides } from './posture.ts'
import { SHAFT } from './shoe.ts'

/** The part of a dress, robe or skirt below the waist: cloth drawn tight over hips, knees and hem. */
export function drawSkirt(look: HumanLook, build: Build, posture: Posture, legs: Sides<Leg>): Shape[] {
  if (!isSkirted(look)) return []
  const own = cutOf(look.garment).skirt !== undefined
  const colour = own ? look.garment.colour : look.bottom.colour
  const path = skirtPath(build, posture, legs, look)
  if (look.garment.kind === 'coat') return [round(path, colour), ...coatFront(build, posture, legs, look)]
  if (look.garment.kind !== 'cloak' || posture.turn > 1.2) return [round(path, colour)]
  return [round(path, darker(colour, 0.9)), ...openFront(build, posture, colour)]
}

/** The edge down which a coat is buttoned. */
function coatFront(build: Build, posture: Posture, legs: Sides<Leg>, look: HumanLook): Shape[] {
  if (posture.stance.legs.kind !== 'feet' || posture.turn > 1.2) return []
  const [x, y] = seen(posture.hips)
  const front = x + Math.sin(posture.angle) * build.shoulder * 0.5
  const hem = hemHeight(build, posture, legs, look)
  return [
    line(
      curve([
        [front, y],
        [front, (y + hem) / 2],
        [front, hem],
      ]),
      darker(look.garment.colour, 0.76),
      4,
    ),
  ]
}

/** What is worn under an open cloak. */
function openFront(build: Build, posture: Posture, colour: string): Shape[] {
  if (posture.stance.legs.kind !== 'feet') return []
  const [x, y] = seen(posture.hips)
  const aside = Math.sin(posture.angle) * build.shoulder * 0.5
  const width = 24 * build.girth * Math.max(0.3, Math.cos(posture.angle))
  return [
    flat(
      hull([
        [x + aside - width * 0.6, y - 20],
        [x + aside + width * 0.6, y - 20],
        [x + aside + width, -24],
        [x + aside - width, -24],
      ]),
      darker(colour, 1.5),
    ),
  ]
}

function skirtPath(build: Build, posture: Posture, legs: Sides<Leg>, look: HumanLook): Path {
  const { long } = look.garment
  const waist = waistDisc(build, posture)
  const kind = posture.stance.legs.kind
  const r = 24 * build.girth
  if (kind === 'feet') {
    const hem = hemDisc(build, posture, legs, look)
    return hull([...waist, ...hem, ...raisedKnees(build, posture, legs, hem)])
  }
  const knees = sides.flatMap((side) => disc(seen(legs[side].knee), r))
  const seat = sides.flatMap((side) => disc(seen(legs[side].hip), r * 1.05))
  const shins = sides.flatMap((side) =>
    disc(shifted(seen(legs[side].ankle), 0, kind === 'seated' ? -16 : -4), kind === 'seated' ? r : r * 0.7),
  )
  const lap = hull([...waist, ...seat, ...knees])
  if (kind === 'seated') return long ? joined([lap, hull([...knees, ...shins])]) : lap
  return hull([...waist, ...seat, ...knees, ...shins])
}

/** Cloth lies over the knee of a leg that is lifted: it would come out beside the skirt. */
function raisedKnees(build: Build, { stance }: Posture, legs: Sides<Leg>, hem: readonly Point[]): Point[] {
  if (stance.farLegHidden) return []
  const r = 20 * build.girth
  const highest = Math.min(...hem.map(([, y]) => y))
  return sides.flatMap((side) => {
    const knee = seen(legs[side].knee)
    return knee[1] < highest ? disc(knee, r) : []
  })
}

const waistDisc = (build: Build, { hips, angle }: Posture): Point[] =>
  disc(
    shifted(seen(hips), 0, -20),
    build.shoulder * (1 + build.roundness * 0.4) * (0.9 - 0.24 * Math.abs(Math.sin(angle))),
    8,
  )

/** Over the knee of the leg that is seen on an animal's back; the shin is bare. */
function onOneSide({ girth }: Build, legs: Sides<Leg>): Point[] {
  const { knee, ankle } = legs.left.knee[2] > legs.right.knee[2] ? legs.left : legs.right
  return disc([seen(knee)[0], (seen(knee)[1] * 2 + seen(ankle)[1]) / 3], 34 * girth, 10)
}

/** How far above an ankle the hem of who jumps is, at a child's girth. */
const OUT = 14
/** The same of a long one over the ground: shoes are seen below it. */
const HEM = 20

/** A ring around the legs, wide enough for the step. */
function hemDisc(build: Build, posture: Posture, legs: Sides<Leg>, look: HumanLook): Point[] {
  const g = build.girth
  const { long } = look.garment
  if (posture.stance.farLegHidden) return onOneSide(build, legs)
  const [left, right] = sides.map((side) => seen(long ? legs[side].ankle : legs[side].knee))
  if (!left || !right) return []
  const spread = Math.abs(right[0] - left[0]) / 2
  const width = Math.max(
    (long ? 58 : 68) * g * (1 + build.roundness * 0.36) * (1 - 0.16 * Math.abs(Math.sin(posture.angle))),
    spread + 26 * g,
  )
  return disc([(left[0] + right[0]) / 2, hemHeight(build, posture, legs, look)], width, 10)
}

function hemHeight(
  { girth, hipY }: Build,
  { stance }: Posture,
  legs: Sides<Leg>,
  { garment: { long }, shoes }: HumanLook,
): number {
  const usual = long ? -HEM * girth : hipY * 0.44 + 4
  if (stance.lift > 0) {
    // Off the ground, the foot that hangs lower comes out of the hem: a body without feet would hover.
    const lower = Math.max(...sides.map((side) => seen(legs[side].ankle)[1]))
    return Math.min(usual, lower - OUT * girth)
  }
  // The shafts of boots are seen below the hem, or they would be shoes.
  return !long && shoes.kind === 'boots' ? Math.min(usual, -(SHAFT + 28) * girth) : usual
}
