import { shifted } from '../../geometry/point.ts'
import { type PairDrawing, roomForHeads } from '../pair.ts'

/** One arm around the other's shoulders. */
export const comfort: PairDrawing = {
  turn: 0.56,
  apart: (doer, partner) =>
    Math.max((doer.footing + partner.footing) * 0.84, roomForHeads(doer, partner, 0.96)),
  join: ({ partner, toDoer }) => ({
    doer: { grasps: { left: toDoer(shifted(partner.shoulders.left, -6, 22)) }, over: ['left'] },
  }),
}
