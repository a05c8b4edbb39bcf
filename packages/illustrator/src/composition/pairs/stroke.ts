import { armOf, meeting, type PairDrawing } from '../pair.ts'

/** A hand laid on an animal's back or a child's head; kneeling beside somebody low. */
export const stroke: PairDrawing = {
  turn: 0.72,
  poses: (doer, partner, sizes) => ({
    doer: sizes.partner.height < sizes.doer.height * 0.62 ? 'kneel' : doer.figure.pose,
    ...(partner.look.kind === 'animal' && partner.figure.pose === 'hug' && { partner: 'sit' }),
  }),
  apart: (doer, partner) =>
    partner.head.centre[0] + partner.head.radius * 0.5 + doer.footing * 0.5 + armOf(doer) * 0.3,
  join({ doer, partner, toDoer }) {
    const { centre, radius } = partner.head
    const low = centre[1] > doer.shoulders.left[1] - 60
    const spot = [centre[0] - radius * (low ? 0.1 : 0.7), centre[1] + radius * (low ? -0.9 : 0.9)] as const
    const arm = armOf(doer)
    const shoulder = doer.shoulders.left
    return {
      doer: { grasps: { left: meeting({ shoulder, arm }, { shoulder, arm }, toDoer(spot)) }, over: ['left'] },
    }
  },
}
