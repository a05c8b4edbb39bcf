import { between, shifted } from '../../geometry/point.ts'
import type { PairDrawing } from '../pair.ts'

/** Somebody small lies or sits in two arms. */
export const carry: PairDrawing = {
  sameWay: true,
  turn: 0.5,
  poses: (_, partner) => ({ partner: partner.look.kind === 'animal' ? 'lie' : 'sit' }),
  apart: () => 0,
  join({ doer, partner }) {
    const hands = between(doer.hands.left, doer.hands.right, 0.5)
    const up = -hands[1] - 16
    const middle = -up - partner.height * 0.3
    return {
      doer: {
        grasps: { left: [hands[0] + 22, middle + 14], right: shifted(hands, 30, 4) },
        over: ['left'],
      },
      lifted: { who: 'partner', x: hands[0] - 6, up },
    }
  },
}
