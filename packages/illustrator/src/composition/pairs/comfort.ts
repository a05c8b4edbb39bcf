import { shifted } from '../../geometry/point.ts'
import { isTall, type PairDrawing, roomForHeads } from '../pair.ts'

/** One arm around the other's shoulders. */
export const comfort: PairDrawing = {
  embraces: true,
  turn: 0.56,
  poses: (_doer, _partner, sizes) => (isTall(sizes.doer, sizes.partner) ? { doer: 'kneel' } : {}),
  apart: (doer, partner) =>
    Math.max((doer.footing + partner.footing) * 0.84, roomForHeads(doer, partner, 0.96)),
  join: ({ partner, toDoer }) => ({
    doer: { grasps: { left: toDoer(shifted(partner.shoulders.left, -10, 34)) }, over: ['left'] },
  }),
}
