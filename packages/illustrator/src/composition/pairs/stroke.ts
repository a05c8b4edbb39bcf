import { type Point, shifted } from '../../geometry/point.ts'
import type { Figure } from '../../people/figure.ts'
import { armOf, isTiny, meeting, type PairDrawing } from '../pair.ts'

/** Where the hand of the doer lies: on a neck, on the head of somebody low, under the chin of others, below who hovers. */
export function spotOn(partner: Figure, doer: Figure): Point {
  if (partner.neck) return partner.neck
  const { centre, radius } = partner.head
  const isLow = centre[1] > doer.shoulders.left[1] - 60
  if (isTiny(partner)) return shifted(centre, radius * 0.4, radius * (isLow ? -1.5 : 2.4))
  if (isLow) return shifted(centre, radius * -0.1, radius * -0.9)
  return shifted(centre, radius * -0.7, radius * 0.9)
}

/** In radii of the head: beside whoever lies there the hair of who bends down is not over the face. */
const besideHead = (partner: Figure): number => {
  if (isTiny(partner)) return 1.6
  return partner.lying && !partner.neck ? 1.7 : 0.5
}

/** A hand laid on an animal's back or a child's head; kneeling beside somebody low. */
export const stroke: PairDrawing = {
  turn: 0.72,
  headTurn: 0.5,
  poses: (doer, partner, sizes) => ({
    doer: sizes.partner.height < sizes.doer.height * 0.62 ? 'kneel' : doer.figure.pose,
    ...(partner.look.kind !== 'human' && partner.figure.pose === 'hug' && { partner: 'sit' }),
  }),
  apart: (doer, partner) =>
    partner.head.centre[0] +
    partner.head.radius * besideHead(partner) +
    doer.footing * 0.5 +
    armOf(doer) * 0.3,
  join({ doer, partner, toDoer }) {
    const spot = spotOn(partner, doer)
    const arm = armOf(doer)
    const shoulder = doer.shoulders.left
    return {
      doer: { grasps: { left: meeting({ shoulder, arm }, { shoulder, arm }, toDoer(spot)) }, over: ['left'] },
    }
  },
}
