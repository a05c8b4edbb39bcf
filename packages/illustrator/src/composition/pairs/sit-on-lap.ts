import { shifted } from '../../geometry/point.ts'
import type { PairDrawing } from '../pair.ts'

/** On the knees of somebody who sits, in the bend of an arm. */
export const sitOnLap: PairDrawing = {
  sameWay: () => true,
  embraces: true,
  turn: 0.8,
  poses: (_, partner) => (partner.figure.pose === 'read' ? {} : { partner: 'sit' }),
  apart: () => 0,
  join({ doer, partner }) {
    const { lap } = partner
    const up = Math.max(0, doer.lap[1] - lap[1])
    const heads = (doer.head.radius + partner.head.radius) * 0.92
    const x = Math.max(lap[0] * 1.6 + 60, partner.head.centre[0] - doer.head.centre[0] + heads)
    return {
      partner: { grasps: { left: shifted([x, -up], doer.lap[0], doer.lap[1] - 18) }, over: ['left'] },
      lifted: { who: 'doer', x, up },
    }
  },
}
