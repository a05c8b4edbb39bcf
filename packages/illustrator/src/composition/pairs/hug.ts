import { between, distance, type Point, shifted } from '../../geometry/point.ts'
import type { Figure } from '../../people/figure.ts'
import { isLying } from '../../people/poses.ts'
import { TUCK } from '../../people/staged-stance.ts'
import {
  armOf,
  type Couple,
  type Hold,
  isTall,
  type Joined,
  type PairDrawing,
  radiiOf,
  roomForEmbrace,
} from '../pair.ts'
import { spotOn } from './stroke.ts'

const TURN = 0.4

/**
 * Both stand close and half turned to the reader, heads side by side: one arm around the other's shoulders, one
 * around the other's waist, the far arms behind both backs.
 */
export const hug: PairDrawing = {
  embraces: true,
  turn: TURN,
  poses: (doer, partner, sizes) => ({
    doer: isTall(sizes.doer, sizes.partner) ? 'kneel' : doer.figure.pose,
    // Whoever sits or cheers gets up into the arms: an arm around somebody lower would lie across the face.
    ...(partner.look.kind === 'human' &&
      !isLying(partner.figure.pose) && { partner: isTall(sizes.partner, sizes.doer) ? 'kneel' : 'hug' }),
    ...(partner.look.kind !== 'human' && { partner: 'sit' }),
  }),
  apart: (doer, partner) =>
    Math.max(
      (doer.footing + partner.footing) * 0.6,
      roomForEmbrace(doer, partner, partner.faceFirst ? 1 : partner.limbs ? CLOSE : BESIDE_MANE) +
        doer.head.centre[0] +
        partner.head.centre[0] -
        (partner.limbs && !partner.faceFirst ? radiiOf(doer, partner) * HELD_BACK : 0),
      partner.faceFirst ? partner.head.centre[0] + partner.head.radius + doer.footing * 0.7 : 0,
    ),
  join: (couple) => (couple.animal ? aroundAnimal(couple) : aroundEachOther(couple)),
}

/** So much nearer than their heads allow the bodies of two are who embrace half turned, in the radii of their heads. */
const HELD_BACK = TUCK * Math.sin(TURN * (Math.PI / 2))

/** How near two heads are that embrace, in their radii together. */
const CLOSE = 0.9
/** The same where one of them is an animal's, which is broader than its face. */
const BESIDE_MANE = 1.06

/** Whose shoulders are higher lays the arm around the other's, who holds on to the waist. */
function aroundEachOther({ doer, partner, toDoer, toPartner }: Couple): Joined {
  const isUpper = doer.shoulders.left[1] <= partner.shoulders.left[1]
  const [upper, lower] = isUpper ? [doer, partner] : [partner, doer]
  const [toUpper, toLower] = isUpper ? [toDoer, toPartner] : [toPartner, toDoer]
  const onShoulder = [lower.shoulders.left, lower.shoulders.right]
    .map((shoulder) => reached(upper, toUpper(belowChin(lower, shoulder))))
    .find((spot) => !passesFace(upper.shoulders.left, spot, toUpper(lower.head.centre), lower.head.radius))
  const onWaist = toLower(atWaist(upper, lower))
  const hold = (near: Point | undefined, far: Point): Hold => ({
    grasps: { left: near ?? far, right: far },
    over: near ? ['left'] : [],
    under: ['right'],
  })
  const high = hold(onShoulder, toUpper(atWaist(lower, upper)))
  const low = hold(reached(lower, onWaist), toLower(belowChin(upper, upper.shoulders.left)))
  return isUpper ? { doer: high, partner: low } : { doer: low, partner: high }
}

/** On an arm, below the chin: on a large head a hand would be on the face. */
const belowChin = ({ head }: Figure, [x, y]: Point): Point => [
  x + 4,
  Math.max(y + 30, head.centre[1] + head.radius + 22),
]

/** Whether a sleeve on its way from shoulder to hand lies over a face, cheeks and chin as well. */
const passesFace = (from: Point, to: Point, face: Point, radius: number): boolean =>
  [0.4, 0.7, 1].some((part) => distance(between(from, to, part), face) < radius * 0.9 + SLEEVE)

/** Half a sleeve. */
const SLEEVE = 16

/** At the side nearest to the other, below an arm around the shoulders. */
const atWaist = ({ back, height }: Figure, other: Figure): Point => [
  back[0],
  Math.max(back[1] + height * 0.12, other.shoulders.left[1] + 62),
]

/** Where a hand gets to on the way there. */
function reached(figure: Figure, to: Point): Point {
  const from = figure.shoulders.left
  const far = distance(from, to)
  return far < armOf(figure) * 0.95 ? to : between(from, to, (armOf(figure) * 0.95) / far)
}

/** An arm over a large head, as a lion's, would lie across its face: it goes around behind. */
function aroundAnimal({ doer, partner, toDoer }: Couple): Joined {
  const { centre, radius } = partner.head
  const isLow = partner.faceFirst === true && centre[1] > doer.head.centre[1] + doer.head.radius
  const neck = partner.neck ?? (isLow ? spotOn(partner, doer) : shifted(centre, radius * -0.5, radius * 1.3))
  return { doer: { grasps: { left: toDoer(neck) }, over: isLargeFace(partner) ? [] : ['left'] } }
}

const isLargeFace = ({ faceFirst, head }: Figure): boolean => faceFirst !== true && head.radius > 52
