import { shifted } from '../../geometry/point.ts'
import { type PairDrawing, roomWhenLifted } from '../pair.ts'

/** On the thighs of somebody who sits, in the bend of an arm; both faces half to the reader, the smaller one lower. */
export const sitOnLap: PairDrawing = {
  sameWay: () => true,
  embraces: true,
  turn: 0.8,
  headTurn: 0.36,
  poses: (_, partner) => (partner.figure.pose === 'read' ? {} : { partner: 'sit' }),
  apart: () => 0,
  join({ doer, partner }) {
    const { lap } = partner
    const up = Math.max(0, doer.lap[1] - lap[1] - SINKS)
    const beside = partner.head.centre[0] - doer.head.centre[0] + roomWhenLifted(doer, partner, up)
    const x = Math.max(lap[0] * 1.5, beside)
    return {
      partner: { grasps: { left: shifted([x, -up], doer.lap[0], doer.lap[1] - 18) }, over: ['left'] },
      lifted: { who: 'doer', x, up },
    }
  },
}

/** How deep somebody sits between two thighs, in figure units. */
const SINKS = 18
