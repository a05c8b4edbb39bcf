import { between, shifted } from '../../geometry/point.ts'
import { isTiny, type PairDrawing, roomWhenLifted } from '../pair.ts'
import type { Person } from '../row.ts'

/** Animals and babies lie in two arms; a toddler sits on them. */
const lies = ({ look }: Person): boolean => look.kind !== 'human' || look.age === 'baby'

/** Somebody small in two arms. */
export const carry: PairDrawing = {
  // A baby's head rests on the far arm, where no sleeve hides the face.
  sameWay: ({ look }) => look.kind !== 'human' || look.age !== 'baby',
  embraces: true,
  turn: 0.5,
  headTurn: 0.34,
  poses: (_, partner) => ({ partner: lies(partner) ? 'lie' : 'sit' }),
  apart: () => 0,
  join({ doer, partner, animal }) {
    const hands = between(doer.hands.left, doer.hands.right, 0.5)
    const sitting = partner.lying ? 0 : 1
    const up = -hands[1] - 16 - sitting * 54
    const middle = -up - partner.height * 0.3
    // Who sits there has the head beside the other's; who is tiny sits on the hand, so that no finger hides the face.
    const beside = doer.head.centre[0] - partner.head.centre[0] + roomWhenLifted(partner, doer, up)
    const x = sitting ? Math.max(hands[0] + 38, beside) : hands[0] + (animal ? -6 : 26)
    const out = sitting ? x - hands[0] - 38 : 0
    return {
      doer: {
        grasps: {
          left: [hands[0] + 22 + out, middle + (animal || sitting ? 14 : 36)],
          right: shifted(hands, (animal || sitting ? 30 : 74) + out, 4),
        },
        over: ['left'],
      },
      lifted: { who: 'partner', x, up: isTiny(partner) ? up + 20 : up },
    }
  },
}
