import { between, shifted } from '../../geometry/point.ts'
import { isTiny, type PairDrawing } from '../pair.ts'
import type { Person } from '../row.ts'

/** Animals and babies lie in two arms; a toddler sits on them. */
const lies = ({ look }: Person): boolean => look.kind !== 'human' || look.age === 'baby'

/** Somebody small in two arms. */
export const carry: PairDrawing = {
  // A baby's head rests on the far arm, where no sleeve hides the face.
  sameWay: ({ look }) => look.kind !== 'human' || look.age !== 'baby',
  embraces: true,
  turn: 0.5,
  poses: (_, partner) => ({ partner: lies(partner) ? 'lie' : 'sit' }),
  apart: () => 0,
  join({ doer, partner, animal }) {
    const hands = between(doer.hands.left, doer.hands.right, 0.5)
    const sitting = partner.lying ? 0 : 1
    const up = -hands[1] - 16 - sitting * 54
    const middle = -up - partner.height * 0.3
    return {
      doer: {
        grasps: {
          left: [hands[0] + 22, middle + (animal || sitting ? 14 : 36)],
          right: shifted(hands, animal || sitting ? 30 : 74, 4),
        },
        over: ['left'],
      },
      // Who is tiny sits on the hand, so that no finger hides the face.
      lifted: {
        who: 'partner',
        x: hands[0] + (sitting ? 38 : animal ? -6 : 26),
        up: isTiny(partner) ? up + 20 : up,
      },
    }
  },
}
