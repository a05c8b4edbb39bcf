import { line } from '../../drawing/shape.ts'
import { curve } from '../../geometry/path.ts'
import { between, shifted } from '../../geometry/point.ts'
import { armOf, type Couple, type Joined, meeting, type PairDrawing } from '../pair.ts'

function handInHand({ doer, partner, toDoer, toPartner }: Couple): Joined {
  const [own, other] = [doer.shoulders.left, toDoer(partner.shoulders.right)]
  const point = meeting(
    { shoulder: own, arm: armOf(doer) },
    { shoulder: other, arm: armOf(partner) },
    between(doer.hands.left, other, 0.4),
  )
  return { doer: { grasps: { left: point } }, partner: { grasps: { right: toPartner(point) } } }
}

/** Walking ahead: an animal follows on a rope, a child at the hand. */
export const lead: PairDrawing = {
  sameWay: () => true,
  turn: 0.8,
  poses: () => ({ partner: 'walk' }),
  apart: (doer, partner) =>
    -(
      partner.head.centre[0] +
      partner.head.radius +
      doer.footing +
      armOf(doer) * (partner.limbs ? 0.2 : 0.5)
    ),
  join(couple) {
    const { doer, partner, toDoer, animal } = couple
    if (!animal) return handInHand(couple)
    const { centre, radius } = partner.head
    const neck = toDoer([centre[0] - radius * 0.1, centre[1] + radius * 0.86])
    const hand = doer.hands.left
    const sag = shifted([(hand[0] + neck[0]) / 2, Math.max(hand[1], neck[1])], 0, 26)
    return { between: [line(curve([neck, sag, hand]), '#a8793f', 7)] }
  },
}
